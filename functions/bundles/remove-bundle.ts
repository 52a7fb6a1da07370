import type { bundlesContract } from '#shared/contracts/bundles.ts';
import { removeItem } from '../domain/catalogue/edit-item.ts';
import type { UseCase } from '../platform/create-handler.ts';

/** Removes a bundle. Its buyers keep its items. */
export const removeBundle: UseCase<typeof bundlesContract.remove> = async ({ id }, actor) => {
  await removeItem('bundles', id, actor);
  return { id };
};
