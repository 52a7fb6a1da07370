import { addMonths, monthOf } from '../../platform/calendar.ts';

/**
 * The row of one counter: the sum of all time, and an attribute for each of the last days, `2026-11-27`. Both are in
 * one row, so a count costs one write unit.
 */
export type CounterRow = { kind: string; id: string; visits: number } & Record<
  string,
  number | string
>;

/** Returns the days in a row with their counts. */
export function daysOf(row: Record<string, unknown>): [day: string, count: number][] {
  return Object.entries(row).filter((entry): entry is [string, number] =>
    /^\d{4}-\d\d-\d\d$/.test(entry[0]),
  );
}

/** Returns the months from one day to another: `2025-12`, `2026-01`. */
export function monthsBetween(from: string, to: string): string[] {
  const months: string[] = [];
  for (let month = monthOf(from); month <= monthOf(to); month = addMonths(month, 1)) {
    months.push(month);
  }
  return months;
}
