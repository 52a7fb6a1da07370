import type { bundlesContract } from '#shared/contracts/bundles.ts';
import type { Bundle } from '../domain/bundles/bundle.ts';
import { removeItem } from '../domain/catalogue/edit-item.ts';
import { itemKeyIn } from '../domain/catalogue/item-key.ts';
import type { UseCase } from '../platform/create-handler.ts';

/** Removes a bundle. Its buyers keep its items. */
export const removeBundle: UseCase<typeof bundlesContract.remove> = async ({ id }, actor) => {
  await removeItem<Bundle>('bundles', id, actor, ({ title }) => ({
    action: 'bundle.delete',
    target: itemKeyIn('bundles', id),
    label: title,
  }));
  return { id };
};
