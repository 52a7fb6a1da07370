import * as z from 'zod';
import { seconds } from './fields.ts';
import { fileListChoice } from './file-list.ts';

/** One public page of a PDF. */
export const previewPage = z.object({
  /** A path on the site: WebP, 640 and 1200 pixels wide. */
  smallUrl: z.string(),
  url: z.string(),
  /** The size of the larger picture, in pixels. */
  width: z.number().int(),
  height: z.number().int(),
  /** The text of the page, in the file's order; empty if the page is only a picture. */
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
  /** Paragraphs and headings in order. They may contain line breaks. */
  blocks: z.array(z.object({ text: z.string(), heading: z.boolean().optional() })),
  /** Present if the chapter is too long for a preview and continues in the file. */
  isCut: z.boolean().optional(),
});
export type PreviewChapter = z.output<typeof previewChapter>;

/** The first chapters of an EPUB, which everybody may read. */
export const chapterPreview = z.object({
  chapters: z.array(previewChapter),
  /** How many chapters the file has. */
  ofChapters: z.number().int(),
  /** The language tag in the EPUB: `en-GB`. */
  language: z.string().optional(),
});
export type ChapterPreview = z.output<typeof chapterPreview>;

/** The beginning of a recording or a film, which everybody may hear or see. */
export const excerpt = z.object({
  /** The path of a file that contains only the excerpt. */
  url: z.string(),
  seconds,
  /** Present for a film: the size at which it is shown, in pixels. */
  picture: z.object({ width: z.number().int(), height: z.number().int() }).optional(),
});
export type Excerpt = z.output<typeof excerpt>;

/**
 * The state of a preview, for administrators.
 * - `none`: nothing is to be public, or there is no file to make it from yet. `making`: it is being made.
 * - `made`: it is public if the item is. `failed`: `problem` says why it could not be made.
 */
const previewState = z.object({
  state: z.enum(['none', 'making', 'made', 'failed']),
  problem: z.string().optional(),
});
export type PreviewState = z.output<typeof previewState>;

export const managedPreview = previewState.extend({
  /** How many pages are to be public; for an EPUB, chapters. */
  pages: z.number().int(),
  /** Present if an excerpt of a recording or a film is to be public. */
  excerpt: previewState.extend({ seconds: z.number().int() }).optional(),
  /** The state of the list of the archives' contents. */
  fileList: previewState.extend({ choice: fileListChoice }),
});
export type ManagedPreview = z.output<typeof managedPreview>;
