import type { podcastsAdminContract } from '#shared/contracts/podcasts-admin.ts';
import { presignFile } from '../domain/downloads/presign-file.ts';
import { toManaged } from '../domain/podcasts/managed-podcasts.ts';
import { getPodcast } from '../domain/podcasts/podcast-repository.ts';
import { presentDates } from '../domain/catalogue/choose-date.ts';
import { chosenState } from '../domain/catalogue/publication.ts';
import { AppError } from '../platform/app-error.ts';
import type { UseCase } from '../platform/create-handler.ts';

export const getManaged: UseCase<typeof podcastsAdminContract.getManaged> = async ({ id }) => {
  const podcast = await getPodcast(id);
  if (!podcast?.shelf) throw new AppError('not_found');
  const { author, longDescription, transcript, audio, preview } = podcast;
  return {
    ...toManaged(podcast),
    chosen: chosenState(podcast),
    dates: presentDates(podcast),
    author,
    longDescription,
    transcript,
    audioName: audio?.name,
    fullAudioUrl: audio && (await presignFile(audio, 'inline')),
    previewSeconds: preview?.durationSeconds,
  };
};
