import { singleFlight } from '#shared/concurrency/single-flight.ts';
import type { CatalogueKind } from '../../items/catalogue-kind.ts';
import {
  followList,
  isDueForReread,
  readWholeList,
  type KeptList,
  type WholeListDependencies,
} from './read-whole-list.ts';
import { readSavedNote } from './saved-note-repository.ts';
import { createVisitCounts } from './visit-counts.ts';

/**
 * Lists of this many rows or more are kept in memory and updated from the change log. A smaller list is read
 * completely, which takes no longer.
 */
export const largeFrom = 500;

/**
 * Keeps the list of a large catalogue in memory, and reads only what has changed. It starts with the list that the
 * sweep has saved. If anything is inconsistent, the whole list is read from DynamoDB.
 */
export function createLargeList(kind: CatalogueKind, dependencies?: WholeListDependencies) {
  const counts = createVisitCounts(kind);
  let saved: Promise<boolean> | undefined;
  let kept: KeptList | undefined;

  /** Whether there is a saved list. One small read, which is repeated only if it has failed. */
  const isSaved = () =>
    (saved ??= readSavedNote(kind).then(Boolean)).catch((error: unknown) => {
      saved = undefined;
      throw error;
    });

  const readSaved = async (): Promise<KeptList | undefined> => {
    // Imported here, because small shops never need the S3 client.
    const { readSavedList } = await import('./saved-list-repository.ts');
    const saved = await readSavedList(kind);
    if (saved) counts.start(saved);
    return saved && followList(kind, saved);
  };

  const readOn = singleFlight(async () => {
    const settles = kept && isDueForReread(kept);
    const hasSaved = await isSaved();
    const followed = kept ? await followList(kind, kept) : hasSaved ? await readSaved() : undefined;
    const isDoubtful = !settles && (kept !== undefined || hasSaved);
    kept = followed ?? (await readWholeList(kind, isDoubtful, dependencies));
    return kept;
  });

  return {
    /** Whether the list is in memory, or was large when it was last saved. The first call makes one small read. */
    async isLarge(): Promise<boolean> {
      return kept !== undefined || isSaved();
    },
    /** Returns the list with all changes up to a version, or later ones. */
    async read(version: number): Promise<KeptList> {
      const list = await readOn();
      // That read may have begun before the version was known.
      return list.state.version < version ? readOn() : list;
    },
    /** Adds the visits that the items of some catalogues have. */
    addVisits: counts.add,
  };
}

/** The lists that this process keeps. */
export const keptLists = new Map<CatalogueKind, ReturnType<typeof createLargeList>>();

/** Returns the list of a catalogue that this process keeps. */
export function largeListOf(kind: CatalogueKind): ReturnType<typeof createLargeList> {
  const list = keptLists.get(kind) ?? createLargeList(kind);
  keptLists.set(kind, list);
  return list;
}
