import type { DescribePage } from '#shared/pages/describe-page.ts';

/** What pages of this site tell search engines beyond their head, by address. Only the build reads this. */
export const pageThings: Readonly<Record<string, DescribePage>> = {};
