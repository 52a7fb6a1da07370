import type { AuditEntry } from '#shared/contracts/reports.ts';
import { now } from '../../platform/clock.ts';
import { listAuditMonth } from './audit-repository.ts';

/** The position from which to continue: entries older than `before`, in that month and earlier ones. */
export interface AuditPlace {
  /** `2026-11` */
  month: string;
  before?: string;
}

/** After this many months without entries, there are none before them either. */
const maximumEmptyMonths = 24;
const batchRows = 1000;
/** A search with few matches returns what it has after this many rows; the next page continues from there. */
const maximumRead = 10_000;

/**
 * Reads entries of all months, newest first.
 * @param part text to find in actor, action, target or details, in lower case; empty for all
 * @returns `next`: the position to continue from; absent at the end of the log
 */
export async function readAuditPage({
  part,
  limit,
  from = { month: now().toISOString().slice(0, 7) },
}: {
  part: string;
  limit: number;
  from?: AuditPlace;
}): Promise<{ rows: AuditEntry[]; next?: AuditPlace; searchedTo?: string }> {
  const rows: AuditEntry[] = [];
  let place = from;
  let read = 0;
  let emptyMonths = 0;
  while (emptyMonths < maximumEmptyMonths) {
    const batch = await listAuditMonth(place.month, part ? batchRows : limit + 1, place.before);
    const last = batch.at(-1);
    if (!last) {
      emptyMonths = place.before ? 0 : emptyMonths + 1;
      place = { month: monthBefore(place.month) };
      continue;
    }
    rows.push(...batch.filter((entry) => mentions(entry, part)));
    if (rows.length > limit) return { rows: rows.slice(0, limit), next: placeOf(rows[limit - 1]!) };
    place = placeOf(last);
    read += batch.length;
    if (read >= maximumRead) return { rows, next: place, searchedTo: last.at };
  }
  return { rows };
}

function placeOf({ at, id }: AuditEntry): AuditPlace {
  return { month: at.slice(0, 7), before: id };
}

/** Returns the previous month: `2026-01` → `2025-12`. */
export function monthBefore(month: string): string {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, number - 2, 1)).toISOString().slice(0, 7);
}

function mentions(entry: AuditEntry, part: string): boolean {
  const { actorEmail, action, target, label = '', details = {} } = entry;
  const texts = [actorEmail, action, target, label, ...Object.values(details)];
  return texts.some((text) => text.toLowerCase().includes(part));
}
