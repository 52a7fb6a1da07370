import type { productChangesContract } from '#shared/contracts/item-changes.ts';
import { changeMany } from '../domain/catalogue/change-many.ts';
import type { UseCase } from '../platform/create-handler.ts';

export const changeProducts: UseCase<typeof productChangesContract.changeMany> = (changes, actor) =>
  changeMany('products', changes, actor);
