import type { ManagedProduct } from '#shared/contracts/products.ts';
import { createCachedCatalogue } from '../catalogue/cached-catalogue.ts';
import { createManagedList } from '../catalogue/managed-list.ts';
import { toManaged, toPublic } from './present-product.ts';
import { listPublished } from './product-repository.ts';

/** The products on sale, newest first, held in memory. */
export const readCatalogue = createCachedCatalogue('products', async () =>
  (await listPublished()).map(toPublic),
);

/** Every product that has not been removed, searched. */
export const listManagedProducts = createManagedList('products', {
  present: toManaged,
  texts: ({ title, category, fileName = '' }: ManagedProduct) => [title, category, fileName],
});
