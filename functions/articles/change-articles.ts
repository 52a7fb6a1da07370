import type { articleChangesContract } from '#shared/contracts/item-changes.ts';
import { changeMany } from '../domain/catalogue/change-many.ts';
import type { UseCase } from '../platform/create-handler.ts';

export const changeArticles: UseCase<typeof articleChangesContract.changeMany> = (changes, actor) =>
  changeMany('articles', changes, actor);
