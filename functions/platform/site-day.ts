import { siteConfig } from '#shared/site-config/index.ts';

/** The day of a time in the site's time zone, as reports count days: `2026-11-21`. */
export function siteDay(time: Date | string): string {
  // Sweden writes dates as ISO 8601 does.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: siteConfig.timeZone });
  return format.format(new Date(time));
}
