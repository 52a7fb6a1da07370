import type { SiteContent } from '#shared/pages/site-content.ts';

/** What pages of text name in braces, besides what every site has. */
export const content: SiteContent = { values: {} };
