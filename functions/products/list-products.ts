import { productsContract } from '#shared/contracts/products.ts';
import { productList } from '../domain/products/product-list.ts';
import { implement } from '../platform/implement.ts';
import { sendPrepared } from '../platform/prepared-response.ts';

export const listProducts = implement(productsContract.list, async (query, _actor, request) =>
  sendPrepared(await productList.respond(query), request),
);
