import { podcastsContract } from '#shared/contracts/podcasts.ts';
import { openEpisode } from '../domain/podcasts/episode-access.ts';
import { transcriptType } from '../domain/podcasts/transcript-type.ts';
import { AppError } from '../platform/app-error.ts';
import { implement } from '../platform/implement.ts';
import { publicCache } from '../platform/public-cache.ts';
import { text } from '../platform/reply.ts';

export const readTranscript = implement(podcastsContract.transcript, async ({ id }, actor) => {
  const { episode, owned } = await openEpisode(id, actor?.id);
  if (!owned) throw new AppError('not_purchased');
  const { transcript } = episode;
  if (!transcript) throw new AppError('not_found');
  const caching = actor ? { 'cache-control': 'no-store' } : publicCache;
  return text(transcript, {
    ...caching,
    'content-type': `${transcriptType(transcript)}; charset=utf-8`,
    vary: 'authorization',
  });
});
