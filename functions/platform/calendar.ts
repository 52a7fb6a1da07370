/** Returns the month of a day or a time: `2026-11-27` → `2026-11`. */
export const monthOf = (day: string): string => day.slice(0, 7);

/** Returns a later month or, with a negative count, an earlier one: `addMonths('2026-01', -1)` → `2025-12`. */
export function addMonths(month: string, count: number): string {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return monthOf(new Date(Date.UTC(year, number - 1 + count)).toISOString());
}

/** Returns a later day or, with a negative count, an earlier one: `addDays('2026-02-28', 1)` → `2026-03-01`. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10);
}
