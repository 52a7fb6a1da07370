import { pages } from '#shared/assistant/pages.ts';
import type { PreparedFact } from './match-facts.ts';
import type { Shelves } from './shelves.ts';

const shelfOf = [
  { of: 'article', page: pages.articles },
  { of: 'podcast', page: pages.podcasts },
  { of: 'product', page: pages.store },
] as const;

/** A fact may name an item that says more. Where it is not on its shelf, the page of the shelf is named. */
export function onShelf(one: PreparedFact, shelves: Shelves): PreparedFact {
  const { url } = one.fact.page;
  const shelf = shelfOf.find(({ page }) => url.startsWith(`${page.url}/`));
  if (!shelf) return one;
  const id = decodeURIComponent(url.slice(shelf.page.url.length + 1));
  if (shelves[shelf.of].some((item) => item.id === id)) return one;
  return { ...one, fact: { ...one.fact, page: shelf.page } };
}
