import * as z from 'zod';

/** Whether an item shows the contents of its archives. */
export const fileListChoice = z.enum(['hidden', 'shown']);
export type FileListChoice = z.output<typeof fileListChoice>;

/** If absent, the choice stays as it is. */
export const fileListField = fileListChoice.optional();

/** A folder or a file in an archive. */
export const listedEntry = z.object({
  /** The number of folders above it that have an entry of their own. */
  depth: z.number().int(),
  /** Without control characters. A folder that contains only another folder shares its entry: `src/main`. */
  name: z.string(),
  /** The unpacked size; for a folder, of everything in it. */
  sizeBytes: z.number().int(),
  /** For a folder, how many files are in it and its folders, listed or not. */
  files: z.number().int().optional(),
});
export type ListedEntry = z.output<typeof listedEntry>;

/** The contents of one of an item's archives (ZIP, tar or tar.gz). */
export const fileList = z.object({
  /** The id of the archive among the files of the last edition. */
  file: z.string(),
  name: z.string(),
  files: z.number().int(),
  /** The unpacked size of all files. */
  sizeBytes: z.number().int(),
  /**
   * Each folder is followed by its contents. Large archives are not listed completely: the counts include files left
   * out.
   */
  entries: z.array(listedEntry),
});
export type FileList = z.output<typeof fileList>;
