import { feedsContract } from '#shared/contracts/feeds.ts';
import { readFeedToken } from '../domain/feeds/feed-token.ts';
import { openEpisode } from '../domain/podcasts/episode-access.ts';
import { transcriptType } from '../domain/podcasts/transcript-type.ts';
import { AppError } from '../platform/app-error.ts';
import { implement } from '../platform/implement.ts';
import { text } from '../platform/reply.ts';

/**
 * Returns a transcript to podcast clients, which cannot sign in: the feed token identifies the member, and ownership is
 * checked every time.
 */
export const readOwnedTranscript = implement(feedsContract.transcript, async ({ token, id }) => {
  const member = await readFeedToken(token);
  const { episode, owned } = await openEpisode(id, member.id);
  if (!owned) throw new AppError('not_purchased');
  const { transcript } = episode;
  if (!transcript) throw new AppError('not_found');
  return text(transcript, {
    'content-type': `${transcriptType(transcript)}; charset=utf-8`,
    'cache-control': 'private, no-cache',
    'x-robots-tag': 'noindex',
  });
});
