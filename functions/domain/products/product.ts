import type { CatalogueItem } from '../catalogue/catalogue-repository.ts';
import type { CurrentEdition } from '../editions/edition.ts';
import type { Rated } from '../ratings/mean-rating.ts';

/** A product as stored. Money in minor units, times in ISO 8601. */
export interface Product extends CatalogueItem, Rated {
  title: string;
  priceMinor: number;
  /** A product need not be sold in the site's currency. */
  currency: string;
  category: string;
  shortDescription?: string;
  /** Markdown. */
  longDescription?: string;
  /** A path on the site, with a name from which the other widths follow. */
  imageUrl?: string;
  /** How many pages of a PDF are public; absent is none. */
  previewPages?: number;
  /** How many seconds of a recording are public; absent is none. */
  excerptSeconds?: number;
  /** What is in its archives is public. */
  fileList?: 'shown';
  /** The edition that `file` belongs to; absent in rows of earlier versions, which have one. */
  edition?: CurrentEdition;
  /** The file that buyers download, in the private bucket; absent until one has been accepted. */
  file?: {
    key: string;
    name: string;
    sizeBytes: number;
    contentType: string;
    /** Of a PDF that came since its pages are counted. */
    pages?: number;
    contents?: string[];
    language?: string;
    /** Of audio that came since its length is kept. */
    durationSeconds?: number;
  };
}

/** The projection of the `shelf` index. */
export type ProductRow = Omit<
  Product,
  | 'shelf'
  | 'shortDescription'
  | 'longDescription'
  | 'previewPages'
  | 'excerptSeconds'
  | 'fileList'
  | 'edition'
  | keyof Rated
>;
