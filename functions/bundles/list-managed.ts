import { bundlesContract } from '#shared/contracts/bundles.ts';
import { listManagedBundles } from '../domain/bundles/catalogue.ts';
import { implement } from '../platform/implement.ts';

export const listManaged = implement(bundlesContract.listManaged, (query) =>
  listManagedBundles(query),
);
