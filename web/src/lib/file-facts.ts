import type { EditionFile } from '#shared/contracts/editions.ts';
import { formatDuration } from './duration.ts';
import { formatFileSize } from './format-file-size.ts';

/** 'PDF, 183 kB' */
export function fileFormat({
  contentType,
  sizeBytes,
}: Pick<EditionFile, 'contentType' | 'sizeBytes'>): string {
  return `${names[contentType] ?? contentType}, ${formatFileSize(sizeBytes)}`;
}

/** '12 pages', '4 min 10 s'; undefined if it is not known. */
export function fileLength({
  pages,
  durationSeconds,
}: Pick<EditionFile, 'pages' | 'durationSeconds'>): string | undefined {
  if (pages) return pages === 1 ? '1 page' : `${pages} pages`;
  return durationSeconds ? formatDuration(durationSeconds) : undefined;
}

const names: Readonly<Record<string, string>> = {
  'application/pdf': 'PDF',
  'audio/mpeg': 'MP3',
  'audio/mp4': 'M4A',
  'audio/wav': 'WAV',
  'application/zip': 'ZIP archive',
};
