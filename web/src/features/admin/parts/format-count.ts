import { site } from '#shared/site-config/site.ts';

/** 10000 → '10,000', in the site's locale. */
export const formatCount = (count: number): string =>
  new Intl.NumberFormat(site.locale).format(count);
