import { site } from '#shared/site-config/site.ts';

/** Formats in UTC: a day without a time is the same in every time zone. */
const inUtc = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(site.locale, { ...options, timeZone: 'UTC' });

const short = inUtc({ day: 'numeric', month: 'short' });
const long = inUtc({ weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' });

/** Formats a day: '2026-11-21' → '21 Nov'. */
export function shortDay(date: string): string {
  return short.format(new Date(date));
}

/** Formats a day: '2026-11-21' → 'Sat, 21 November 2026'. */
export function longDay(date: string): string {
  return long.format(new Date(date));
}
