import type { Product } from '#shared/contracts/store-products.ts';
import { site } from '#shared/site-config/site.ts';

export interface Category {
  name: string;
  count: number;
}

const books = /^e-?books?$/i;

/** Returns the categories in use: e-books first, the others by name. Categories that differ only in case are merged. */
export function categoriesOf(products: readonly Pick<Product, 'category'>[]): Category[] {
  const found = new Map<string, Category>();
  for (const { category } of products) {
    const key = category.toLowerCase();
    const known = found.get(key) ?? { name: category, count: 0 };
    found.set(key, { ...known, count: known.count + 1 });
  }
  return [...found.values()].toSorted(
    (a, b) =>
      Number(books.test(b.name)) - Number(books.test(a.name)) ||
      a.name.localeCompare(b.name, site.locale),
  );
}

/** Returns the products of a category, or all in the order of their categories if it is unknown. */
export function productsOf<P extends Pick<Product, 'category'>>(
  products: readonly P[],
  wanted: string | null,
): P[] {
  const chosen = inCategory(products, wanted ?? '');
  return chosen.length > 0
    ? [...chosen]
    : categoriesOf(products).flatMap(({ name }) => inCategory(products, name));
}

/** Returns the products of a category, in their order; all if none is chosen. */
export function inCategory<P extends Pick<Product, 'category'>>(
  products: readonly P[],
  name: string | undefined,
): readonly P[] {
  if (name === undefined) return products;
  return products.filter(({ category }) => category.toLowerCase() === name.toLowerCase());
}

/** 'E-books' → '/store?category=E-books'; all categories are at '/store'. The search, the tag and the author are kept. */
export function categoryPath(
  name: string | undefined,
  q: string | null = null,
  tag: string | null = null,
  author: string | null = null,
): string {
  const query = new URLSearchParams({
    ...(name && { category: name }),
    ...(q && { q }),
    ...(tag && { tag }),
    ...(author && { author }),
  });
  return query.size > 0 ? `/store?${query}` : '/store';
}
