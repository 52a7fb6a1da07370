import { itemKeyIn } from '../items/item-key.ts';

/**
 * The counters by day, and the item of each id. `articles`: page views of papers; `pages`: page views of all other
 * items; `podcasts`: listens.
 */
export const itemOfCounter = {
  articles: (id) => itemKeyIn('articles', id),
  podcasts: (id) => itemKeyIn('podcasts', id),
  pages: (item) => item,
  checkouts: (item) => item,
  downloads: (item) => item,
  'free-downloads': (item) => item,
} as const satisfies Record<string, (id: string) => string>;

export type Counter = keyof typeof itemOfCounter;

export const counters = Object.keys(itemOfCounter) as Counter[];
