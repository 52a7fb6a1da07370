import { nowIso } from '../../platform/clock.ts';
import type { CatalogueKind } from '../catalogue/catalogue-kind.ts';
import { catalogueState, type CatalogueState } from '../catalogue/catalogue-version-repository.ts';
import { readChanges, timeOf, type Change } from './change-log-repository.ts';
import { overlapBefore, positionAfter, type Position } from './log-position.ts';

/** What a reader of the log finds. */
export interface LogReading {
  state: CatalogueState;
  position: Position;
  /** The changes to take in. */
  changes: readonly Change[];
}

/** How long an index may lag behind a change. */
export const settleMs = 3000;

/** Another change may come between the two reads of an attempt. */
const attempts = 3;

/**
 * Reads the changes since a position. The version tells whether they are complete: it has grown by one with each of
 * them. It is read after the log, so that no missing row can be made up for by a newer one.
 * @returns undefined if the log does not have all of them, for instance because a restore or an earlier version of
 *   Outcrop wrote without it, or because they have expired
 */
export async function readLog(
  kind: CatalogueKind,
  { version, since, seen }: Position,
): Promise<LogReading | undefined> {
  const known = new Set(seen);
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const all = await readChanges(kind, since);
    const state = await catalogueState(kind, true);
    const changes = all.filter(({ id }) => !known.has(id));
    const bumps = changes.filter((change) => change.bumps).length;
    if (version + bumps === state.version) {
      return { state, changes, position: positionAfter(since, state.version, all, nowIso()) };
    }
    if (version + bumps > state.version) return undefined;
  }
  return undefined;
}

/**
 * Returns a position from which a list that has been read since `startedAt` (ISO 8601) can be followed, with all
 * changes since a moment before: the indexes that were read may not have had them.
 * @returns undefined if changes keep coming in between
 */
export async function openLog(
  kind: CatalogueKind,
  startedAt: string,
): Promise<(LogReading & { isComplete: boolean }) | undefined> {
  const since = overlapBefore(startedAt);
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const before = await catalogueState(kind, true);
    const changes = await readChanges(kind, since);
    const state = await catalogueState(kind, true);
    if (before.version !== state.version) continue;
    const position = positionAfter(since, state.version, changes, nowIso());
    return { state, changes, position, isComplete: hasLastChange(state, changes, startedAt) };
  }
  return undefined;
}

/** Whether the last change of a catalogue is in the log, or was too long ago for the indexes to lack it. */
function hasLastChange(
  { changedAt }: CatalogueState,
  changes: readonly Change[],
  startedAt: string,
): boolean {
  return (
    !changedAt ||
    Date.parse(changedAt) <= Date.parse(startedAt) - settleMs ||
    changes.some((one) => timeOf(one) === changedAt)
  );
}
