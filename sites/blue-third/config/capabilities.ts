import type { Capabilities } from '#shared/site-config/capability.ts';

/** What the school does. A capability that is off has no page, link or setting. */
export const capabilities: Capabilities = {
  articles: true,
  podcasts: true,
  products: true,
  chat: true,
  credits: false,
  waitlists: false,
  digest: true,
  reviews: true,
  affiliate: false,
  consulting: false,
  narration: false,
};
