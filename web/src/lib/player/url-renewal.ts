import { isFinal, type AudioSource } from './audio-source.ts';
import type { DualAudio } from './dual-audio.ts';

export interface UrlRenewalDeps {
  audio: Pick<DualAudio, 'swap' | 'isRunning' | 'bufferedSeconds' | 'durationSeconds'>;
  /** A new address of what is loaded. Throws when there is none. */
  fresh(): Promise<AudioSource>;
  /** Where the listener is. */
  positionSeconds(): number;
  /** Another address is in use; audio stands still where it did. */
  onRenewed(): void;
  /** Nothing helped; playing cannot go on. */
  onFailure(error: unknown): void;
  now(): number;
}

export interface UrlRenewal {
  /** A new recording is on the audio by this address, or on its way there; what was going on is forgotten. */
  begin(source?: AudioSource): void;
  /** Called while audio runs: renews an address that will not answer for long any more, unless all has arrived. */
  check(): void;
  /** Audio has stopped for want of data, or goes on: after a while without any, the address is not trusted any more. */
  stalled(): void;
  flowing(): void;
  /** The address may have run out, so data that is not there yet cannot be had by it. */
  isStale(): boolean;
  /** Audio has stopped for want of data: tries again, with growing pauses, and tells when nothing helps. */
  recover(): Promise<void>;
}

/** Presigned addresses die at 5 minutes; one that old is replaced. */
const renewBeforeMs = 60_000;
/** Pauses before the tries of a recovery; fewer where nothing has been heard yet, because then it rarely helps. */
const retryMs = [0, 1000, 2000, 4000];
const firstRetryMs = [0, 1000];
/** Without data for that long, an address that is about to run out, or even a good one, is given up. */
const stalledMs = { stale: 500, good: 30_000 };
/** Pauses between tries while audio still runs from what has arrived. */
const quietRetryMs = 5000;

/** Keeps the address of the audio alive (decisions.md, Files). */
export function createUrlRenewal(deps: UrlRenewalDeps): UrlRenewal {
  let source: AudioSource | undefined;
  let quietUntil = 0;
  let heard = false;
  let attempt: Promise<void> | undefined;
  let recovering = false;
  let turn = 0;
  let stallTimer: ReturnType<typeof setTimeout> | undefined;

  const isStale = () =>
    source?.expiresAt !== undefined && deps.now() >= source.expiresAt - renewBeforeMs;

  function tryOnce(): Promise<void> {
    const mine = turn;
    attempt ??= (async () => {
      const next = await deps.fresh();
      if (mine !== turn) return;
      await deps.audio.swap(next.url, deps.positionSeconds);
      if (mine !== turn) return;
      source = next;
      deps.onRenewed();
    })().finally(() => {
      if (mine === turn) attempt = undefined;
    });
    return attempt;
  }

  async function recover(): Promise<void> {
    if (recovering) return;
    recovering = true;
    const mine = turn;
    let failure: unknown;
    for (const delayMs of heard ? retryMs : firstRetryMs) {
      if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs));
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
    recovering = false;
    deps.onFailure(failure);
  }

  const flowing = () => clearTimeout(stallTimer);

  return {
    begin(put) {
      turn++;
      flowing();
      source = put;
      [heard, recovering, quietUntil, attempt] = [false, false, 0, undefined];
    },
    stalled() {
      flowing();
      stallTimer = setTimeout(() => void recover(), isStale() ? stalledMs.stale : stalledMs.good);
    },
    flowing,
    isStale,
    check() {
      heard = true;
      if (!isStale() || attempt || recovering || deps.now() < quietUntil) return;
      const { audio } = deps;
      if (audio.durationSeconds() > 0 && audio.bufferedSeconds() >= audio.durationSeconds() - 0.5)
        return;
      const mine = turn;
      tryOnce().catch((error: unknown) => {
        // What has arrived plays on; whether it matters shows when audio stops for want of data.
        if (mine === turn) quietUntil = isFinal(error) ? Infinity : deps.now() + quietRetryMs;
      });
    },
    recover,
  };
}
