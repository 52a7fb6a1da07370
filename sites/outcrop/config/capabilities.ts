import type { Capabilities } from '#shared/site-config/capability.ts';

export const capabilities: Capabilities = {
  articles: true,
  podcasts: true,
  products: true,
  chat: true,
  credits: true,
  waitlists: true,
  digest: true,
  reviews: true,
  affiliate: true,
  consulting: true,
  narration: true,
};
