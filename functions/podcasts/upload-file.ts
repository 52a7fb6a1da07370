import { podcastsAdminContract } from '#shared/contracts/podcasts-admin.ts';
import { startItemUpload } from '../domain/uploads/start-item-upload.ts';
import { implement } from '../platform/implement.ts';

export const uploadArtwork = implement(
  podcastsAdminContract.uploadArtwork,
  async (request, actor) => {
    const { url: artworkUrl, ...target } = await startItemUpload('podcast-artwork', request, actor);
    return { ...target, artworkUrl };
  },
);

export const uploadPreview = implement(
  podcastsAdminContract.uploadPreview,
  async (request, actor) => {
    const { url: previewUrl, ...target } = await startItemUpload('podcast-preview', request, actor);
    return { ...target, previewUrl };
  },
);

export const uploadAudio = implement(podcastsAdminContract.uploadAudio, async (request, actor) => {
  const { url: fileUrl, ...target } = await startItemUpload('podcast-audio', request, actor);
  return { ...target, fileUrl };
});
