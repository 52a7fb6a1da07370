import { siteConfig } from '#shared/site-config/index.ts';

/** A cache, by time zone: making a format takes fifty times as long as using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** Returns the day of a time in the site's time zone: `2026-11-21`. Reports count these days. */
export function siteDay(time: Date | string): string {
  const { timeZone } = siteConfig;
  // Swedish dates have the form of ISO 8601.
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone });
  formats.set(timeZone, format);
  return format.format(new Date(time));
}
