import type { downloadsContract } from '../../shared/contracts/downloads.ts';
import { presignFile } from '../core/downloads/presign-file.ts';
import { requireAccess } from '../core/downloads/require-access.ts';
import { withoutEnding } from '../core/podcasts/audio-ending.ts';
import { podcastItem } from '../core/podcasts/episode-access.ts';
import { getPodcast } from '../core/podcasts/podcast-repository.ts';
import { AppError } from '../platform/app-error.ts';
import type { UseCase } from '../platform/create-handler.ts';
import { redirect } from '../platform/reply.ts';

/** The full audio of an episode; a free one can be asked for as `<id>.mp3`, which podcast clients want to see. */
export const downloadPodcast: UseCase<typeof downloadsContract.podcast> = async ({
  id: given,
  token,
  download,
}) => {
  const id = withoutEnding(given);
  const podcast = await getPodcast(id);
  await requireAccess(podcastItem(id), podcast, token);
  if (!podcast?.audio) throw new AppError('not_found');
  const saves = download === undefined ? token !== undefined : download === 'true';
  return redirect(await presignFile(podcast.audio, { as: saves ? 'attachment' : 'inline' }));
};

/** To whom asks with HEAD, S3 itself says size and type: API Gateway has no body whose length it could tell. */
export const askForPodcast: UseCase<typeof downloadsContract.podcastHead> = async ({
  id: given,
  token,
}) => {
  const id = withoutEnding(given);
  const podcast = await getPodcast(id);
  await requireAccess(podcastItem(id), podcast, token);
  if (!podcast?.audio) throw new AppError('not_found');
  return redirect(await presignFile(podcast.audio, { as: 'inline', method: 'HEAD' }));
};
