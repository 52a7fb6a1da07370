import type { Capabilities } from '#shared/site-config/capability.ts';

/** The smallest shop. */
export const articlesOnly: Capabilities = {
  articles: true,
  podcasts: false,
  products: false,
  chat: false,
  credits: false,
  waitlists: false,
  digest: false,
  reviews: false,
  affiliate: false,
  consulting: false,
  narration: false,
};
