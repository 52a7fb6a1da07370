import type { SourceKind } from '#shared/contracts/chat.ts';
import type { Authored } from '../authors/current-names.ts';
import type { CatalogueItem } from '../catalogue/catalogue-repository.ts';
import type { CatalogueKind } from '../items/catalogue-kind.ts';
import { articlePassages, episodePassages, productPassages } from './item-passages.ts';
import type { Passage } from './passage.ts';

/** The catalogues that are searched. */
export type IndexedKind = Exclude<CatalogueKind, 'bundles'>;

/** How passages are made from the items of a catalogue. */
export interface Indexed {
  kind: IndexedKind;
  source: SourceKind;
  /** Whether the passages name the author of the item. */
  namesAuthors?: true;
  passagesOf: (item: never) => Passage[];
}

export const indexedKinds: readonly Indexed[] = [
  { kind: 'articles', source: 'article', namesAuthors: true, passagesOf: articlePassages },
  { kind: 'podcasts', source: 'podcast', passagesOf: episodePassages },
  { kind: 'products', source: 'product', passagesOf: productPassages },
];

/** Returns the passages of a stored item. */
export function passagesOf({ passagesOf: make }: Indexed, item: CatalogueItem): Passage[] {
  return make(item as never);
}

export type VersionedItem = Pick<CatalogueItem, 'updatedAt'> & Authored;

/** Returns what changes whenever the passages of an item do. An author may be renamed while the item stays as it is. */
export function versionOf(
  { namesAuthors }: Indexed,
  { updatedAt, author, storedAuthor }: VersionedItem,
): string {
  return namesAuthors && storedAuthor !== undefined ? `${updatedAt} ${author}` : updatedAt;
}
