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

/** Returns the month of a day: `2026-11-27` → `2026-11`. */
export const monthOf = (day: string): string => day.slice(0, 7);

/** Returns the months from one day to another: `2025-12`, `2026-01`. */
export function monthsBetween(from: string, to: string): string[] {
  const months: string[] = [];
  for (let month = monthOf(from); month <= monthOf(to); month = monthAfter(month)) {
    months.push(month);
  }
  return months;
}

/** Returns the next month: `2025-12` → `2026-01`. */
export function monthAfter(month: string): string {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, number)).toISOString().slice(0, 7);
}

/** Returns an earlier day: `daysBefore('2026-03-01', 2)` → `2026-02-27`. */
export function daysBefore(day: string, count: number): string {
  return new Date(Date.parse(day) - count * 86_400_000).toISOString().slice(0, 10);
}
