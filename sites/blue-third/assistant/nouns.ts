import type { SiteNouns } from '#shared/assistant/fact.ts';

/** What the assistant calls the school's items. */
export const siteNouns: SiteNouns = {
  article: { one: 'lesson', many: 'lessons', page: 'Lessons' },
  podcast: { one: 'session', many: 'sessions', page: 'Sessions', also: 'playalong playalongs' },
  product: {
    one: 'product',
    many: 'products',
    page: 'Store',
    also: 'score scores etude etudes track tracks midi musicxml',
  },
};
