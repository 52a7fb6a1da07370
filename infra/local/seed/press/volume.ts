import type { paperCategories, Printable } from './paper.ts';

/** A file that travels inside the PDF. */
export interface Attachment {
  name: string;
  description: string;
  text: string;
}

/** The source of a sample product: chapters bound together, each printed as a paper is. */
export interface Volume {
  id: string;
  slug: string;
  title: string;
  /** Under the title on the cover page. */
  subtitle: string;
  shortDescription: string;
  /** In the store: `E-books`. */
  category: string;
  priceMinor: number;
  author: string;
  publishedAt: string;
  keywords: string[];
  /** Whose motif the cover has. */
  motif: (typeof paperCategories)[number];
  /** Paragraphs under the contents. */
  preface: string[];
  chapters: Printable[];
  attachments?: Attachment[];
}
