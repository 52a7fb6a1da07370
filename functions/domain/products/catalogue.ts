import type { ManagedProduct } from '#shared/contracts/products.ts';
import { createCachedCatalogue } from '../catalogue/cached-catalogue.ts';
import { createManagedList } from '../catalogue/managed-list.ts';
import { toManaged, toPublic } from './present-product.ts';
import { listPublished } from './product-repository.ts';

/** The published products, newest first, cached in memory. */
export const readCatalogue = createCachedCatalogue('products', async () =>
  (await listPublished()).map(toPublic),
);

/** Lists all products, drafts included, except removed ones. */
export const listManagedProducts = createManagedList('products', {
  present: toManaged,
  texts: ({ title, category, fileName = '' }: ManagedProduct) => [title, category, fileName],
});
