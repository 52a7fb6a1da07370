import * as z from 'zod';
import { seconds } from './fields.ts';

/** A file of a paper or a product. */
export const editionFile = z.object({
  /** Identifies the file in its URL. */
  id: z.string(),
  /** The name under which buyers save it. */
  name: z.string(),
  contentType: z.string(),
  sizeBytes: z.number().int(),
  /** In hexadecimal, for callers who may download the file; absent if it was not stored. */
  sha256: z.string().optional(),
  pages: z.number().int().optional(),
  durationSeconds: seconds.optional(),
});
export type EditionFile = z.output<typeof editionFile>;

/** A numbered set of files. Owners of the item have access to all editions. */
export const edition = z.object({
  number: z.number().int(),
  publishedAt: z.string(),
  /** What has changed since the last one, in the seller's words. */
  changes: z.string().optional(),
  /** The first file is the main file. */
  files: z.array(editionFile),
});
export type Edition = z.output<typeof edition>;

/** All editions, newest first; none while there is no file. */
export const editions = z.array(edition);
