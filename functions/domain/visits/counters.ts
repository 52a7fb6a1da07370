import { itemKey } from '../orders/order.ts';

/**
 * What is counted by day, and the item of each id. `articles`: views of papers; `pages`: of the pages of all other
 * items; `podcasts`: listens.
 */
export const itemOfCounter = {
  articles: (id) => itemKey({ resourceType: 'article', resourceId: id }),
  podcasts: (id) => itemKey({ resourceType: 'podcast', resourceId: id }),
  pages: (item) => item,
  checkouts: (item) => item,
  downloads: (item) => item,
  'free-downloads': (item) => item,
} as const satisfies Record<string, (id: string) => string>;

export type Counter = keyof typeof itemOfCounter;

export const counters = Object.keys(itemOfCounter) as Counter[];
