import { siteDay } from '../../platform/site-day.ts';

const dayMilliseconds = 24 * 3600 * 1000;

/** Returns the last `count` days in the site's time zone up to today, oldest first: `2026-11-20`, `2026-11-21`. */
export function lastDays(count: number, today: Date): string[] {
  // Counts back from midnight UTC: in the site's time zone, days may have 23 or 25 hours.
  const last = Date.parse(siteDay(today));
  return Array.from({ length: count }, (_, index) =>
    new Date(last - (count - 1 - index) * dayMilliseconds).toISOString().slice(0, 10),
  );
}
