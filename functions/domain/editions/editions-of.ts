import type { CatalogueItem } from '../catalogue/catalogue-repository.ts';
import type { EditedKind } from '../items/catalogue-kind.ts';
import { itemKeyIn } from '../items/item-key.ts';
import { readStoredEditions, type StoredEditions } from './edition-repository.ts';
import { fileId, type CurrentEdition, type Edition, type EditionFile } from './edition.ts';

/** The main file in an item's own row. A product stores the facts about the file with it, a paper with the paper. */
type MainFile =
  | Pick<EditionFile, 'key' | 'name' | 'sizeBytes'>
  | Omit<EditionFile, 'id' | 'sha256'>;

export interface EditedItem extends CatalogueItem {
  file?: MainFile;
  pages?: number;
  contents?: string[];
  language?: string;
  priceMinor?: number;
  edition?: CurrentEdition;
}

export interface ItemEditions extends StoredEditions {
  /** Whether the editions have rows: the first edition of an item from before editions existed has none. */
  stored: boolean;
}

/** Reads all editions of an item, newest first; none while it has no file. */
export async function readEditions(kind: EditedKind, item: EditedItem): Promise<ItemEditions> {
  const found = await readStoredEditions(itemKeyIn(kind, item.id));
  const stored = found.editions.length > 0;
  return { ...found, ...(!stored && { editions: firstEdition(item) }), stored };
}

/** The current edition, as the item's own row describes it. */
export function currentEdition({
  edition,
  publishedAt,
  updatedAt,
}: Pick<EditedItem, 'edition' | 'publishedAt' | 'updatedAt'>): CurrentEdition {
  return edition ?? { number: 1, at: publishedAt ?? updatedAt };
}

/** Returns the only edition of an item whose file was accepted before editions existed. Its SHA-256 is unknown. */
function firstEdition(item: EditedItem): Edition[] {
  const { file, pages, contents, language } = item;
  if (!file) return [];
  // A product stores the facts about its file with the file, a paper with the paper.
  const facts: Partial<EditionFile> & { contentType: string } =
    'contentType' in file ? file : { contentType: 'application/pdf', pages, contents, language };
  return [{ ...currentEdition(item), files: [toEditionFile({ ...file, ...facts })] }];
}

/** Returns a file as an edition stores it, without unknown attributes. */
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

/** Returns the attributes of an item's row that describe its main file. */
export function mainFileOf(kind: EditedKind, main: EditionFile): Partial<EditedItem> {
  const { key, name, sizeBytes, contentType, pages, durationSeconds, contents, language } = main;
  const file = { key, name, sizeBytes };
  if (kind === 'articles') return { file, pages, contents, language };
  const facts = toEditionFile({ ...file, contentType, pages, durationSeconds, contents, language });
  const { id: _, ...stored } = facts;
  return { file: stored };
}
