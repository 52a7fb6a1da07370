import type { InputOf } from '#shared/contracts/define-contract.ts';
import { downloadsContract } from '#shared/contracts/downloads.ts';
import { itemKeyIn } from '../domain/items/item-key.ts';
import { describeFile } from '../domain/downloads/describe-file.ts';
import { countDownload } from '../domain/downloads/deliver-file.ts';
import { presignFile } from '../domain/downloads/presign-file.ts';
import { requireAccess } from '../domain/downloads/require-access.ts';
import { withoutExtension } from '../domain/podcasts/audio-extension.ts';
import { getEpisode } from '../domain/podcasts/episode-repository.ts';
import { AppError } from '../platform/app-error.ts';
import { implement } from '../platform/implement.ts';
import { redirect } from '../platform/reply.ts';

/**
 * Delivers the full audio of an episode. A free one is also available as `<id>.mp3`, the form that podcast clients
 * expect. Only downloads are counted, not playing in the page.
 */
export const downloadEpisode = implement(downloadsContract.podcast, async (input) => {
  const { audio, item, orderId } = await audioOf(input.id, input.token);
  const disposition = dispositionFor(input);
  if (disposition === 'attachment') await countDownload(item, orderId);
  return redirect(await presignFile(audio, disposition));
});

export const describeEpisode = implement(downloadsContract.podcastHead, async (input) =>
  describeFile((await audioOf(input.id, input.token)).audio, dispositionFor(input)),
);

async function audioOf(given: string, token: string | undefined) {
  const id = withoutExtension(given);
  const episode = await getEpisode(id);
  const item = itemKeyIn('podcasts', id);
  const orderId = await requireAccess(item, episode, token);
  if (!episode?.audio) throw new AppError('not_found');
  return { audio: episode.audio, item, orderId };
}

function dispositionFor({ token, download }: InputOf<typeof downloadsContract.podcast>) {
  const saves = download === undefined ? token !== undefined : download === 'true';
  return saves ? 'attachment' : 'inline';
}
