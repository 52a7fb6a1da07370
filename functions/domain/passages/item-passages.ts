import { categoryLabel } from '#shared/articles/category-label.ts';
import { articlePath } from '#shared/constants/article-path.ts';
import { siteNouns } from '#shared/assistant/site-nouns.ts';
import { episodePath } from '#shared/constants/episode-path.ts';
import { productPath } from '#shared/constants/product-path.ts';
import { formatMinor } from '#shared/constants/money.ts';
import { siteConfig } from '#shared/site-config/index.ts';
import type { Article } from '../articles/article.ts';
import { itemWithArticle } from './with-article.ts';
import { descriptionText } from '#shared/descriptions/description-text.ts';
import type { Episode } from '../podcasts/episode.ts';
import type { Product } from '../products/product.ts';
import type { Passage, PassageSource } from './passage.ts';
import { readTranscript } from './read-transcript.ts';
import { splitText } from './split-text.ts';

/** Returns the searchable text of an article; never its PDF, which is sold. */
export function articlePassages(article: Article): Passage[] {
  const { id, title, shortDescription, longDescription, category, author, pages } = article;
  const label = categoryLabel(category);
  const facts = [
    `${itemWithArticle('article')}${label && ` in ${label}`} by ${author ?? siteConfig.brand.company}`,
    pages && `${pages} pages`,
    priceText(article, 'read'),
  ];
  const source = itemSource('article', article, title, articlePath(id));
  return numbered(source, [
    { text: `${shortDescription} ${sentence(facts)}`.trim() },
    ...aboutParts(longDescription, `About this ${siteNouns.article.one}`),
  ]);
}

/** Returns the searchable text of an episode. The transcript of a paid one is searched but never quoted. */
export function episodePassages(episode: Episode): Passage[] {
  const { id, title, shortDescription, longDescription, audio, priceMinor, transcript } = episode;
  const minutes = audio && Math.max(1, Math.round(audio.durationSeconds / 60));
  const facts = [
    itemWithArticle('podcast'),
    minutes && `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`,
    priceText(episode, 'hear'),
  ];
  const source = itemSource('podcast', episode, title, episodePath(id));
  return numbered(source, [
    { text: `${shortDescription} ${sentence(facts)}`.trim() },
    ...aboutParts(longDescription, `About this ${siteNouns.podcast.one}`),
    ...splitText(readTranscript(transcript ?? '')).map((text) => ({
      text,
      heading: 'Transcript',
      quotable: priceMinor === 0,
    })),
  ]);
}

export function productPassages(product: Product): Passage[] {
  const { id, title, category, shortDescription = '', longDescription = '' } = product;
  const facts = [`${itemWithArticle('product')} in ${category}`, priceText(product, 'download')];
  const source = itemSource('product', product, title, productPath(id));
  return numbered(source, [
    { text: `${title}. ${shortDescription} ${sentence(facts)}`.replace(/ {2,}/g, ' ') },
    ...aboutParts(longDescription, `About this ${siteNouns.product.one}`),
  ]);
}

/** Splits a description (Markdown) into passages of plain text. */
function aboutParts(markdown: string, heading: string): Part[] {
  return splitText(descriptionText(markdown)).map((text) => ({ text, heading }));
}

interface Sold {
  id: string;
  priceMinor: number;
  currency: string;
}

function itemSource(
  kind: PassageSource['kind'],
  { id, priceMinor, currency }: Sold,
  title: string,
  url: string,
): PassageSource {
  return { kind, id, title, url, price: { amountMinor: priceMinor, currency } };
}

function priceText({ priceMinor, currency }: Sold, verb: string): string {
  if (priceMinor === 0) return `free to ${verb}`;
  return `price ${formatMinor(priceMinor, currency, siteConfig.locale)}`;
}

function sentence(facts: readonly (string | number | undefined)[]): string {
  return `${facts.filter(Boolean).join(', ')}.`;
}

type Part = Pick<Passage, 'text' | 'heading' | 'parts'> & Partial<Pick<Passage, 'quotable'>>;

/** Numbers the parts of a source: `article#<id>#0`. */
export function numbered(source: PassageSource, parts: readonly Part[]): Passage[] {
  return parts.map((part, index) => ({
    id: `${source.kind}#${source.id}#${index}`,
    source,
    quotable: true,
    ...part,
  }));
}
