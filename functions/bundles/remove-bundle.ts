import { bundlesContract } from '#shared/contracts/bundles.ts';
import { removeItem } from '../domain/catalogue/edit-item.ts';
import { implement } from '../platform/implement.ts';

/** Removes a bundle. Its buyers keep its items. */
export const removeBundle = implement(bundlesContract.remove, async ({ id }, actor) => {
  await removeItem('bundles', id, actor);
  return { id };
});
