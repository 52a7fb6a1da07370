import { isBy } from '#shared/authors/is-by.ts';
import { byRelevance, findByText } from '#shared/search/find-by-text.ts';
import type { Product } from '#shared/contracts/store-products.ts';
import { hasTag } from '#shared/tags/tidy-tags.ts';

export interface ProductFilter {
  q?: string;
  tag?: string;
  author?: string;
}

/**
 * Finds the products with a tag and of an author that have every word of a search in their title, category, author or
 * tags, best match first.
 */
export function findProducts(
  products: readonly Product[],
  { q = '', tag, author }: ProductFilter,
): Product[] {
  const shown = products.filter(({ tags }) => hasTag(tags, tag)).filter(isBy(author));
  return byRelevance(findByText(shown, q, searchTexts));
}

function searchTexts({ title, category, author, tags = [] }: Product): string[] {
  return [title, [category, author, ...tags].join(' ')];
}
