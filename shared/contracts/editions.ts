import * as z from 'zod';
import { seconds } from './fields.ts';

/** A file of a paper or a product. */
export const editionFile = z.object({
  /** Names it in its address. */
  id: z.string(),
  /** The name under which it is saved. */
  name: z.string(),
  contentType: z.string(),
  sizeBytes: z.number().int(),
  /** In hexadecimal; for those who may download it. Absent where it was not kept. */
  sha256: z.string().optional(),
  pages: z.number().int().optional(),
  durationSeconds: seconds.optional(),
});
export type EditionFile = z.output<typeof editionFile>;

/** A set of files with a number. Whoever owns the item has all of its editions. */
export const edition = z.object({
  number: z.number().int(),
  publishedAt: z.string(),
  /** What has changed since the last one, in the seller's words. */
  changes: z.string().optional(),
  /** The main file is the first one. */
  files: z.array(editionFile),
});
export type Edition = z.output<typeof edition>;

/** All editions, the newest first; none while there is no file. */
export const editions = z.array(edition);
