import type { CatalogueItem } from '../catalogue/catalogue-repository.ts';
import type { CurrentEdition } from '../editions/edition.ts';
import type { Rated } from '../ratings/mean-rating.ts';

/** An article as stored. Money in minor units, times in ISO 8601. */
export interface Article extends CatalogueItem, Rated {
  title: string;
  shortDescription: string;
  longDescription: string;
  priceMinor: number;
  currency: string;
  category: string;
  imageUrl?: string;
  /** 1200 × 630, for previews of shared links. */
  previewImageUrl?: string;
  author?: string;
  tags?: string[];
  pages?: number;
  /** The first level of the PDF's outline; absent for PDFs uploaded before outlines were read. */
  contents?: string[];
  /** The language tag in the PDF: `en-GB`. */
  language?: string;
  views?: number;
  /** How many pages of the PDF are public; none if absent. */
  previewPages?: number;
  /** Present if the contents of its archives are public. */
  fileList?: 'shown';
  /** The edition that `file` belongs to; absent in rows of earlier versions, which have one. */
  edition?: CurrentEdition;
  /** The PDF in the private bucket; absent until one has been accepted. */
  file?: { key: string; name: string; sizeBytes: number };
}

/** The projection of the `shelf` index, for lists. */
export type ArticleRow = Omit<
  Article,
  | 'longDescription'
  | 'previewImageUrl'
  | 'previewPages'
  | 'fileList'
  | 'contents'
  | 'language'
  | 'edition'
  | 'shelf'
>;
