import type { EditionFile } from '#shared/contracts/editions.ts';
import { formatDuration } from './duration.ts';
import { formatFileSize } from './format-file-size.ts';
import * as messages from './messages.ts';

/** Describes type and size: 'PDF, 183 kB'. */
export function fileFormat({
  contentType,
  sizeBytes,
}: Pick<EditionFile, 'contentType' | 'sizeBytes'>): string {
  const [type = ''] = contentType.split(';');
  return `${names[type] ?? shortName(type)}, ${formatFileSize(sizeBytes)}`;
}

/**
 * Returns a short name for a content type: `image/png` → 'PNG', `application/vnd.apache.parquet` → 'PARQUET'; 'File' if
 * the name is long.
 */
function shortName(type: string): string {
  const name = type.replace(/^.*[/.]/, '').replace(/^x-|\+zip$/g, '');
  return name.length > 7 ? messages.file : name.toUpperCase();
}

/** Describes the length: '12 pages', '4 min 10 s'; undefined if unknown. */
export function fileLength({
  pages,
  durationSeconds,
}: Pick<EditionFile, 'pages' | 'durationSeconds'>): string | undefined {
  if (pages) return messages.pagesText(pages);
  return durationSeconds ? formatDuration(durationSeconds) : undefined;
}

const names: Readonly<Record<string, string>> = {
  'application/pdf': 'PDF',
  'audio/mpeg': 'MP3',
  'audio/mp4': 'M4A',
  'audio/wav': 'WAV',
  'application/zip': messages.zipArchive,
  'text/plain': messages.text,
};
