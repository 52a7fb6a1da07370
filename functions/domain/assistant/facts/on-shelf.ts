import { pages } from '#shared/assistant/pages.ts';
import type { PreparedFact } from './match-facts.ts';
import type { Shelves } from './shelves.ts';

const shelfOf = [
  { of: 'article', page: pages.articles },
  { of: 'podcast', page: pages.podcasts },
  { of: 'product', page: pages.store },
] as const;

/** Returns a fact whose page is the item that it names or, if that item is not published, the list of its kind. */
export function onShelf(one: PreparedFact, shelves: Shelves): PreparedFact {
  const { url } = one.fact.page;
  const shelf = shelfOf.find(({ page }) => url.startsWith(`${page.url}/`));
  if (!shelf) return one;
  const id = decodeURIComponent(url.slice(shelf.page.url.length + 1));
  if (shelves[shelf.of].some((item) => item.id === id)) return one;
  return { ...one, fact: { ...one.fact, page: shelf.page } };
}
