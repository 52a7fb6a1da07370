import type { productsContract } from '#shared/contracts/products.ts';
import { productList } from '../domain/products/product-list.ts';
import type { UseCase } from '../platform/create-handler.ts';
import { sendPrepared } from '../platform/prepared-response.ts';

export const listProducts: UseCase<typeof productsContract.list> = async (query, _actor, request) =>
  sendPrepared(await productList.respond(query), request);
