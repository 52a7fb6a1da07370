import type { ProductPage } from '#shared/contracts/product-page.ts';
import type { RecordLine } from '#web/src/components/item-page/item-record.tsx';
import { formatPublished } from '#web/src/lib/dates.ts';
import { formatDuration } from '#web/src/lib/duration.ts';
import { languageName } from '#web/src/lib/language-name.ts';
import { formatFileSize } from '#web/src/lib/format-file-size.ts';

/** What is on record of a product. */
export function linesOf({ category, publishedAt, file }: ProductPage): RecordLine[] {
  const { pages, durationSeconds } = file ?? {};
  return [
    ['Category', category],
    ['Published', publishedAt && formatPublished(publishedAt)],
    ['Length', lengthOf(pages, durationSeconds)],
    ['Language', languageName(file?.language)],
    ['Format', file && `${nameOf(file.contentType)}, ${formatFileSize(file.sizeBytes)}`],
  ];
}

function lengthOf(pages?: number, seconds?: number): string | undefined {
  if (pages) return pages === 1 ? '1 page' : `${pages} pages`;
  return seconds ? formatDuration(seconds) : undefined;
}

const names: Readonly<Record<string, string>> = {
  'application/pdf': 'PDF',
  'audio/mpeg': 'MP3',
  'audio/mp4': 'M4A',
  'audio/wav': 'WAV',
  'application/zip': 'ZIP archive',
};

const nameOf = (contentType: string): string => names[contentType] ?? contentType;
