import type { InputOf } from '#shared/contracts/define-contract.ts';
import { product, storeProductsContract, type Product } from '#shared/contracts/store-products.ts';
import { createCachedList, type ListQuery } from '../catalogue/cached-list.ts';
import { readCatalogue } from './catalogue.ts';
import { findProducts } from './find-products.ts';

type Query = InputOf<typeof storeProductsContract.list> & ListQuery;

/** The public product list: newest first, or the best match of a search first. */
export const productList = createCachedList<Product, Query>({
  path: storeProductsContract.list.path,
  row: product,
  readCatalogue,
  find: findProducts,
});
