import type { podcastsAdminContract } from '#shared/contracts/podcasts-admin.ts';
import { startItemUpload } from '../domain/uploads/start-item-upload.ts';
import type { UseCase } from '../platform/create-handler.ts';

export const uploadArtwork: UseCase<typeof podcastsAdminContract.uploadArtwork> = async (
  request,
  actor,
) => {
  const { url: artworkUrl, ...target } = await startItemUpload('podcast-artwork', request, actor);
  return { ...target, artworkUrl };
};

export const uploadPreview: UseCase<typeof podcastsAdminContract.uploadPreview> = async (
  request,
  actor,
) => {
  const { url: previewUrl, ...target } = await startItemUpload('podcast-preview', request, actor);
  return { ...target, previewUrl };
};

export const uploadAudio: UseCase<typeof podcastsAdminContract.uploadAudio> = async (
  request,
  actor,
) => {
  const { url: fileUrl, ...target } = await startItemUpload('podcast-audio', request, actor);
  return { ...target, fileUrl };
};
