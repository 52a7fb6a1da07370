import { setTimeout } from 'node:timers/promises';
import { releaseHold } from '../domain/credits/end-hold.ts';
import { getHold, listOpenHolds } from '../domain/credits/hold-repository.ts';
import { now, nowIso } from '../platform/clock.ts';
import { logger } from '../platform/logger.ts';
import { mapConcurrently } from '../platform/map-concurrently.ts';

const concurrency = 8;
/** A margin, because timers may fire slightly early, and a hold that is not due yet would wait for the next run. */
const marginMs = 20;

type DueHold = Awaited<ReturnType<typeof listOpenHolds>>[number];

type Outcome = 'released' | 'ended' | 'failed';

/** Resolves after some time. */
const sleep = (ms: number): Promise<void> => setTimeout(ms);

const dependencies = { getHold, listOpenHolds, releaseHold, sleep };

/** Creates `releaseDueHolds` with the functions that it calls. */
export function createReleaseDueHolds({
  getHold,
  listOpenHolds,
  releaseHold,
  sleep,
}: typeof dependencies) {
  const releaseWhenDue = async (due: DueHold): Promise<Outcome> => {
    const { userId, requestId, dueAt } = due;
    try {
      await sleep(Math.max(0, Date.parse(dueAt) + marginMs - now().getTime()));
      const hold = await getHold(due);
      // The hold may have ended since, and a retry of the same request is not due yet.
      if (hold?.state !== 'open' || hold.dueAt > nowIso()) return 'ended';
      return (await releaseHold(hold, 'died')) ? 'released' : 'ended';
    } catch (error) {
      logger.error('hold not released', { userId, requestId, error });
      return 'failed';
    }
  };

  return async (until: Date): Promise<{ released: number; failed: number }> => {
    const seen = new Set<string>();
    const outcomes: Outcome[] = [];
    for (;;) {
      const open = await listOpenHolds(until.toISOString());
      const fresh = open.filter((hold) => !seen.has(nameOf(hold)));
      if (fresh.length === 0) break;
      for (const hold of fresh) seen.add(nameOf(hold));
      outcomes.push(...(await mapConcurrently(fresh, concurrency, releaseWhenDue)));
    }
    const count = (wanted: Outcome) => outcomes.filter((outcome) => outcome === wanted).length;
    return { released: count('released'), failed: count('failed') };
  };
}

/**
 * Releases the holds of dead processes: due ones immediately, others when they become due, until `until`. Reads the
 * index again after waiting, because it is eventually consistent. Failures do not stop the others and are retried by
 * the next run.
 */
export const releaseDueHolds = createReleaseDueHolds(dependencies);

function nameOf({ userId, requestId, dueAt }: DueHold): string {
  return `${userId}#${requestId}#${dueAt}`;
}
