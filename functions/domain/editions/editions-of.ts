import type { Article } from '../articles/article.ts';
import type { CatalogueItem } from '../catalogue/catalogue-repository.ts';
import { itemNouns } from '../catalogue/item-nouns.ts';
import type { Product } from '../products/product.ts';
import { readStoredEditions, type StoredEditions } from './edition-repository.ts';
import { fileId, type CurrentEdition, type Edition, type EditionFile } from './edition.ts';

/** The catalogues whose items have editions. An episode has its one recording. */
export type EditedKind = 'articles' | 'products';

export interface EditedItem extends CatalogueItem {
  file?: Article['file'] | Product['file'];
  pages?: number;
  contents?: string[];
  language?: string;
  priceMinor?: number;
  edition?: CurrentEdition;
}

/** `article#<id>` */
export function editedItem(kind: EditedKind, id: string): string {
  return `${itemNouns[kind]}#${id}`;
}

export interface ItemEditions extends StoredEditions {
  /** Whether they have rows: the first edition of an item of an earlier version has none. */
  stored: boolean;
}

/** All editions of an item, the newest first; none while it has no file. */
export async function readEditions(kind: EditedKind, item: EditedItem): Promise<ItemEditions> {
  const found = await readStoredEditions(editedItem(kind, item.id));
  const stored = found.editions.length > 0;
  return { ...found, ...(!stored && { editions: firstEdition(item) }), stored };
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
  const { file, pages, contents, language } = item;
  if (!file) return [];
  // A product's facts are with its file, those of a paper with the paper.
  const facts: Partial<EditionFile> & { contentType: string } =
    'contentType' in file ? file : { contentType: 'application/pdf', pages, contents, language };
  return [{ ...currentEdition(item), files: [toEditionFile({ ...file, ...facts })] }];
}

/** The file as an edition keeps it: what is not known is absent. */
export function toEditionFile(file: Omit<EditionFile, 'id'>): EditionFile {
  const { key, name, sizeBytes, contentType, sha256 } = file;
  const { pages, durationSeconds, contents, language } = file;
  return {
    id: fileId(key),
    key,
    name,
    sizeBytes,
    contentType,
    ...(sha256 && { sha256 }),
    ...(pages && { pages }),
    ...(durationSeconds && { durationSeconds }),
    ...(contents && { contents }),
    ...(language && { language }),
  };
}

/** What the row of an item says of its main file. */
export function mainFileOf(kind: EditedKind, main: EditionFile): Partial<EditedItem> {
  const { key, name, sizeBytes, contentType, pages, durationSeconds, contents, language } = main;
  const file = { key, name, sizeBytes };
  if (kind === 'articles') return { file, pages, contents, language };
  const facts = toEditionFile({ ...file, contentType, pages, durationSeconds, contents, language });
  const { id: _, ...stored } = facts;
  return { file: stored };
}
