import { now } from '../../platform/clock.ts';
import type { CachedCatalogue } from '../catalogue/cached-catalogue.ts';

const hourSeconds = 3600;

/** The index is eventually consistent: what is read just after a change may be older than the change. */
const settlingSeconds = 60;

/**
 * Returns how many seconds the edge may cache the home page: an hour, because every change of a catalogue empties the
 * cache. Less if a scheduled item appears earlier, which does not empty the cache, and just after a change.
 */
export function homeFreshSeconds(
  catalogues: readonly Pick<CachedCatalogue<unknown>, 'changedAt' | 'nextAt'>[],
): number {
  const atMs = now().getTime();
  const longest = catalogues.map(({ changedAt, nextAt }) => {
    const isSettled = changedAt === undefined || secondsFrom(changedAt, atMs) > settlingSeconds;
    const untilNext = nextAt === undefined ? hourSeconds : Math.floor(-secondsFrom(nextAt, atMs));
    return Math.min(isSettled ? hourSeconds : settlingSeconds, Math.max(1, untilNext));
  });
  return Math.min(...longest);
}

/** Returns the seconds since a time; negative for a time in the future. */
function secondsFrom(iso: string, atMs: number): number {
  return (atMs - Date.parse(iso)) / 1000;
}
