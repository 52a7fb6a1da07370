import { siteConfig } from '#shared/site-config/index.ts';

/** Making a format costs fifty times what using it does. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** The day of a time in the site's time zone, as reports count days: `2026-11-21`. */
export function siteDay(time: Date | string): string {
  const { timeZone } = siteConfig;
  // Sweden writes dates as ISO 8601 does.
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone });
  formats.set(timeZone, format);
  return format.format(new Date(time));
}
