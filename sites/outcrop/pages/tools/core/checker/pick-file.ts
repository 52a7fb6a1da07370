/** A file to check; undefined means the practice file. */
export interface Job {
  file: File | undefined;
}

/** Returns the dropped file, or a sentence that says why nothing can be checked. */
export function pickFile({ items, files }: DataTransfer): File | string {
  const [entry] = [...items].map((item) => item.webkitGetAsEntry?.());
  if (files.length > 1) {
    return `You dropped ${files.length} files. Drop one file at a time. The command checks whole folders.`;
  }
  if (entry?.isDirectory) {
    return 'You dropped a folder. Drop one file at a time. The command checks whole folders.';
  }
  return files[0] ?? 'That was not a file. Drop a LAS file, or choose one.';
}
