import { formatFileSize } from '../../lib/format-file-size.ts';

/** 183_204 → 'PDF, 183 kB' */
export function fileText(bytes: number | undefined): string {
  return bytes === undefined ? 'PDF' : `PDF, ${formatFileSize(bytes)}`;
}
