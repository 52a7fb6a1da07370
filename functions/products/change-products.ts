import { productChangesContract } from '#shared/contracts/item-changes.ts';
import { changeMany } from '../domain/catalogue/change-many.ts';
import { implement } from '../platform/implement.ts';

export const changeProducts = implement(productChangesContract.changeMany, (changes, actor) =>
  changeMany('products', changes, actor),
);
