import { downloadsContract } from '#shared/contracts/downloads.ts';
import { hasCode } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { apiOrigin, callUrl } from '../api/call-url.ts';
import type { PlayableEpisode } from './player.ts';

export interface AudioSource {
  url: string;
  /** Epoch milliseconds after which the address answers no more; undefined for public files. */
  expiresAt?: number;
}

/** Presigned addresses live 5 minutes (functions/domain/downloads/presign-file.ts). */
const urlLifetimeMs = 5 * 60_000;

/** There is no file to play. The message is the catalogue's (podcasts-and-pages.md, section 8). */
export class NoAudioError extends Error {
  override readonly name = 'NoAudioError';
}

/** The address that can be had without asking anybody: of previews and of free episodes. Throws NoAudioError. */
export function openSource(episode: PlayableEpisode): AudioSource | undefined {
  if (!episode.owned) {
    if (!episode.previewUrl) throw new NoAudioError('Preview not available');
    return { url: episode.previewUrl };
  }
  if (!episode.isFree) return undefined;
  if (!episode.audioUrl) throw new NoAudioError('Audio not available');
  const url = new URL(episode.audioUrl, apiOrigin || location.href).href;
  return { url, expiresAt: Date.now() + urlLifetimeMs };
}

/**
 * An address that is good from now on. A paid episode's is asked for with the purchase (decisions.md, Files): a token,
 * then a redirect to a short-lived address that can be read in ranges. Throws NoAudioError and ApiError.
 */
export async function freshSource(episode: PlayableEpisode): Promise<AudioSource> {
  const open = openSource(episode);
  if (open) return open;
  const { id, sessionId } = episode;
  if (!sessionId) throw new NoAudioError('Audio not available');
  const granted = await call(downloadsContract.token, {
    resourceId: id,
    resourceType: 'podcast',
    sessionId,
  });
  const token = granted.token || granted.downloadToken;
  return {
    url: callUrl(downloadsContract.podcast, { id, token, download: 'false' }),
    expiresAt: Date.now() + urlLifetimeMs,
  };
}

/** The toast of a failure, by the catalogue. */
export function playbackErrorText(error: unknown): string {
  if (error instanceof NoAudioError) return error.message;
  if (hasCode(error, 'not_signed_in', 'session_expired')) return 'Session expired';
  if (hasCode(error, 'not_found', 'purchase_not_found')) return 'Episode data not found';
  return 'Playback error';
}

/** Asking again would not help. */
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
