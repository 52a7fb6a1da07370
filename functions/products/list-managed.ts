import type { productsContract } from '#shared/contracts/products.ts';
import { listManagedProducts } from '../domain/products/catalogue.ts';
import type { UseCase } from '../platform/create-handler.ts';

export const listManaged: UseCase<typeof productsContract.listManaged> = (query) =>
  listManagedProducts(query);
