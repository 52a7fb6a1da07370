import { now } from '../../platform/clock.ts';
import type { CachedCatalogue } from '../catalogue/cached-catalogue.ts';

const hourSeconds = 3600;

/** The index follows its table a moment later, so what was read just after a change may be older than the change. */
const settlingSeconds = 60;

/**
 * How long the edge may keep the home page: an hour, since every change of a catalogue empties the edge. Until the next
 * scheduled item appears, of which nothing tells the edge; and not long just after a change.
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

/** Negative for a time to come. */
function secondsFrom(iso: string, atMs: number): number {
  return (atMs - Date.parse(iso)) / 1000;
}
