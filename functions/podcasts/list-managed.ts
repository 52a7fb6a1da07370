import type { podcastsAdminContract } from '#shared/contracts/podcasts-admin.ts';
import { listManagedPodcasts } from '../domain/podcasts/managed-podcasts.ts';
import type { UseCase } from '../platform/create-handler.ts';

export const listManaged: UseCase<typeof podcastsAdminContract.listManaged> = (query) =>
  listManagedPodcasts(query);
