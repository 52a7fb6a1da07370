import type { ListeningPosition } from '#shared/contracts/podcasts.ts';
import type { PlayerState } from './player-state.ts';

/** How long a preview plays, and how far a listener can seek in it. */
export const previewSeconds = 40;
export const previewEndSeconds = 39.9;

/** Seconds skipped by the buttons beside Play. */
export const backSeconds = 15;
export const forwardSeconds = 30;

export const rates = [0.5, 0.75, 1, 1.25, 1.5] as const;

/** Progress updates at most this often. */
export const progressIntervalMs = 20;

/** Clamps a seek. `durationSeconds` is 0 while unknown. */
export function clampSeek(seconds: number, durationSeconds: number, isPreview: boolean): number {
  const end = durationSeconds > 0 ? durationSeconds : Infinity;
  const last = isPreview ? Math.min(end, previewEndSeconds) : end;
  return Math.min(Math.max(0, Number.isFinite(seconds) ? seconds : 0), last);
}

/** The duration to show: the file's own, or the record's until it is known. A preview shows at most 40 seconds. */
export function shownDuration(
  { episode, isPreview }: Pick<PlayerState, 'episode' | 'isPreview'>,
  fileSeconds: number,
): number {
  if (isPreview) return Math.min(fileSeconds, previewSeconds);
  return fileSeconds || (episode?.durationSeconds ?? 0);
}

/** The available speed closest to the given one. */
export function nearestRate(rate: number): number {
  if (!Number.isFinite(rate)) return 1;
  return rates.reduce((best, one) => (Math.abs(one - rate) < Math.abs(best - rate) ? one : best));
}

/** Whether an episode counts as finished: 97 % played, or less than 15 s left. */
export function isFinished(positionSeconds: number, durationSeconds: number): boolean {
  if (durationSeconds <= 0) return false;
  return positionSeconds >= durationSeconds * 0.97 || durationSeconds - positionSeconds < 15;
}

/** Positions before this start from the beginning. */
const worthResumingSeconds = 5;

/** Where to start, given the saved position. A finished episode starts over. */
export function startSeconds(
  position: ListeningPosition | undefined,
  durationSeconds: number,
): number {
  if (!position || position.positionSeconds < worthResumingSeconds) return 0;
  return isFinished(position.positionSeconds, durationSeconds) ? 0 : position.positionSeconds;
}

/** The more recent position by `listenedAt`; the first one if equal. */
export function newerPosition<T extends ListeningPosition, U extends ListeningPosition>(
  a: T | undefined,
  b: U | undefined,
): T | U | undefined {
  if (!a || !b) return a ?? b;
  return b.listenedAt > a.listenedAt ? b : a;
}
