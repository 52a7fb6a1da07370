import { describe, expect, it } from 'vitest';
import { findEpisodes } from '#functions/domain/podcasts/find-episodes.ts';
import type { EpisodeSort, EpisodeSummary } from '#shared/contracts/podcasts.ts';
import { searchedTexts, searches } from '../../support/searched-texts.ts';

/** Newest first, as in the catalogue; the number is the price. */
const held = (['e', 'd', 'c', 'b', 'a'] as const).map((id, index): EpisodeSummary => {
  const price = [3, 0, 5, 3, 0][index]!;
  return {
    id,
    _id: id,
    title: `Episode ${id.toUpperCase()}`,
    shortDescription: id === 'c' ? 'On turbidites.' : 'On moraines.',
    price,
    currency: 'gbp',
    isFree: price === 0,
    artworkUrl: '/cover.webp',
  };
});

const order = (sort: EpisodeSort | undefined, owned: string[] = []) =>
  findEpisodes(held, { sort }, new Set(owned))
    .map(({ id }) => id)
    .join('');

describe('episodes', () => {
  it.each([
    [undefined, 'edcba'],
    ['newest', 'edcba'],
    ['oldest', 'abcde'],
    ['price-low-high', 'daebc'],
    ['price-high-low', 'cebda'],
    ['free', 'daecb'],
    ['purchased', 'daecb'],
  ] as const)('sorted by %s stay newest first where they are alike', (sort, expected) => {
    expect(order(sort)).toBe(expected);
  });

  it('put what a member owns first, free ones among it', () => {
    expect(order('purchased', ['b', 'gone'])).toBe('dbaec');
  });

  it('are found by every word of title and short description, in any case', () => {
    const found = (q: string) => findEpisodes(held, { q }).map(({ id }) => id);
    expect(found('  TURBIDITES  episode ')).toEqual(['c']);
    expect(found('moraines c')).toEqual([]);
    expect(found('')).toHaveLength(5);
  });

  it.each(searches)('for %j are what is meant, the best match first', (q, expected) => {
    const episodes = searchedTexts.map((texts) => ({ ...held[0]!, ...texts, _id: texts.id }));
    expect(findEpisodes(episodes, { q }).map(({ id }) => id)).toEqual(expected);
  });

  it('stay in the order of the catalogue', () => {
    const before = [...held];
    order('oldest');
    order('free');
    expect(held).toEqual(before);
  });
});
