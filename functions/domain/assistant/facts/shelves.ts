import { formatAmount } from '#shared/constants/money.ts';
import { siteConfig } from '#shared/site-config/index.ts';
import { readCatalogue as readArticles } from '../../articles/catalogue.ts';
import { readCatalogue as readEpisodes } from '../../podcasts/catalogue.ts';
import { readCatalogue as readProducts } from '../../products/catalogue.ts';
import type { SoldKind } from '../listing/read-wish.ts';

/** What a card of the library, the hub or the store says. */
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
}

/** All that is published now, the newest first. */
export type Shelves = Readonly<Record<SoldKind, readonly ShelfItem[]>>;

/** From memory, unless something was published since. */
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
