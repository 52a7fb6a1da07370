import type { InputOf } from '#shared/contracts/define-contract.ts';
import { product, productsContract, type Product } from '#shared/contracts/products.ts';
import { createCachedList } from '../catalogue/cached-list.ts';
import { readCatalogue } from './catalogue.ts';

/** The public product list, newest first. */
export const productList = createCachedList<Product, InputOf<typeof productsContract.list>>({
  path: productsContract.list.path,
  row: product,
  readCatalogue,
  find: (products) => [...products],
});
