import { productsContract } from '#shared/contracts/products.ts';
import { listManagedProducts } from '../domain/products/catalogue.ts';
import { implement } from '../platform/implement.ts';

export const listManaged = implement(productsContract.listManaged, (query) =>
  listManagedProducts(query),
);
