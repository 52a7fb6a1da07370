import { site } from '#shared/site-config/site.ts';

/** Formats a count in the site's locale: 10000 → '10,000'. */
export const formatCount = (count: number): string => count.toLocaleString(site.locale);
