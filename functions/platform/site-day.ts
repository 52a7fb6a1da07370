import { siteConfig } from '#shared/site-config/index.ts';

// Sweden writes dates as ISO 8601 does. Making a format costs fifty times what using it does.
const format = new Intl.DateTimeFormat('sv-SE', { timeZone: siteConfig.timeZone });

/** The day of a time in the site's time zone, as reports count days: `2026-11-21`. */
export function siteDay(time: Date | string): string {
  return format.format(new Date(time));
}
