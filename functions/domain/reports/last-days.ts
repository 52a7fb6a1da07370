import { addDays } from '../../platform/calendar.ts';
import { siteDay } from '../../platform/site-day.ts';

/** Returns the last `count` days in the site's time zone up to today, oldest first: `2026-11-20`, `2026-11-21`. */
export function lastDays(count: number, today: Date): string[] {
  const last = siteDay(today);
  return Array.from({ length: count }, (_, index) => addDays(last, index + 1 - count));
}
