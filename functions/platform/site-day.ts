import { dayIn } from '#shared/constants/day-in.ts';
import { siteConfig } from '#shared/site-config/index.ts';

/** Returns the day of a time in the site's time zone: `2026-11-21`. Reports count these days. */
export function siteDay(time: Date | string): string {
  return dayIn(siteConfig.timeZone, time);
}
