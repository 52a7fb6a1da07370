import { hasCode, requireText } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { apiOrigin, callUrl } from '../api/call-url.ts';
import * as messages from './messages.ts';
import type { PlayableEpisode } from './player.ts';

export interface AudioSource {
  url: string;
  /** Epoch milliseconds after which the URL expires; undefined for public files. */
  expiresAt?: number;
}

/** Presigned URLs expire after 5 minutes (functions/domain/downloads/presign-file.ts). */
const urlLifetimeMs = 5 * 60_000;

/** There is no file to play. Its message is shown to the user. */
export class NoAudioError extends Error {
  override readonly name = 'NoAudioError';
}

/** The URL that needs no request: of previews and of free episodes. Throws NoAudioError. */
export function openSource(episode: PlayableEpisode): AudioSource | undefined {
  if (!episode.owned) {
    if (!episode.previewUrl) throw new NoAudioError(messages.previewNotAvailable);
    return { url: episode.previewUrl };
  }
  if (!episode.isFree) return undefined;
  if (!episode.audioUrl) throw new NoAudioError(messages.audioNotAvailable);
  const url = new URL(episode.audioUrl, apiOrigin || location.href).href;
  return { url, expiresAt: Date.now() + urlLifetimeMs };
}

/**
 * Returns a fresh URL. For a paid episode it requests a download token, which leads to a short-lived URL that supports
 * range requests. Throws NoAudioError and ApiError.
 */
export async function freshSource(episode: PlayableEpisode): Promise<AudioSource> {
  const open = openSource(episode);
  if (open) return open;
  const { id, sessionId } = episode;
  if (!sessionId) throw new NoAudioError(messages.audioNotAvailable);
  const granted = await call('POST /token/download', {
    resourceId: id,
    resourceType: 'podcast',
    sessionId,
  });
  const token = requireText(granted.token || granted.downloadToken);
  return {
    url: callUrl('GET /download/podcasts/{id}', { id, token, download: 'false' }),
    expiresAt: Date.now() + urlLifetimeMs,
  };
}

/** The toast text for a playback failure. */
export function playbackErrorText(error: unknown): string {
  if (error instanceof NoAudioError) return error.message;
  if (hasCode(error, 'not_signed_in', 'session_expired')) return messages.sessionExpired;
  if (hasCode(error, 'not_found', 'purchase_not_found')) return messages.episodeDataNotFound;
  return messages.playbackError;
}

/** Whether retrying would not help. */
export const isFinal = (error: unknown): boolean =>
  error instanceof NoAudioError ||
  hasCode(
    error,
    'not_signed_in',
    'session_expired',
    'not_found',
    'purchase_not_found',
    'not_purchased',
  );
