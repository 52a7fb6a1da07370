import { site } from '#shared/site-config/site.ts';

/** Formats a date in the site's locale: '2026-03-04T10:00:00Z' → '4 March 2026'. */
export function formatDate(date: string | Date): string {
  return new Intl.DateTimeFormat(site.locale, { dateStyle: 'long' }).format(new Date(date));
}

/** Formats a day of publication in the site's time zone: the same on the server and in every browser. */
export function formatPublished(date: string): string {
  const { locale, timeZone } = site;
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(new Date(date));
}

/** Formats a time in the reader's time zone: '2026-11-21T17:05:00Z' → '21 Nov 2026, 17:05'. */
export function formatTime(at: string): string {
  const format = new Intl.DateTimeFormat(site.locale, { dateStyle: 'medium', timeStyle: 'short' });
  return format.format(new Date(at));
}
