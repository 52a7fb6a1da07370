import { bundlesContract } from '#shared/contracts/bundles.ts';
import { bundleChangesContract } from '#shared/contracts/item-changes.ts';
import { authenticator } from '../domain/members/authenticate.ts';
import { createHandler } from '../platform/create-handler.ts';
import { changeBundles } from './change-bundles.ts';
import { createBundle } from './create-bundle.ts';
import { getManaged } from './get-managed.ts';
import { listBundles } from './list-bundles.ts';
import { listManaged } from './list-managed.ts';
import { readBundlePage } from './read-bundle-page.ts';
import { removeBundle } from './remove-bundle.ts';
import { updateBundle } from './update-bundle.ts';

export const handler = createHandler(
  { ...bundlesContract, ...bundleChangesContract },
  {
    changeMany: changeBundles,
    list: listBundles,
    getPage: readBundlePage,
    listManaged,
    getManaged,
    create: createBundle,
    update: updateBundle,
    remove: removeBundle,
  },
  authenticator,
);
