import type { InputOf } from '../../shared/contracts/define-contract.ts';
import type { podcastsAdminContract } from '../../shared/contracts/podcasts-admin.ts';
import { getPodcast } from '../core/podcasts/podcast-repository.ts';
import { startUpload, type StartedUpload } from '../core/uploads/start-upload.ts';
import type { Actor } from '../platform/actor.ts';
import { AppError } from '../platform/app-error.ts';
import type { UseCase } from '../platform/create-handler.ts';

type Wish = InputOf<typeof podcastsAdminContract.uploadAudio>;
type Kind = 'podcast-artwork' | 'podcast-preview' | 'podcast-audio';

export const uploadArtwork: UseCase<typeof podcastsAdminContract.uploadArtwork> = async (
  wish,
  actor,
) => {
  const { url: artworkUrl, ...target } = await start('podcast-artwork', wish, actor);
  return { ...target, artworkUrl };
};

export const uploadPreview: UseCase<typeof podcastsAdminContract.uploadPreview> = async (
  wish,
  actor,
) => {
  const { url: previewUrl, ...target } = await start('podcast-preview', wish, actor);
  return { ...target, previewUrl };
};

export const uploadAudio: UseCase<typeof podcastsAdminContract.uploadAudio> = async (
  wish,
  actor,
) => {
  const { url: fileUrl, ...target } = await start('podcast-audio', wish, actor);
  return { ...target, fileUrl };
};

async function start(kind: Kind, { id, ...file }: Wish, actor: Actor): Promise<StartedUpload> {
  const podcast = await getPodcast(id);
  if (!podcast?.shelf) throw new AppError('not_found');
  return startUpload(actor, { kind, itemId: id, label: podcast.title, ...file });
}
