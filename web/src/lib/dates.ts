import { site } from '../../../shared/site-config/site.ts';

/** '2026-03-04T10:00:00Z' → '4 March 2026', in the site's locale. */
export function formatDate(date: string | Date): string {
  return new Intl.DateTimeFormat(site.locale, { dateStyle: 'long' }).format(new Date(date));
}
