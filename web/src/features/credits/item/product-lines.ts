import type { ProductPage } from '#shared/contracts/product-page.ts';
import type { RecordLine } from '#web/src/components/item-page/item-record.tsx';
import { formatPublished } from '#web/src/lib/dates.ts';
import { fileFormat, fileLength } from '#web/src/lib/file-facts.ts';
import { languageName } from '#web/src/lib/language-name.ts';

/** What is on record of a product. */
export function linesOf({ category, publishedAt, file }: ProductPage): RecordLine[] {
  return [
    ['Category', category],
    ['Published', publishedAt && formatPublished(publishedAt)],
    ['Length', file && fileLength(file)],
    ['Language', languageName(file?.language)],
    ['Format', file && fileFormat(file)],
  ];
}
