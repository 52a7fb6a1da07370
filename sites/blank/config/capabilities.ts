import type { Capabilities } from '#shared/site-config/capability.ts';

/** What the shop does. What is off has no page, link or setting. */
export const capabilities: Capabilities = {
  articles: true,
  podcasts: false,
  products: true,
  chat: false,
  credits: false,
  waitlists: false,
  digest: true,
  reviews: true,
  affiliate: false,
  consulting: false,
  narration: false,
};
