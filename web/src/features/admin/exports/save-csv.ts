import { saveFile } from '#web/src/lib/save-file.ts';

/** Without it, Excel takes the file for one in the code page of the computer, and spoils every accent. */
const byteOrderMark = '\u{feff}';

export function saveCsv(chunks: readonly string[], name: string): void {
  saveFile([byteOrderMark, ...chunks], name, 'text/csv');
}
