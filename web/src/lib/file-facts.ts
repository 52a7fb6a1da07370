import type { EditionFile } from '#shared/contracts/editions.ts';
import { formatDuration } from './duration.ts';
import { formatFileSize } from './format-file-size.ts';
import * as messages from './messages.ts';

/** 'PDF, 183 kB' */
export function fileFormat({
  contentType,
  sizeBytes,
}: Pick<EditionFile, 'contentType' | 'sizeBytes'>): string {
  const [type = ''] = contentType.split(';');
  return `${names[type] ?? shortName(type)}, ${formatFileSize(sizeBytes)}`;
}

/** `image/png` → 'PNG', `application/vnd.apache.parquet` → 'PARQUET'; names of what has none are too long for that. */
function shortName(type: string): string {
  const name = type.replace(/^.*[/.]/, '').replace(/^x-|\+zip$/g, '');
  return name.length > 7 ? messages.file : name.toUpperCase();
}

/** '12 pages', '4 min 10 s'; undefined if it is not known. */
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
