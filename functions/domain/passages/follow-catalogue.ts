import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { singleFlight } from '#shared/concurrency/single-flight.ts';
import type { CatalogueItem } from '../catalogue/catalogue-repository.ts';
import { isPublished } from '../catalogue/publication.ts';
import { logger } from '../../platform/logger.ts';
import {
  passagesOf,
  versionOf,
  type Indexed,
  type IndexedKind,
  type VersionedItem,
} from './indexed-kinds.ts';
import type { Passage } from './passage.ts';
import type { PassageIndex } from './passage-index.ts';
import { readItems } from './read-items.ts';
import type { Owned, Segment } from './segment.ts';

/** From this many items on, an index is saved and loaded: reading a smaller shop takes about a second. */
export const savedFrom = 300;

/** Items per read: about 40 MB of episodes with the longest transcripts. */
const readAtOnce = 200;
const maxSliceMs = 50;

export type ListedItem = VersionedItem & Pick<CatalogueItem, 'id'>;

/** Brings the passages of a catalogue in the index up to date with its list. */
export interface CatalogueFollower {
  /** Removes changed items from the index, to be read again. Resolves to their number. */
  compare(rows: readonly ListedItem[]): Promise<number>;
  /**
   * Reads waiting items, in the order of the list, until a time of `performance.now()`. Concurrent callers share one
   * read.
   * @returns how many items still wait
   */
  read(until: number): Promise<number>;
}

/** Reads a saved index. Its module is imported here, because small shops never need the S3 client. */
async function readSavedIndex(kind: IndexedKind): Promise<Segment | undefined> {
  return (await import('./saved-index-repository.ts')).readSavedIndex(kind);
}

const dependencies = { readItems, readSavedIndex };

export type FollowerDependencies = typeof dependencies;

/** Returns the passages of an item. One unreadable item must not stop the assistant from using the others. */
function readablePassages(indexed: Indexed, item: CatalogueItem): readonly Passage[] {
  // The index `shelf` is eventually consistent: the item itself says whether it is still published.
  if (!isPublished(item)) return [];
  try {
    return passagesOf(indexed, item);
  } catch (error) {
    logger.error('item left out of the search', { kind: indexed.kind, id: item.id, error });
    return [];
  }
}

/**
 * Creates the follower of a catalogue. For a large catalogue, the saved index is loaded first. It is only a cache of
 * any age: items that are no longer listed, or have another version, are removed immediately.
 */
export function followCatalogue(
  index: PassageIndex,
  indexed: Indexed,
  { readItems, readSavedIndex }: FollowerDependencies = dependencies,
): CatalogueFollower {
  const { kind, source } = indexed;
  const known = new Map<string, string>();
  /** Ids in the order in which the items will be read. */
  const waiting = new Set<string>();
  const owner = (id: string) => `${source}#${id}`;
  const idOf = (ownerId: string) => ownerId.slice(owner('').length);
  let listed: ReadonlyMap<string, string> = new Map();
  let isFirst = true;

  const load = async () => {
    const saved = await readSavedIndex(kind);
    if (!saved) return;
    index.load(saved);
    for (const { id, version } of saved.owners) known.set(idOf(id), version);
  };

  const compare = async (rows: readonly ListedItem[]): Promise<number> => {
    if (isFirst && rows.length > savedFrom) await load();
    isFirst = false;
    listed = new Map(rows.map((row) => [row.id, versionOf(indexed, row)]));
    const old = [...known].filter(([id, version]) => listed.get(id) !== version).map(([id]) => id);
    index.replaceAll(old.map((id) => ({ id: owner(id), version: '', passages: [] })));
    for (const id of old) known.delete(id);
    waiting.clear();
    for (const { id } of rows) if (!known.has(id)) waiting.add(id);
    return waiting.size + old.filter((id) => !listed.has(id)).length;
  };

  /** Puts items that have been read into the index. Some may no longer be listed. */
  const addListed = (read: readonly Owned[]) => {
    const some = read.filter(({ id }) => listed.has(idOf(id)));
    index.replaceAll(some);
    for (const { id, version } of some) known.set(idOf(id), version);
  };

  const readSome = async (ids: readonly string[]) => {
    let made: Owned[] = [];
    let sliceStartedAt = performance.now();
    for (const item of await readItems<CatalogueItem>(kind, ids)) {
      made.push({
        id: owner(item.id),
        version: versionOf(indexed, item),
        passages: readablePassages(indexed, item),
      });
      if (performance.now() - sliceStartedAt < maxSliceMs) continue;
      addListed(made);
      made = [];
      await yieldToOthers();
      sliceStartedAt = performance.now();
    }
    addListed(made);
  };

  const read = singleFlight(async (until: number) => {
    while (waiting.size > 0 && performance.now() < until) {
      const ids = [...waiting].slice(0, readAtOnce);
      for (const id of ids) waiting.delete(id);
      try {
        await readSome(ids);
      } catch (error) {
        for (const id of ids) waiting.add(id);
        throw error;
      }
    }
    return waiting.size;
  });

  return { compare, read };
}
