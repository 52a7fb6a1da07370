/** Long enough for the browser to start saving. */
const keptMs = 60_000;
/** Without it, Excel reads a file in the computer's code page, which garbles accents. */
const byteOrderMark = '\u{feff}';

/** Saves an in-memory file through the browser's downloads. `type`: its content type. */
export function saveFile(chunks: BlobPart[], name: string, type: string): void {
  const url = URL.createObjectURL(new Blob(chunks, { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), keptMs);
}

/** Saves a table as a file for a spreadsheet. */
export function saveCsv(chunks: readonly string[], name: string): void {
  saveFile([byteOrderMark, ...chunks], name, 'text/csv');
}
