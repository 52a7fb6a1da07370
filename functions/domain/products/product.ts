import type { CatalogueItem } from '../catalogue/catalogue-repository.ts';
import type { CurrentEdition } from '../editions/edition.ts';
import type { Rated } from '../ratings/mean-rating.ts';

/** A product as stored. Money in minor units, times in ISO 8601. */
export interface Product extends CatalogueItem, Rated {
  title: string;
  priceMinor: number;
  /** May differ from the site's currency. */
  currency: string;
  category: string;
  /** Their name, as on articles. */
  author?: string;
  tags?: string[];
  shortDescription?: string;
  /** Markdown. */
  longDescription?: string;
  /** A path on the site, with a name from which the other widths follow. */
  imageUrl?: string;
  /** How many pages of a PDF are public; none if absent. */
  previewPages?: number;
  /** How many seconds of a recording are public; none if absent. */
  excerptSeconds?: number;
  /** Present if the contents of its archives are public. */
  fileList?: 'shown';
  /** The edition that `file` belongs to; absent in rows of earlier versions, which have one. */
  edition?: CurrentEdition;
  /** The file that buyers download, in the private bucket; absent until one has been accepted. */
  file?: {
    key: string;
    name: string;
    sizeBytes: number;
    contentType: string;
    /** For a PDF; absent if it was uploaded before pages were counted. */
    pages?: number;
    contents?: string[];
    language?: string;
    /** For audio; absent if it was uploaded before durations were stored. */
    durationSeconds?: number;
  };
}

/** The projections of the indexes, for lists. */
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
