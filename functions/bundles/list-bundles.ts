import { bundlesContract } from '#shared/contracts/bundles.ts';
import { listBundlesOnSale } from '../domain/bundles/catalogue.ts';
import { implement } from '../platform/implement.ts';
import { publicCache } from '../platform/public-cache.ts';
import { json } from '../platform/reply.ts';

export const listBundles = implement(bundlesContract.list, async (item) =>
  json(await listBundlesOnSale(item), publicCache),
);
