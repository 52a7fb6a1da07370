import type { Article } from '../articles/article.ts';
import type { CatalogueItem } from '../catalogue/catalogue-repository.ts';
import { itemNouns } from '../catalogue/item-nouns.ts';
import type { Product } from '../products/product.ts';
import { listStoredEditions } from './edition-repository.ts';
import { fileId, type CurrentEdition, type Edition } from './edition.ts';

/** The catalogues whose items have editions. An episode has its one recording. */
export type EditedKind = 'articles' | 'products';

export interface EditedItem extends CatalogueItem {
  file?: Article['file'] | Product['file'];
  pages?: number;
  edition?: CurrentEdition;
}

/** `article#<id>` */
export function editedItem(kind: EditedKind, id: string): string {
  return `${itemNouns[kind]}#${id}`;
}

/**
 * All editions of an item, the newest first; none while it has no file.
 * @returns also whether they have rows: the first edition of an item of an earlier version has none
 */
export async function readEditions(
  kind: EditedKind,
  item: EditedItem,
): Promise<{ editions: Edition[]; stored: boolean }> {
  const editions = await listStoredEditions(editedItem(kind, item.id));
  const stored = editions.length > 0;
  return { editions: stored ? editions : firstEdition(item), stored };
}

/** What is said of the current edition by the item alone. */
export function currentEdition({
  edition,
  publishedAt,
  updatedAt,
}: Pick<EditedItem, 'edition' | 'publishedAt' | 'updatedAt'>): CurrentEdition {
  return edition ?? { number: 1, at: publishedAt ?? updatedAt };
}

/** The edition of an item whose file was accepted before editions were kept: nobody has computed its SHA-256. */
function firstEdition(item: EditedItem): Edition[] {
  const { file, pages } = item;
  if (!file) return [];
  const { key, name, sizeBytes } = file;
  const facts = 'contentType' in file ? file : { contentType: 'application/pdf', pages };
  const { contentType, pages: counted } = facts;
  const durationSeconds = 'durationSeconds' in facts ? facts.durationSeconds : undefined;
  return [
    {
      ...currentEdition(item),
      files: [
        {
          id: fileId(key),
          key,
          name,
          sizeBytes,
          contentType,
          ...(counted && { pages: counted }),
          ...(durationSeconds && { durationSeconds }),
        },
      ],
    },
  ];
}
