import { describe, expect, it } from 'vitest';
import type { Article } from '#functions/domain/articles/article.ts';
import {
  articlePassages,
  episodePassages,
  productPassages,
} from '#functions/domain/passages/item-passages.ts';
import type { Episode } from '#functions/domain/podcasts/episode.ts';

const article: Article = {
  id: 'a 1',
  title: 'Dunes',
  shortDescription: 'How they walk.',
  longDescription: 'Slowly.\n\nWith the wind.',
  priceMinor: 450,
  currency: 'gbp',
  category: 'Field Practice | desert',
  author: 'Ralph',
  pages: 12,
  updatedAt: '2026-01-01T00:00:00.000Z',
  shelf: 'published',
  file: { key: 'secret-key', name: 'secret.pdf', sizeBytes: 1 },
};

const audio = {
  key: 'private-key',
  name: 'x.mp3',
  contentType: 'audio/mpeg',
  sizeBytes: 1,
  durationSeconds: 312,
};
const episode: Episode = {
  id: 'p1',
  title: 'Singing sand',
  shortDescription: 'Why it booms.',
  longDescription: 'From inside a dune.',
  priceMinor: 300,
  currency: 'gbp',
  updatedAt: '2026-01-01T00:00:00.000Z',
  shelf: 'published',
  audio,
  transcript: 'The grains avalanche together.',
};

describe('passages of items', () => {
  it('contain the facts and descriptions of a paper, and nothing of its file', () => {
    const passages = articlePassages(article);
    const source = {
      kind: 'article',
      id: 'a 1',
      title: 'Dunes',
      url: '/articles/a%201',
      price: { amountMinor: 450, currency: 'gbp' },
    };
    expect(passages).toEqual([
      {
        id: 'article#a 1#0',
        source,
        quotable: true,
        text: 'How they walk. A paper in Field Practice by Ralph, 12 pages, price £4.50.',
      },
      {
        id: 'article#a 1#1',
        source,
        quotable: true,
        heading: 'About this paper',
        text: 'Slowly. With the wind.',
      },
    ]);
    const [free] = articlePassages({ ...article, priceMinor: 0 });
    expect(free!.text).toMatch(/12 pages, free to read\.$/);
  });

  it('let the transcript of a paid episode be found, but not quoted', () => {
    const [facts, about, spoken] = episodePassages(episode);
    expect(facts!.text).toBe('Why it booms. An episode, 5 minutes, price £3.00.');
    expect([facts!.quotable, about!.quotable, spoken!.quotable]).toEqual([true, true, false]);
    expect(spoken!.text).toBe('The grains avalanche together.');
    expect(spoken!.source.url).toBe('/podcasthub/p1');
    expect(episodePassages({ ...episode, priceMinor: 0 })[2]!.quotable).toBe(true);
    expect(episodePassages({ ...episode, transcript: undefined })).toHaveLength(2);
  });

  it('contain the title, category and price of a product', () => {
    const { updatedAt, currency } = article;
    const product = { id: 'x', title: 'Log templates', category: 'Data', priceMinor: 900 };
    const [only, ...more] = productPassages({ ...product, currency, updatedAt });
    expect(only!.text).toBe('Log templates. A product in Data, price £9.00.');
    expect(only!.source.url).toBe('/store/x');
    expect(more).toEqual([]);
  });
});
