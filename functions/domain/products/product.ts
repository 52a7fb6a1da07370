import type { CatalogueItem } from '../catalogue/catalogue-items.ts';

/** A product as stored. Money in minor units, times in ISO 8601. */
export interface Product extends CatalogueItem {
  title: string;
  priceMinor: number;
  /** Of its own: a product need not be sold in the site's currency (decisions.md, Money). */
  currency: string;
  category: string;
  /** Address on the site, with a name that tells its other widths. */
  imageUrl?: string;
  /** What buyers get, in the private bucket; absent until one has been accepted. */
  file?: { key: string; name: string; sizeBytes: number; contentType: string };
}

/** What the index `shelf` projects. */
export type ShelfRow = Omit<Product, 'shelf'>;
