import type { DescribePage } from '#shared/pages/describe-page.ts';

/** The structured data of this site's pages, by address. Only the build reads this. */
export const pageThings: Readonly<Record<string, DescribePage>> = {};
