import type { AuditEntry } from '#shared/contracts/reports.ts';
import { addMonths, monthOf } from '../../platform/calendar.ts';
import { now } from '../../platform/clock.ts';
import { firstMatches } from '../../platform/first-matches.ts';
import { listAuditMonth } from './audit-repository.ts';

/** The position from which to continue: the entries after `after`, in that month and further ones. */
export interface AuditPosition {
  /** `2026-11` */
  month: string;
  after?: string | undefined;
}

/** The month of version 0.1.0: no shop has older entries. */
const firstMonth = '2026-11';
const batchRows = 1000;
/** A search with few matches returns what it has after this many rows; the next page continues from there. */
const maxRead = 10_000;

/**
 * Reads entries of all months, newest first unless `isOldestFirst`.
 * @param part text to find in actor, action, target or details, in lower case; empty for all
 * @returns `next`: the position to continue from; absent at the last entry
 */
export async function readAuditPage({
  part,
  limit,
  from,
  isOldestFirst = false,
}: {
  part: string;
  limit: number;
  from?: AuditPosition;
  isOldestFirst?: boolean;
}): Promise<{ rows: AuditEntry[]; next?: AuditPosition; searchedTo?: string }> {
  const { rows, last, searchedTo } = await firstMatches(
    readBatches(part ? batchRows : limit + 1, from, isOldestFirst),
    (entry) => mentions(entry, part),
    limit,
    maxRead,
  );
  return {
    rows,
    ...(last && { next: positionOf(last) }),
    ...(searchedTo && { searchedTo: searchedTo.at }),
  };
}

async function* readBatches(
  size: number,
  from: AuditPosition | undefined,
  isOldestFirst: boolean,
): AsyncGenerator<AuditEntry[]> {
  const thisMonth = monthOf(now().toISOString());
  let position: AuditPosition = from ?? { month: isOldestFirst ? firstMonth : thisMonth };
  while (position.month >= firstMonth && position.month <= thisMonth) {
    const batch = await listAuditMonth(position.month, size, {
      after: position.after,
      isOldestFirst,
    });
    yield batch;
    const last = batch.at(-1);
    position = last
      ? positionOf(last)
      : { month: addMonths(position.month, isOldestFirst ? 1 : -1) };
  }
}

function positionOf({ at, id }: AuditEntry): AuditPosition {
  return { month: monthOf(at), after: id };
}

function mentions(entry: AuditEntry, part: string): boolean {
  const { actorEmail, action, target, label = '', details = {} } = entry;
  const texts = [actorEmail, action, target, label, ...Object.values(details)];
  return texts.some((text) => text.toLowerCase().includes(part));
}
