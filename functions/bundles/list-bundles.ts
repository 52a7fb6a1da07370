import type { bundlesContract } from '#shared/contracts/bundles.ts';
import { listBundlesOnSale } from '../domain/bundles/catalogue.ts';
import type { UseCase } from '../platform/create-handler.ts';
import { publicCache } from '../platform/public-cache.ts';
import { json } from '../platform/reply.ts';

export const listBundles: UseCase<typeof bundlesContract.list> = async (item) =>
  json(await listBundlesOnSale(item), publicCache);
