import { podcastsAdminContract } from '#shared/contracts/podcasts-admin.ts';
import { listManagedEpisodes } from '../domain/podcasts/managed-episodes.ts';
import { implement } from '../platform/implement.ts';

export const listManaged = implement(podcastsAdminContract.listManaged, (query) =>
  listManagedEpisodes(query),
);
