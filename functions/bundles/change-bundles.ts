import type { bundleChangesContract } from '#shared/contracts/item-changes.ts';
import { changeMany } from '../domain/catalogue/change-many.ts';
import type { UseCase } from '../platform/create-handler.ts';

export const changeBundles: UseCase<typeof bundleChangesContract.changeMany> = (changes, actor) =>
  changeMany('bundles', changes, actor);
