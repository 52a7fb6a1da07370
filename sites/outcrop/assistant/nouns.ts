import type { SiteNouns } from '#shared/assistant/fact.ts';

/** What the assistant calls the items. */
export const siteNouns: SiteNouns = {
  article: { one: 'paper', many: 'papers', page: 'Articles' },
  podcast: { one: 'episode', many: 'episodes', page: 'Podcast hub' },
  product: { one: 'product', many: 'products', page: 'Store' },
};
