import { listShelf, type CatalogueItem } from '../catalogue/catalogue-items.ts';
import type { CatalogueKind } from '../catalogue/catalogue-version.ts';
import { createHeldCatalogue } from '../catalogue/held-catalogue.ts';
import type { Passage } from './passage.ts';
import type { PassageIndex } from './passage-index.ts';
import { readItems } from './read-items.ts';

/**
 * Keeps the passages of a shelf in the index: when the catalogue has changed, what left the shelf goes, and what is new
 * or has another `updatedAt` is read in full. The held catalogue sees to it that there is one reader at a time, however
 * many ask, and that everybody waits for what is being read.
 * @returns a function to be awaited before every search
 */
export function followShelf<Item extends CatalogueItem>(
  index: PassageIndex,
  kind: CatalogueKind,
  passagesOf: (item: Item) => Passage[],
): () => Promise<void> {
  const known = new Map<string, string>();
  const owner = (id: string) => `${kind}#${id}`;

  const follow = async (): Promise<never[]> => {
    const rows = await listShelf<CatalogueItem>(kind, 'published');
    const changed = rows.filter(({ id, updatedAt }) => known.get(id) !== updatedAt);
    const items = await readItems<Item>(
      kind,
      changed.map(({ id }) => id),
    );
    // From here on nothing waits, so that no search sees half of a change.
    const listed = new Set(rows.map(({ id }) => id));
    for (const id of known.keys()) {
      if (listed.has(id)) continue;
      index.replace(owner(id), []);
      known.delete(id);
    }
    for (const item of items) {
      // The index `shelf` is a moment behind: the item itself says whether it is still there.
      const published = item.shelf === 'published';
      index.replace(owner(item.id), published ? passagesOf(item) : []);
      known.set(item.id, item.updatedAt);
    }
    return [];
  };

  const readCatalogue = createHeldCatalogue<never>(kind, follow);
  return async () => {
    await readCatalogue();
  };
}
