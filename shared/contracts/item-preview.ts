import * as z from 'zod';
import { seconds } from './fields.ts';
import { fileListChoice } from './file-list.ts';

/** One public page of a PDF. */
export const previewPage = z.object({
  /** A path on the site: WebP, 640 and 1200 pixels wide. */
  smallUrl: z.string(),
  url: z.string(),
  /** Of the larger picture, in pixels. */
  width: z.number().int(),
  height: z.number().int(),
  /** What is written on it, in the file's order; empty if it is a picture only. */
  text: z.string(),
});
export type PreviewPage = z.output<typeof previewPage>;

/** The first pages of a PDF, which everybody may read. */
export const itemPreview = z.object({
  pages: z.array(previewPage),
  /** How many pages the file has. */
  ofPages: z.number().int(),
});
export type ItemPreview = z.output<typeof itemPreview>;

/** One public chapter of an EPUB, as text. */
const previewChapter = z.object({
  /** Paragraphs and headings in their order, which may have line breaks. */
  blocks: z.array(z.object({ text: z.string(), heading: z.boolean().optional() })),
  /** The chapter is too long for a preview, and goes on in the file. */
  isCut: z.boolean().optional(),
});
export type PreviewChapter = z.output<typeof previewChapter>;

/** The first chapters of an EPUB, which everybody may read. */
export const chapterPreview = z.object({
  chapters: z.array(previewChapter),
  /** How many chapters the file has. */
  ofChapters: z.number().int(),
  /** A language tag, as the EPUB says: `en-GB`. */
  language: z.string().optional(),
});
export type ChapterPreview = z.output<typeof chapterPreview>;

/** The beginning of a recording, which everybody may hear. */
export const excerpt = z.object({
  /** A path on the site, of a file that ends with the excerpt. */
  url: z.string(),
  seconds,
});
export type Excerpt = z.output<typeof excerpt>;

/**
 * What an administrator sees of it.
 * - `none`: nothing of it is to be public, or there is nothing to make it from yet. `making`: it is being made.
 * - `made`: it is public if the item is. `failed`: `problem` says why it could not be made.
 */
const previewState = z.object({
  state: z.enum(['none', 'making', 'made', 'failed']),
  problem: z.string().optional(),
});
export type PreviewState = z.output<typeof previewState>;

export const managedPreview = previewState.extend({
  /** How many pages are wanted; of an EPUB, chapters. */
  pages: z.number().int(),
  /** If an excerpt of a recording is wanted. */
  excerpt: previewState.extend({ seconds: z.number().int() }).optional(),
  /** The list of what is in the item's archives. */
  fileList: previewState.extend({ choice: fileListChoice }),
});
export type ManagedPreview = z.output<typeof managedPreview>;
