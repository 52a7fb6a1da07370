import { byRelevance, findByText } from '#shared/search/find-by-text.ts';
import type { Product } from '#shared/contracts/store-products.ts';
import { hasTag } from '#shared/tags/tidy-tags.ts';

/**
 * Finds the products with a tag and with every word of a search in their title, category, author or tags, best match
 * first.
 */
export function findProducts(products: readonly Product[], q = '', tag?: string): Product[] {
  const tagged = products.filter(({ tags }) => hasTag(tags, tag));
  return byRelevance(findByText(tagged, q, searchTexts));
}

function searchTexts({ title, category, author, tags = [] }: Product): string[] {
  return [title, [category, author, ...tags].join(' ')];
}
