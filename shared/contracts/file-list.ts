import * as z from 'zod';

/** Whether an item shows what is in its archives. */
export const fileListChoice = z.enum(['hidden', 'shown']);
export type FileListChoice = z.output<typeof fileListChoice>;

/** Absent leaves what is there. */
export const fileListField = fileListChoice.optional();

/** A folder or a file in an archive. */
export const listedEntry = z.object({
  /** How many folders it is in, as far as they have an entry of their own. */
  depth: z.number().int(),
  /** Without control characters. Folders with nothing but one folder in them share an entry: `src/main`. */
  name: z.string(),
  /** Unpacked; of a folder the sum of all that is in it. */
  sizeBytes: z.number().int(),
  /** Of a folder only: how many files are in it and its folders, whether they are listed or not. */
  files: z.number().int().optional(),
});
export type ListedEntry = z.output<typeof listedEntry>;

/** What is in one of an item's archives. ZIP, tar and tar.gz archives are listed. */
export const fileList = z.object({
  /** The id of the archive among the files of the last edition. */
  file: z.string(),
  name: z.string(),
  files: z.number().int(),
  /** Unpacked. */
  sizeBytes: z.number().int(),
  /** Each folder is followed by what is in it. Of large archives not all: the counts say how many files are left out. */
  entries: z.array(listedEntry),
});
export type FileList = z.output<typeof fileList>;
