import type { InputOf } from '#shared/contracts/define-contract.ts';
import type { downloadsContract } from '#shared/contracts/downloads.ts';
import { describeFile } from '../domain/downloads/describe-file.ts';
import { presignFile } from '../domain/downloads/presign-file.ts';
import { requireAccess } from '../domain/downloads/require-access.ts';
import { withoutEnding } from '../domain/podcasts/audio-ending.ts';
import { podcastItem } from '../domain/podcasts/episode-access.ts';
import { getPodcast } from '../domain/podcasts/podcast-repository.ts';
import { AppError } from '../platform/app-error.ts';
import type { UseCase } from '../platform/create-handler.ts';
import { redirect } from '../platform/reply.ts';

/** The full audio of an episode. A free one is also available as `<id>.mp3`, the form that podcast clients expect. */
export const downloadPodcast: UseCase<typeof downloadsContract.podcast> = async (input) =>
  redirect(await presignFile(await audioOf(input.id, input.token), dispositionFor(input)));

export const describePodcast: UseCase<typeof downloadsContract.podcastHead> = async (input) =>
  describeFile(await audioOf(input.id, input.token), dispositionFor(input));

async function audioOf(given: string, token: string | undefined) {
  const id = withoutEnding(given);
  const podcast = await getPodcast(id);
  await requireAccess(podcastItem(id), podcast, token);
  if (!podcast?.audio) throw new AppError('not_found');
  return podcast.audio;
}

function dispositionFor({ token, download }: InputOf<typeof downloadsContract.podcast>) {
  const saves = download === undefined ? token !== undefined : download === 'true';
  return saves ? 'attachment' : 'inline';
}
