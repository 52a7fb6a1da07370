import { articleChangesContract } from '#shared/contracts/item-changes.ts';
import { changeMany } from '../domain/catalogue/change-many.ts';
import { implement } from '../platform/implement.ts';

export const changeArticles = implement(articleChangesContract.changeMany, (changes, actor) =>
  changeMany('articles', changes, actor),
);
