import type { podcastsAdminContract } from '#shared/contracts/podcasts-admin.ts';
import { withCurrentName } from '../domain/authors/current-names.ts';
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
  const { longDescription, transcript, audio, preview } = podcast;
  return {
    ...toManaged(await withCurrentName(podcast)),
    chosen: chosenState(podcast),
    dates: presentDates(podcast),
    longDescription,
    transcript,
    audioName: audio?.name,
    fullAudioUrl: audio && (await presignFile(audio, 'inline')),
    previewSeconds: preview?.durationSeconds,
  };
};
