import type { InputOf } from '#shared/contracts/define-contract.ts';
import { product, storeProductsContract, type Product } from '#shared/contracts/store-products.ts';
import { createCachedList } from '../catalogue/cached-list.ts';
import { readCatalogue } from './catalogue.ts';

/** The public product list, newest first. */
export const productList = createCachedList<Product, InputOf<typeof storeProductsContract.list>>({
  path: storeProductsContract.list.path,
  row: product,
  readCatalogue,
  find: (products) => [...products],
});
