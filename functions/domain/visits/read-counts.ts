import { listMonth, listRows, readMoved } from './count-repository.ts';
import { daysOf, monthsBetween } from './counter-row.ts';
import { counters, itemOfCounter, type Counter } from './counters.ts';

/** The counts of one counter for one item, `article#<id>`, by day. */
export interface ItemCounts {
  counter: Counter;
  item: string;
  days: ReadonlyMap<string, number>;
}

export interface Counts {
  /** The first day with counts. */
  since: string;
  counts: ItemCounts[];
}

/**
 * Reads the counts from one day to another. The cost grows with the number of items viewed and with the months, not
 * with the counts: one row per item and month.
 */
export async function readCounts(from: string, to: string): Promise<Counts> {
  const found = new Map<string, Map<string, number>>();
  // The current rows are read before the months: a day that is being moved is then found in its month.
  const [moved, ...rows] = await Promise.all([readMoved(), ...counters.map(listRows)]);
  const current = rows.flat();
  const since = [moved?.since ?? to, ...current.flatMap((row) => daysOf(row).map(([day]) => day))]
    .sort()
    .at(0)!;
  const first = from > since ? from : since;
  const months = monthsBetween(first, to);
  const past = await Promise.all(months.map(listMonth));
  const note = (key: string, days: readonly (readonly [string, number])[]) => {
    const known = found.get(key) ?? new Map<string, number>();
    for (const [day, count] of days) if (day >= first && day <= to) known.set(day, count);
    if (known.size > 0) found.set(key, known);
  };
  for (const [n, month] of months.entries()) {
    for (const row of past[n]!) note(row.id, daysOfMonth(month, row));
  }
  for (const row of current) note(`${row.kind}#${row.id}`, daysOf(row));
  const counts = [...found].map(([key, days]) => {
    const end = key.indexOf('#');
    const counter = key.slice(0, end) as Counter;
    return { counter, item: itemOfCounter[counter](key.slice(end + 1)), days };
  });
  return { since, counts };
}

function daysOfMonth(month: string, row: Record<string, unknown>): [string, number][] {
  return Object.entries(row)
    .filter((entry): entry is [string, number] => /^\d\d$/.test(entry[0]))
    .map(([day, count]) => [`${month}-${day}`, count]);
}
