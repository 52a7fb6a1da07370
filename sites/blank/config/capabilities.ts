import type { Capabilities } from '#shared/site-config/capability.ts';

/** What the shop does besides articles. What is off has no page, link or setting. */
export const capabilities: Capabilities = {
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
