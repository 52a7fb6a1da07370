import { nowIso } from '#functions/platform/clock.ts';
import type { CatalogueKind } from '../../items/catalogue-kind.ts';
import { catalogueState, type CatalogueState } from '../catalogue-version-repository.ts';
import { readChanges, timeOf, type Change } from './change-log-repository.ts';
import { overlapBefore, positionAfter, type Position } from './log-position.ts';

/** What a reader of the log finds. */
export interface LogReading {
  state: CatalogueState;
  position: Position;
  /** The changes to apply. */
  changes: readonly Change[];
}

/** How long an index may lag behind a change. */
export const settleMs = 3000;

/** Another change may arrive between the two reads of an attempt. */
const attempts = 3;

/**
 * Reads the changes since a position. The version shows whether they are complete, because it grows by one with each
 * change. It is read after the log: otherwise a newer row could mask a missing one.
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
 * Returns the log position for a list whose read began at `startedAt` (ISO 8601), and all changes since shortly before:
 * the indexes that were read may lack them.
 * @returns undefined if changes keep arriving in the meantime
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

/** Whether the last change of a catalogue is in the log, or is so old that the indexes contain it. */
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
