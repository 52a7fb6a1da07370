import { podcastsAdminContract } from '#shared/contracts/podcasts-admin.ts';
import { withCurrentName } from '../domain/authors/current-names.ts';
import { presignFile } from '../domain/downloads/presign-file.ts';
import { toManaged } from '../domain/podcasts/managed-episodes.ts';
import { getEpisode } from '../domain/podcasts/episode-repository.ts';
import { presentDates } from '../domain/catalogue/choose-date.ts';
import { chosenState } from '../domain/catalogue/publication.ts';
import { AppError } from '../platform/app-error.ts';
import { implement } from '../platform/implement.ts';

export const getManaged = implement(podcastsAdminContract.getManaged, async ({ id }) => {
  const episode = await getEpisode(id);
  if (!episode?.shelf) throw new AppError('not_found');
  const { longDescription, transcript, audio, preview } = episode;
  return {
    ...toManaged(await withCurrentName(episode)),
    chosen: chosenState(episode),
    dates: presentDates(episode),
    longDescription,
    transcript,
    audioName: audio?.name,
    fullAudioUrl: audio && (await presignFile(audio, 'inline')),
    previewSeconds: preview?.durationSeconds,
  };
});
