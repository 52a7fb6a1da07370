import { siteDay } from '../../platform/site-day.ts';

const dayMilliseconds = 24 * 3600 * 1000;

/** The last `count` days in the site's time zone up to today, oldest first: `2026-11-20`, `2026-11-21`. */
export function lastDays(count: number, today: Date): string[] {
  // Midnight UTC of the site's day: days without a time are counted back, as clocks that change have days of 23 and 25 hours.
  const last = Date.parse(siteDay(today));
  return Array.from({ length: count }, (_, index) =>
    new Date(last - (count - 1 - index) * dayMilliseconds).toISOString().slice(0, 10),
  );
}
