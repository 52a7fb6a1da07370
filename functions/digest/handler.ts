import {
  beginDigests,
  closeWindow,
  openWindow,
  readDigestState,
  type DigestState,
  type DigestWindow,
  type OpenWindow,
} from '../domain/digest/digest-repository.ts';
import { listNewItems } from '../domain/digest/new-items.ts';
import { now } from '../platform/clock.ts';
import { logSlowRuns } from '../platform/log-slow-runs.ts';
import { logger } from '../platform/logger.ts';
import { writeDigest } from './write-digest.ts';

/** At most one email a day. */
const minMs = 24 * 3600 * 1000;
/** The index is eventually consistent, so recent items wait for the next digest. */
const settlingMs = 5 * 60 * 1000;
const pageSize = 250;
/** No page is started after this time: the function's timeout is 240 s, and a page takes a few. */
const beginSeconds = 200;

/**
 * Runs every hour and emails the subscribers the items published since the last digest. The next run continues an
 * interrupted one with the same window and the same emails: no one gets an email twice.
 */
export const handler = logSlowRuns(async (): Promise<{ written: number }> => {
  const deadline = now().getTime() + beginSeconds * 1000;
  const state = await readDigestState();
  const until = new Date(now().getTime() - settlingMs).toISOString();
  if (!state) {
    await beginDigests(until);
    return { written: 0 };
  }
  const window: OpenWindow | undefined = state.open ?? (await nextWindow(state, until));
  if (!window) return { written: 0 };
  const items = await listNewItems(window);
  // All items of an interrupted run's window may have been unpublished since.
  const { written, complete } =
    items.length > 0
      ? await writeDigest(window, items, { pageSize, deadline })
      : { written: 0, complete: true };
  if (complete) await closeWindow(window);
  const { since, until: end } = window;
  logger.info('digest written', { since, until: end, items: items.length, written, complete });
  return { written };
});

async function nextWindow(
  { until: since }: DigestState,
  until: string,
): Promise<DigestWindow | undefined> {
  const window = { since, until };
  if (Date.parse(until) - Date.parse(since) < minMs) return undefined;
  if ((await listNewItems(window)).length === 0) return undefined;
  return (await openWindow(window)) ? window : undefined;
}
