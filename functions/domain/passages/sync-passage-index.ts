import { setImmediate as yieldToOthers } from 'node:timers/promises';
import type { CatalogueItem } from '../catalogue/catalogue-repository.ts';
import type { CatalogueKind } from '../catalogue/catalogue-version-repository.ts';
import { createPublicCatalogue } from '../catalogue/public-catalogue.ts';
import { isPublished } from '../catalogue/publication.ts';
import { logger } from '../../platform/logger.ts';
import type { Passage } from './passage.ts';
import type { PassageIndex } from './passage-index.ts';
import { readItems } from './read-items.ts';

/** Items per read: about 40 MB of episodes with the longest transcripts. */
const readAtOnce = 200;
const maximumSliceMs = 50;

/**
 * Creates a function that brings the passages of a catalogue in the index up to date. After a change, removed items
 * are dropped, and items that are new or have another `updatedAt` are read in full. The cached catalogue ensures that
 * one caller reads at a time and the others wait for it. Items are read in batches and progress is kept: if a sync
 * takes longer than a question may wait, that question times out and a later one succeeds.
 * @returns a function to await before every search
 */
export function createPassageSync<Item extends CatalogueItem>(
  index: PassageIndex,
  kind: CatalogueKind,
  passagesOf: (item: Item) => Passage[],
): () => Promise<void> {
  const known = new Map<string, string>();
  const owner = (id: string) => `${kind}#${id}`;

  /** One unreadable item must not stop the assistant from using the others. */
  const putPassages = (id: string, item: Item | undefined) => {
    try {
      index.replace(owner(id), item ? passagesOf(item) : []);
    } catch (error) {
      logger.error('item left out of the search', { kind, id, error: error as Error });
      index.replace(owner(id), []);
    }
  };

  const syncItems = async (ids: readonly string[]) => {
    const read = await readItems<Item>(kind, ids);
    const items = new Map(read.map((item) => [item.id, item]));
    let sliceStartedAt = performance.now();
    for (const id of ids) {
      if (performance.now() - sliceStartedAt > maximumSliceMs) {
        await yieldToOthers();
        sliceStartedAt = performance.now();
      }
      // The index `shelf` is eventually consistent: the item itself says whether it is still published.
      const item = items.get(id);
      putPassages(id, item && isPublished(item) ? item : undefined);
      if (item) known.set(id, item.updatedAt);
      else known.delete(id);
    }
  };

  const syncAll = async (rows: CatalogueItem[]): Promise<never[]> => {
    const changed = rows
      .filter(({ id, updatedAt }) => known.get(id) !== updatedAt)
      .map(({ id }) => id);
    const listed = new Set(rows.map(({ id }) => id));
    for (const id of known.keys()) {
      if (listed.has(id)) continue;
      index.replace(owner(id), []);
      known.delete(id);
    }
    for (let start = 0; start < changed.length; start += readAtOnce) {
      await syncItems(changed.slice(start, start + readAtOnce));
    }
    return [];
  };

  const readCatalogue = createPublicCatalogue<CatalogueItem, never>(kind, syncAll);
  return async () => {
    await readCatalogue();
  };
}
