import type { paperCategories, Printable } from './paper.ts';

/** A file attached to the PDF. */
export interface Attachment {
  name: string;
  description: string;
  text: string;
}

/** The source of a sample product: chapters bound together, each printed like a paper. */
export interface Volume {
  id: string;
  slug: string;
  title: string;
  /** Under the title on the cover page. */
  subtitle: string;
  shortDescription: string;
  /** The category in the store, such as `E-books`. */
  category: string;
  priceMinor: number;
  author: string;
  publishedAt: string;
  keywords: string[];
  /** The category whose motif is on the cover. */
  motif: (typeof paperCategories)[number];
  /** Paragraphs under the contents. */
  preface: string[];
  chapters: Printable[];
  attachments?: Attachment[];
}
