import { site } from '#shared/site-config/site.ts';

/** '3 Dec 2026, 09:00', in the site's time zone. */
export function publishTime(at: string, dateStyle: 'medium' | 'long' = 'medium'): string {
  const { locale, timeZone } = site;
  const format = new Intl.DateTimeFormat(locale, { dateStyle, timeStyle: 'short', timeZone });
  return format.format(new Date(at));
}
