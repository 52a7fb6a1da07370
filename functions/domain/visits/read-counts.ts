import { listMonth, listRows, readMoved } from './count-repository.ts';
import { daysOf, monthsBetween } from './counter-row.ts';
import { counters, itemOfCounter, type Counter } from './counters.ts';

/** What one counter counted of one item, `article#<id>`, by day. */
export interface ItemCounts {
  counter: Counter;
  item: string;
  days: ReadonlyMap<string, number>;
}

export interface Counts {
  /** The first day of which there are counts. */
  since: string;
  counts: ItemCounts[];
}

/**
 * What was counted from one day to another. Grows with the items that were looked at and with the months, not with what
 * was counted: a row for each item and month.
 */
export async function readCounts(from: string, to: string): Promise<Counts> {
  const found = new Map<string, Map<string, number>>();
  // These first: a day that is moved meanwhile is then found in its month, and not missed.
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
