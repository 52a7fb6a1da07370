import { saveFile } from '#web/src/lib/save-file.ts';

/** Without it, Excel reads the file in the computer's code page, which garbles accents. */
const byteOrderMark = '\u{feff}';

export function saveCsv(chunks: readonly string[], name: string): void {
  saveFile([byteOrderMark, ...chunks], name, 'text/csv');
}
