import { formatCount } from '../../lib/format-count.ts';
import { formatFileSize } from '../../lib/format-file-size.ts';
import * as messages from './messages.ts';

/** Formats number and size: '1,204 files, 3.1 GB'. */
export function filesText({ files, sizeBytes }: { files: number; sizeBytes: number }): string {
  return messages.filesAndSize(files, formatCount(files), formatFileSize(sizeBytes));
}
