import type { InputOf } from '../../shared/contracts/define-contract.ts';
import { product, productsContract, type Product } from '../../shared/contracts/products.ts';
import { createHeldList } from '../core/catalogue/held-list.ts';
import { readCatalogue } from '../core/products/catalogue.ts';
import type { UseCase } from '../platform/create-handler.ts';
import { sendPrepared } from '../platform/prepared-answer.ts';

const list = createHeldList<Product, InputOf<typeof productsContract.list>>({
  path: productsContract.list.path,
  row: product,
  readCatalogue,
  find: (products) => [...products],
});

export const listProducts: UseCase<typeof productsContract.list> = async (query, _actor, request) =>
  sendPrepared(await list.recall(query), request);
