import type { podcastsAdminContract } from '#shared/contracts/podcasts-admin.ts';
import { listManagedEpisodes } from '../domain/podcasts/managed-episodes.ts';
import type { UseCase } from '../platform/create-handler.ts';

export const listManaged: UseCase<typeof podcastsAdminContract.listManaged> = (query) =>
  listManagedEpisodes(query);
