/** A file to check; undefined stands for the practice file. */
export interface Job {
  file: File | undefined;
}

/** What was dropped: one file, or a sentence that says why it cannot be checked. */
export function pickFile({ items, files }: DataTransfer): File | string {
  const [entry] = [...items].map((item) => item.webkitGetAsEntry?.());
  if (files.length > 1) {
    return `You dropped ${files.length} files. Here one is checked at a time; the command checks folders.`;
  }
  if (entry?.isDirectory) {
    return 'You dropped a folder. Here one file is checked at a time; the command checks folders.';
  }
  return files[0] ?? 'That was not a file. Drop a LAS file, or choose one.';
}
