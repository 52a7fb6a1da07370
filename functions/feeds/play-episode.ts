import { feedsContract } from '#shared/contracts/feeds.ts';
import { describeFile } from '../domain/downloads/describe-file.ts';
import { presignFile } from '../domain/downloads/presign-file.ts';
import { readFeedToken } from '../domain/feeds/feed-token.ts';
import { withoutExtension } from '../domain/podcasts/audio-extension.ts';
import { openEpisode } from '../domain/podcasts/episode-access.ts';
import { AppError } from '../platform/app-error.ts';
import { implement } from '../platform/implement.ts';
import { redirect } from '../platform/reply.ts';

/** Players on other sites follow the redirect too. */
const crossOriginHeaders = { 'cross-origin-resource-policy': 'cross-origin' };

export const playEpisode = implement(feedsContract.episode, async ({ token, id }) =>
  redirect(await presignFile(await audioOf(token, id), 'inline'), crossOriginHeaders),
);

/** Handles HEAD, for clients that request size and type first. */
export const describeEpisode = implement(feedsContract.episodeHead, async ({ token, id }) =>
  describeFile(await audioOf(token, id), 'inline', crossOriginHeaders),
);

/** Finds the audio of an episode. Ownership is checked every time: after a refund, a client's URL stops working. */
async function audioOf(token: string, id: string) {
  const member = await readFeedToken(token);
  const { episode, owned } = await openEpisode(withoutExtension(id), member.id);
  if (!owned) throw new AppError('not_purchased');
  if (!episode.audio) throw new AppError('not_found');
  return episode.audio;
}
