import type { SiteNouns } from '#shared/assistant/fact.ts';

/** What the assistant calls your items. */
export const siteNouns: SiteNouns = {
  article: { one: 'article', many: 'articles', page: 'Articles' },
  podcast: { one: 'episode', many: 'episodes', page: 'Podcast hub' },
  product: { one: 'product', many: 'products', page: 'Store' },
};
