import type { ProductPage } from '#shared/contracts/product-page.ts';
import type { RecordLine } from '#web/src/components/item-page/item-record.tsx';
import { FilterLinks } from '#web/src/components/item-page/filter-links.tsx';
import { formatPublished } from '#web/src/lib/dates.ts';
import { fileFormat, fileLength } from '#web/src/lib/file-facts.ts';
import { languageName } from '#web/src/lib/language-name.ts';
import * as messages from './messages.ts';

/** Returns the known facts about a product. */
export function linesOf({ author, category, tags, publishedAt, file }: ProductPage): RecordLine[] {
  return [
    [
      messages.author,
      author && <FilterLinks by="author" values={[author]} list="/store" section="files" />,
    ],
    [messages.category, category],
    [messages.tags, tags && <FilterLinks by="tag" values={tags} list="/store" section="files" />],
    [messages.published, publishedAt && formatPublished(publishedAt)],
    [messages.length, file && fileLength(file)],
    [messages.language, languageName(file?.language)],
    [messages.format, file && fileFormat(file)],
  ];
}
