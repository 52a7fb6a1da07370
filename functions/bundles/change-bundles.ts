import { bundleChangesContract } from '#shared/contracts/item-changes.ts';
import type { Bundle } from '../domain/bundles/bundle.ts';
import { changeMany } from '../domain/catalogue/change-many.ts';
import { implement } from '../platform/implement.ts';
import { checkBundlePrice } from './check-bundle-price.ts';

export const changeBundles = implement(bundleChangesContract.changeMany, (changes, actor) =>
  changeMany('bundles', changes, actor, async (item, { priceMinor }) => {
    if (priceMinor !== undefined) await checkBundlePrice({ ...(item as Bundle), priceMinor });
  }),
);
