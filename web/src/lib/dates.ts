import { site } from '#shared/site-config/site.ts';

/** '2026-03-04T10:00:00Z' → '4 March 2026', in the site's locale. */
export function formatDate(date: string | Date): string {
  return new Intl.DateTimeFormat(site.locale, { dateStyle: 'long' }).format(new Date(date));
}

/** The day on which something was published, by UTC: the same on the server and in every browser. */
export function formatPublished(date: string): string {
  const utc = { dateStyle: 'long', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(site.locale, utc).format(new Date(date));
}
