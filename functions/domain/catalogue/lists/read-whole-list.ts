import { now } from '#functions/platform/clock.ts';
import type { CatalogueKind } from '../../items/catalogue-kind.ts';
import { catalogueState, type CatalogueState } from '../catalogue-version-repository.ts';
import { listLabelledItems } from '../label-repository.ts';
import { applyChanges } from './apply-changes.ts';
import { openLog, readLog, settleMs } from './follow-log.ts';
import { newestFirst, type ListedRow } from './listed-row.ts';
import type { Position } from './log-position.ts';

/** A large list in memory. */
export interface KeptList {
  state: CatalogueState;
  /** Absent if changes since then cannot be determined. */
  position?: Position;
  /** The rows of all shelves, newest first; the same array as long as nothing has changed. */
  rows: readonly ListedRow[];
  /** When the whole list must be reread, in epoch milliseconds. */
  readAgainAt?: number;
}

const dependencies = { listLabelledItems };

export type WholeListDependencies = typeof dependencies;

const shelves = ['draft', 'published', 'unpublished'] as const;

/**
 * Reads a whole list, then rereads the items that changed shortly before or since: the indexes are eventually
 * consistent.
 * @param isDoubtful whether some changes are known to lack a row in the log
 */
export async function readWholeList(
  kind: CatalogueKind,
  isDoubtful: boolean,
  { listLabelledItems }: WholeListDependencies = dependencies,
): Promise<KeptList> {
  const startedAt = now();
  const before = await catalogueState(kind, true);
  const read = await Promise.all(
    shelves.map(async (shelf) =>
      (await listLabelledItems<ListedRow>(kind, shelf)).map((row) => ({ ...row, shelf })),
    ),
  );
  const rows = newestFirst(read.flat());
  const log = await openLog(kind, startedAt.toISOString());
  const current = log && (await applyChanges(kind, rows, log.changes));
  const readAgainAt = startedAt.getTime() + settleMs;
  if (!log || !current) return { state: before, rows, readAgainAt };
  const { state, position, isComplete } = log;
  return {
    state,
    position,
    rows: current,
    ...((isDoubtful || !isComplete) && { readAgainAt }),
  };
}

/** Whether a list that may lack a change is due to be reread. */
export function isDueForReread({ readAgainAt = Infinity }: Pick<KeptList, 'readAgainAt'>): boolean {
  return now().getTime() >= readAgainAt;
}

/**
 * Applies the changes since a list was read.
 * @returns undefined if the whole list must be reread
 */
export async function followList(
  kind: CatalogueKind,
  list: Omit<KeptList, 'state'>,
): Promise<KeptList | undefined> {
  const { position, rows, readAgainAt } = list;
  if (!position || isDueForReread(list)) return undefined;
  const log = await readLog(kind, position);
  const current = log && (await applyChanges(kind, rows, log.changes));
  return current && { state: log.state, position: log.position, rows: current, readAgainAt };
}
