import { formatAmount } from '#shared/constants/money.ts';
import { siteConfig } from '#shared/site-config/index.ts';
import { readCatalogue as readArticles } from '../../articles/catalogue.ts';
import { readCatalogue as readEpisodes } from '../../podcasts/catalogue.ts';
import { readCatalogue as readProducts } from '../../products/catalogue.ts';
import type { SoldKind } from '../listing/read-listing-request.ts';

/** The details on an item's card in the library, the hub or the store. */
export interface ShelfItem {
  id: string;
  title: string;
  price: number;
  currency: string;
  category?: string | undefined;
  author?: string | undefined;
  pages?: number | undefined;
  durationSeconds?: number | undefined;
  shortDescription?: string | undefined;
  publishedAt?: string | undefined;
  /** The publication date of an episode. */
  releaseDate?: string | undefined;
}

/** All published items by kind, newest first. */
export type Shelves = Readonly<Record<SoldKind, readonly ShelfItem[]>>;

/** Reads the published items, from memory unless something has changed. */
export async function readShelves(): Promise<Shelves> {
  const [articles, episodes, products] = await Promise.all([
    readArticles(),
    readEpisodes(),
    readProducts(),
  ]);
  return { article: articles.rows, podcast: episodes.rows, product: products.rows };
}

export function priceText({ price, currency }: Pick<ShelfItem, 'price' | 'currency'>): string {
  return formatAmount(price, currency, siteConfig.locale);
}

export function publishedOn({ publishedAt, releaseDate }: ShelfItem): string | undefined {
  return publishedAt ?? releaseDate;
}

/** Returns the length of an item: `4 pages`, `3 minutes`; empty if the catalogue does not know it. */
export function lengthOf({ pages, durationSeconds }: ShelfItem): string {
  if (pages) return `${pages} ${pages === 1 ? 'page' : 'pages'}`;
  if (!durationSeconds) return '';
  const minutes = Math.max(1, Math.round(durationSeconds / 60));
  return `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;
}

/** Returns a card's texts about subject, author and year, for searches. */
export function searchedText(item: ShelfItem): string {
  const { title, category = '', author = '', shortDescription = '' } = item;
  const year = publishedOn(item)?.slice(0, 4) ?? '';
  return `${title} ${category} ${author} ${year} ${shortDescription}`;
}
