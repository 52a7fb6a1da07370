import type { bundlesContract } from '#shared/contracts/bundles.ts';
import { listManagedBundles } from '../domain/bundles/catalogue.ts';
import type { UseCase } from '../platform/create-handler.ts';

export const listManaged: UseCase<typeof bundlesContract.listManaged> = (query) =>
  listManagedBundles(query);
