import * as z from 'zod';
import { defineContract } from './define-contract.ts';
import { authorFilter, id, isoTime, seconds, tagFilter, visit } from './fields.ts';

/** A card of the hub. Unknown figures are absent, never zero. */
export const episodeSummary = z.object({
  id: z.string(),
  _id: z.string(),
  title: z.string(),
  shortDescription: z.string(),
  /** In major units of the currency; 0 is free. */
  price: z.number().min(0),
  currency: z.string(),
  isFree: z.boolean(),
  author: z.string().optional(),
  /** As typed; absent if there are none. */
  tags: z.array(z.string()).optional(),
  artworkUrl: z.string(),
  /** The full audio, for free episodes only: no list contains the URL of a paid original. */
  audioUrl: z.string().optional(),
  /** At most the first 40 seconds, for everyone. */
  previewUrl: z.string().optional(),
  /** The duration of the full audio, as read from the file. */
  durationSeconds: seconds.optional(),
  releaseDate: z.string().optional(),
  listens: z.number().int().optional(),
});
export type EpisodeSummary = z.output<typeof episodeSummary>;

export const episodeDetail = episodeSummary.extend({
  longDescription: z.string(),
  /** `longDescription` is Markdown; this is its HTML, without scripts, pictures and styles. */
  descriptionHtml: z.string(),
  fileSizeBytes: z.number().int().optional(),
  hasTranscript: z.boolean(),
  /** Present with a valid token: whether the caller owns it. Free episodes count as owned. */
  owned: z.boolean().optional(),
});
export type EpisodeDetail = z.output<typeof episodeDetail>;

/**
 * `relevance`: best matches first; newest first without a search. `free` and `purchased` put those first (free ones
 * count as purchased), newest first within each part.
 */
export const episodeSort = z.enum([
  'relevance',
  'newest',
  'oldest',
  'price-low-high',
  'price-high-low',
  'free',
  'purchased',
]);
export type EpisodeSort = z.output<typeof episodeSort>;

/** A listener's position in an episode and their playback speed. */
export const listeningPosition = z.object({
  positionSeconds: seconds,
  playbackRate: z.number().min(0.5).max(1.5),
  /** When the position was reached, by the device's clock. The newest position wins. */
  listenedAt: isoTime,
});
export type ListeningPosition = z.output<typeof listeningPosition>;

export const podcastsContract = defineContract({
  list: {
    method: 'GET',
    path: '/api/podcasts',
    access: 'optional',
    summary:
      'The published episodes: an array of cards. With `limit`, it is paginated, with the next cursor in a Link header. `X-Total-Count` is the number of matches.',
    input: z.object({
      q: z.string().trim().max(200).optional(),
      tag: tagFilter,
      author: authorFilter,
      sort: episodeSort.optional(),
      limit: z.coerce.number().int().min(1).max(1000).optional(),
      cursor: z.string().max(200).optional(),
    }),
    output: z.array(episodeSummary),
  },
  get: {
    method: 'GET',
    path: '/api/podcasts/{id}',
    access: 'optional',
    summary: 'One episode. With a token it also says whether the caller owns it.',
    input: z.object({ id }),
    output: episodeDetail,
    errors: ['not_found'],
  },
  transcript: {
    method: 'GET',
    path: '/api/podcasts/{id}/transcript',
    access: 'optional',
    summary: 'The transcript as WebVTT: public for a free episode, for owners only if paid.',
    input: z.object({ id }),
    output: z.string(),
    errors: ['not_found', 'not_purchased'],
  },
  countListen: {
    method: 'POST',
    path: '/api/podcasts/{id}/listens',
    access: 'public',
    summary: 'Count a listener, once per browsing session.',
    input: z.object({ id, visit }),
    output: z.object({ listens: z.number().int() }),
    errors: ['not_found', 'too_many_requests'],
  },
  getPosition: {
    method: 'GET',
    path: '/api/podcasts/{id}/position',
    access: 'member',
    summary: "The caller's playback position; nothing if they have not started.",
    input: z.object({ id }),
    output: z.object({ position: listeningPosition.optional() }),
  },
  putPosition: {
    method: 'PUT',
    path: '/api/podcasts/{id}/position',
    access: 'member',
    summary: "Store the caller's playback position, unless a newer one is stored.",
    input: listeningPosition.extend({ id }),
    output: z.object({ position: listeningPosition }),
    errors: ['not_found', 'too_many_requests'],
  },
});
