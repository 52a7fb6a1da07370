import { singleFlight } from '#shared/concurrency/single-flight.ts';
import { pause } from '../pause.ts';
import { isFinal, type AudioSource } from './audio-source.ts';
import type { DualAudio } from './dual-audio.ts';

export interface UrlRenewalDeps {
  audio: Pick<DualAudio, 'swap' | 'isRunning' | 'bufferedSeconds' | 'durationSeconds'>;
  /** Returns a new URL for the loaded audio. Throws when there is none. */
  fresh(): Promise<AudioSource>;
  /** The listener's position. */
  positionSeconds(): number;
  /** Called once a new URL is in use; audio stays at its position. */
  onRenewed(): void;
  /** Called when every retry failed. */
  onFailure(error: unknown): void;
  now(): number;
}

export interface UrlRenewal {
  /** Starts over for a new recording; drops pending work. */
  begin(source?: AudioSource): void;
  /** Called while audio plays: renews a URL that is about to expire, unless everything is buffered. */
  check(): void;
  /**
   * `stalled` is called when data runs out, `flowing` when it continues. After a while without data, the URL is
   * renewed.
   */
  stalled(): void;
  flowing(): void;
  /** The URL may have expired, so missing data cannot be loaded with it. */
  isStale(): boolean;
  /** Data has run out or cannot be played: retries with growing pauses and reports when all fail. */
  recover(): Promise<void>;
}

/** Presigned URLs expire after 5 minutes; renew them one minute earlier. */
const renewBeforeMs = 60_000;
/** Delays before each retry; fewer before the first playback, where retrying rarely helps. */
const retryMs = [0, 1000, 2000, 4000];
const firstRetryMs = [0, 1000];
/** How long to wait for data before renewing a stale or a valid URL. */
const stalledMs = { stale: 500, good: 30_000 };
/** Delay between retries while buffered audio still plays. */
const quietRetryMs = 5000;
/** Audio that has moved this far since the last retry plays again; a damaged file or a missing device stops it earlier. */
const playsAgainSeconds = 1;

/** Renews the audio URL before it expires. */
export function createUrlRenewal(deps: UrlRenewalDeps): UrlRenewal {
  let source: AudioSource | undefined;
  let quietUntil = 0;
  let hasPlayed = false;
  let recovering = false;
  let retries = 0;
  let retriedAt = 0;
  let turn = 0;
  let stallTimer: ReturnType<typeof setTimeout> | undefined;

  const isStale = () =>
    source?.expiresAt !== undefined && deps.now() >= source.expiresAt - renewBeforeMs;

  const renew = async (): Promise<void> => {
    const mine = turn;
    const next = await deps.fresh();
    if (mine !== turn) return;
    await deps.audio.swap(next.url, deps.positionSeconds);
    if (mine !== turn) return;
    source = next;
    deps.onRenewed();
  };
  let tryOnce = singleFlight(renew);

  async function recover(): Promise<void> {
    if (recovering) return;
    recovering = true;
    const mine = turn;
    const at = deps.positionSeconds();
    if (Math.abs(at - retriedAt) > playsAgainSeconds) retries = 0;
    retriedAt = at;
    let failure: unknown;
    for (const delayMs of (hasPlayed ? retryMs : firstRetryMs).slice(retries)) {
      retries++;
      if (delayMs > 0) await pause(delayMs);
      if (mine !== turn) return;
      try {
        await tryOnce();
        if (mine === turn) recovering = false;
        return;
      } catch (error) {
        failure = error;
        if (isFinal(error)) break;
      }
    }
    if (mine !== turn) return;
    [recovering, retries] = [false, 0];
    deps.onFailure(failure);
  }

  const flowing = () => clearTimeout(stallTimer);

  return {
    begin(put) {
      turn++;
      flowing();
      source = put;
      [hasPlayed, recovering, retries, quietUntil] = [false, false, 0, 0];
      tryOnce = singleFlight(renew);
    },
    stalled() {
      flowing();
      stallTimer = setTimeout(() => void recover(), isStale() ? stalledMs.stale : stalledMs.good);
    },
    flowing,
    isStale,
    check() {
      hasPlayed = true;
      if (!isStale() || recovering || deps.now() < quietUntil) return;
      const { audio } = deps;
      if (audio.durationSeconds() > 0 && audio.bufferedSeconds() >= audio.durationSeconds() - 0.5)
        return;
      const mine = turn;
      tryOnce().catch((error: unknown) => {
        // Buffered audio keeps playing; a failure only matters once the buffer runs out.
        if (mine === turn) quietUntil = isFinal(error) ? Infinity : deps.now() + quietRetryMs;
      });
    },
    recover,
  };
}
