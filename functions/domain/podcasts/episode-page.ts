import type { EpisodePage } from '#shared/contracts/episode-page.ts';
import type { EpisodeSummary } from '#shared/contracts/podcasts.ts';
import { creditOf } from '../authors/credit-of.ts';
import { withVisits } from '../visits/visit-counter-repository.ts';
import { relatedCount } from '../catalogue/related-count.ts';
import { readCatalogue } from './catalogue.ts';
import type { Episode } from './episode.ts';
import { toDetail } from './present-episode.ts';

/** Returns everything that an episode's page shows to everybody. */
export async function toPage(episode: Episode): Promise<EpisodePage> {
  const [{ rows }, counted, credit] = await Promise.all([
    readCatalogue(),
    withVisits('podcasts', episode),
    creditOf(episode.author),
  ]);
  return { ...toDetail(counted), ...credit, related: relatedEpisodes(episode, rows) };
}

/** Returns the episodes nearest in time, newest first. */
export function relatedEpisodes(
  { id, publishedAt = '' }: Pick<Episode, 'id' | 'publishedAt'>,
  episodes: readonly EpisodeSummary[],
): EpisodeSummary[] {
  const at = Date.parse(publishedAt) || Date.now();
  const time = ({ releaseDate = '' }: EpisodeSummary) => Date.parse(releaseDate) || 0;
  return episodes
    .filter((other) => other.id !== id)
    .sort((a, b) => Math.abs(time(a) - at) - Math.abs(time(b) - at))
    .slice(0, relatedCount)
    .sort((a, b) => time(b) - time(a));
}
