const dayMilliseconds = 24 * 3600 * 1000;

/** The last `count` days in UTC up to today, oldest first: `2026-11-20`, `2026-11-21`. */
export function lastDays(count: number, today: Date): string[] {
  return Array.from({ length: count }, (_, index) =>
    new Date(today.getTime() - (count - 1 - index) * dayMilliseconds).toISOString().slice(0, 10),
  );
}
