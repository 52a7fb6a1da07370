import { site } from '#shared/site-config/site.ts';
import { formatFileSize } from '../../lib/format-file-size.ts';
import * as messages from './messages.ts';

export const figure = new Intl.NumberFormat(site.locale);

/** Formats number and size: '1,204 files, 3.1 GB'. */
export function filesText({ files, sizeBytes }: { files: number; sizeBytes: number }): string {
  return messages.filesAndSize(files, figure.format(files), formatFileSize(sizeBytes));
}
