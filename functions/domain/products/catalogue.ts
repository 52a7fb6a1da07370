import type { ManagedProduct } from '#shared/contracts/products.ts';
import { createRowMap } from '../catalogue/lists/map-rows.ts';
import { createManagedList } from '../catalogue/managed-list.ts';
import { createPublicCatalogue } from '../catalogue/public-catalogue.ts';
import { toManaged, toPublic } from './present-product.ts';
import type { ProductRow } from './product.ts';

/** The published products, newest first, cached in memory. */
export const readCatalogue = createPublicCatalogue(
  'products',
  createRowMap((row: ProductRow) => toPublic(row)),
);

/** Lists all products in every state, except removed ones. */
export const listManagedProducts = createManagedList('products', {
  present: toManaged,
  texts: ({ title, category, author = '', fileName = '', tags = [] }: ManagedProduct) => [
    title,
    category,
    author,
    fileName,
    ...tags,
  ],
});
