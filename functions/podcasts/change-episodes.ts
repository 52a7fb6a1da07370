import { episodeChangesContract } from '#shared/contracts/item-changes.ts';
import { changeMany } from '../domain/catalogue/change-many.ts';
import { implement } from '../platform/implement.ts';

export const changeEpisodes = implement(episodeChangesContract.changeMany, (changes, actor) =>
  changeMany('podcasts', changes, actor),
);
