import { fromMinor } from '#shared/constants/money.ts';
import type { EpisodeDetail, EpisodeSummary } from '#shared/contracts/podcasts.ts';
import { descriptionHtml } from '#shared/descriptions/description-html.ts';
import type { Episode, EpisodeRow } from './episode.ts';

/** Shown if an episode has no artwork. */
const placeholderArtwork = '/article-placeholder.jpg';

/** Returns an episode for its card. The full audio of a paid episode is never included. */
export function toSummary(row: EpisodeRow): EpisodeSummary {
  const isFree = row.priceMinor === 0;
  return {
    id: row.id,
    _id: row.id,
    title: row.title,
    shortDescription: row.shortDescription,
    price: fromMinor(row.priceMinor, row.currency),
    currency: row.currency,
    isFree,
    author: row.author,
    tags: row.tags,
    artworkUrl: row.artworkUrl ?? placeholderArtwork,
    audioUrl: isFree && row.audio ? `/download/podcasts/${row.id}` : undefined,
    previewUrl: row.preview?.url,
    durationSeconds: row.audio?.durationSeconds,
    releaseDate: row.publishedAt,
    listens: row.listens || undefined,
  };
}

export function toDetail(episode: Episode): EpisodeDetail {
  return {
    ...toSummary(episode),
    longDescription: episode.longDescription,
    descriptionHtml: descriptionHtml(episode.longDescription),
    fileSizeBytes: episode.audio?.sizeBytes,
    hasTranscript: Boolean(episode.transcript),
  };
}
