import type { InputOf } from '../../shared/contracts/define-contract.ts';
import type { feedsContract } from '../../shared/contracts/feeds.ts';
import { presignFile } from '../core/downloads/presign-file.ts';
import { readFeedToken } from '../core/feeds/feed-token.ts';
import { withoutEnding } from '../core/podcasts/audio-ending.ts';
import { openEpisode } from '../core/podcasts/episode-access.ts';
import { AppError } from '../platform/app-error.ts';
import { redirect, type Reply } from '../platform/reply.ts';

type Wish = InputOf<typeof feedsContract.episode>;

export const playEpisode = (wish: Wish) => leadToAudio(wish, 'GET');

/** For clients that ask for size and type first. */
export const askForEpisode = (wish: Wish) => leadToAudio(wish, 'HEAD');

/** Ownership is looked up each time: a refund closes what a client has in its list. */
async function leadToAudio({ token, id }: Wish, method: 'GET' | 'HEAD'): Promise<Reply<void>> {
  const member = await readFeedToken(token);
  const { podcast, owned } = await openEpisode(withoutEnding(id), member.id);
  if (!owned) throw new AppError('not_purchased');
  if (!podcast.audio) throw new AppError('not_found');
  // Players on other sites follow it, too.
  return redirect(await presignFile(podcast.audio, { as: 'inline', method }), {
    'cross-origin-resource-policy': 'cross-origin',
  });
}
