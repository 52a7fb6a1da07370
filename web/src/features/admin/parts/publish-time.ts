import { site } from '#shared/site-config/site.ts';

/** Formats a time in the site's time zone: '3 Dec 2026, 09:00'. */
export function publishTime(at: string): string {
  const { locale, timeZone } = site;
  const format = new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  });
  return format.format(new Date(at));
}
