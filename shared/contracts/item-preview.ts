import * as z from 'zod';

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

/**
 * What an administrator sees of it.
 * - `none`: no pages are public, or there is nothing to draw them from yet. `making`: they are being drawn.
 * - `made`: they are public. `failed`: `problem` says why they could not be drawn.
 */
export const managedPreview = z.object({
  /** How many pages are wanted. */
  pages: z.number().int(),
  state: z.enum(['none', 'making', 'made', 'failed']),
  problem: z.string().optional(),
});
export type ManagedPreview = z.output<typeof managedPreview>;
