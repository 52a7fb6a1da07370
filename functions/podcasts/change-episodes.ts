import type { episodeChangesContract } from '#shared/contracts/item-changes.ts';
import { changeMany } from '../domain/catalogue/change-many.ts';
import type { UseCase } from '../platform/create-handler.ts';

export const changeEpisodes: UseCase<typeof episodeChangesContract.changeMany> = (changes, actor) =>
  changeMany('podcasts', changes, actor);
