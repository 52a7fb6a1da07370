import { episodePath } from '#shared/constants/episode-path.ts';
import { escapeHtml } from '#shared/html/escape-html.ts';
import { env } from '../../platform/env.ts';
import { audioExtension } from '../podcasts/audio-extension.ts';
import type { AudioFacts, Episode } from '../podcasts/episode.ts';
import { transcriptType } from '../podcasts/transcript-type.ts';
import { showNotes } from './show-notes.ts';

/** An episode as it appears in a feed; URLs are absolute. */
export interface FeedItem {
  guid: string;
  title: string;
  /** HTML. */
  description: string;
  link: string;
  publishedAt: string;
  updatedAt: string;
  episodeType: 'full' | 'trailer';
  enclosure: { url: string; type: string; sizeBytes: number };
  durationSeconds: number;
  imageUrl?: string;
  author?: string;
  tags?: readonly string[];
  transcript?: { url: string; type: string };
}

/**
 * Returns an episode with its full audio.
 * @param audioFolder base URL of the audio, to which the id is appended: `https://…/download/podcasts`
 * @returns undefined without audio
 */
export function toFullItem(episode: Episode, audioFolder: string): FeedItem | undefined {
  const { id, audio, title, longDescription, shortDescription, transcript } = episode;
  if (!audio) return undefined;
  return {
    ...shared(episode),
    guid: id,
    title,
    description: showNotes(longDescription || shortDescription),
    episodeType: 'full',
    enclosure: enclosure(audio, `${audioFolder}/${id}.${audioExtension(audio.contentType)}`),
    durationSeconds: audio.durationSeconds,
    ...(transcript && {
      transcript: {
        url: `${env().SITE_URL}/api/podcasts/${id}/transcript`,
        type: transcriptType(transcript),
      },
    }),
  };
}

/**
 * Returns the preview of a paid episode: a trailer with a guid of its own, which clients do not mistake for the
 * episode.
 */
export function toPreviewItem(episode: Episode): FeedItem | undefined {
  const { id, preview, title, longDescription, shortDescription } = episode;
  if (!preview) return undefined;
  const { link, ...rest } = shared(episode);
  const note = `<p>This is a preview. <a href="${escapeHtml(link)}">Get the full episode</a>.</p>`;
  return {
    ...rest,
    link,
    guid: `${id}-preview`,
    title: `Preview: ${title}`,
    description: note + showNotes(longDescription || shortDescription),
    episodeType: 'trailer',
    enclosure: enclosure(preview, env().SITE_URL + preview.url),
    durationSeconds: preview.durationSeconds,
  };
}

function enclosure({ contentType, sizeBytes }: AudioFacts, url: string): FeedItem['enclosure'] {
  return { url, type: contentType, sizeBytes };
}

function shared({ id, publishedAt, updatedAt, feedArtworkUrl, author, tags }: Episode) {
  const { SITE_URL } = env();
  return {
    link: SITE_URL + episodePath(id),
    publishedAt: publishedAt ?? updatedAt,
    updatedAt,
    ...(author && { author }),
    ...(tags && { tags }),
    ...(feedArtworkUrl && { imageUrl: SITE_URL + feedArtworkUrl }),
  };
}
