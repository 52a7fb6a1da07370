import type { ListeningPosition } from '#shared/contracts/podcasts.ts';
import type { PlayerState } from './player-state.ts';

/** How long a preview plays, and how far into it a listener can move (podcasts-and-pages.md, sections 4 and 9). */
export const previewSeconds = 40;
export const previewEndSeconds = 39.9;

/** What the buttons beside Play skip. */
export const backSeconds = 15;
export const forwardSeconds = 30;

/** Speeds on offer (section 9). */
export const rates = [0.5, 0.75, 1, 1.25, 1.5] as const;

/** Progress is shown at most this often (section 9, audio widget). */
export const progressIntervalMs = 20;

/** What a seek comes to. `durationSeconds` is 0 while unknown. */
export function clampSeek(seconds: number, durationSeconds: number, isPreview: boolean): number {
  const end = durationSeconds > 0 ? durationSeconds : Infinity;
  const last = isPreview ? Math.min(end, previewEndSeconds) : end;
  return Math.min(Math.max(0, Number.isFinite(seconds) ? seconds : 0), last);
}

/** The length to show: the file's own, and until it is known the record's. Of a preview at most 40 seconds. */
export function shownDuration(
  { episode, isPreview }: Pick<PlayerState, 'episode' | 'isPreview'>,
  fileSeconds: number,
): number {
  if (isPreview) return Math.min(fileSeconds, previewSeconds);
  return fileSeconds || (episode?.durationSeconds ?? 0);
}

/** The speed on offer that is nearest to a remembered one. */
export function nearestRate(rate: number): number {
  if (!Number.isFinite(rate)) return 1;
  return rates.reduce((best, one) => (Math.abs(one - rate) < Math.abs(best - rate) ? one : best));
}

/** Heard to the end, but for the farewell: 97 % of it, or less than 15 s left. */
export function isFinished(positionSeconds: number, durationSeconds: number): boolean {
  if (durationSeconds <= 0) return false;
  return positionSeconds >= durationSeconds * 0.97 || durationSeconds - positionSeconds < 15;
}

/** Below this a remembered position is as good as the beginning. */
const worthResumingSeconds = 5;

/** Where to begin, given what is remembered. A finished episode begins anew. */
export function startSeconds(
  position: ListeningPosition | undefined,
  durationSeconds: number,
): number {
  if (!position || position.positionSeconds < worthResumingSeconds) return 0;
  return isFinished(position.positionSeconds, durationSeconds) ? 0 : position.positionSeconds;
}

/** The position that the listener was at last, by `listenedAt`. The first one where both are from the same moment. */
export function newerPosition<T extends ListeningPosition, U extends ListeningPosition>(
  a: T | undefined,
  b: U | undefined,
): T | U | undefined {
  if (!a || !b) return a ?? b;
  return b.listenedAt > a.listenedAt ? b : a;
}
