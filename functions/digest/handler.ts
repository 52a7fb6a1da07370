import {
  beginDigests,
  closeWindow,
  openWindow,
  readDigestState,
  type DigestState,
  type DigestWindow,
  type OpenWindow,
} from '../domain/digest/digest-window.ts';
import { listNewItems } from '../domain/digest/new-items.ts';
import { now } from '../platform/clock.ts';
import { logger } from '../platform/logger.ts';
import { writeDigest } from './write-digest.ts';

/** At most one mail a day. */
const leastMs = 24 * 3600 * 1000;
/** What is published may be in the index a moment later; it is told of once it is there for sure. */
const settlingMs = 5 * 60 * 1000;
const page = 250;
/** The function's end is at 240 s; a page takes a few. */
const beginSeconds = 200;

/**
 * Every hour: tells the members who chose it what was published since the last time. A run that is cut off, or whose time
 * is up, is taken up by the next one where it ended, with the same window and the same mails, so that nobody gets one
 * twice.
 */
export async function handler(): Promise<{ written: number }> {
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
  // Of a window that was cut off all may have been taken off the shelf since.
  const { written, complete } =
    items.length > 0
      ? await writeDigest(window, items, { page, deadline })
      : { written: 0, complete: true };
  if (complete) await closeWindow(window);
  const { since, until: end } = window;
  logger.info('digest written', { since, until: end, items: items.length, written, complete });
  return { written };
}

async function nextWindow(
  { until: since }: DigestState,
  until: string,
): Promise<DigestWindow | undefined> {
  const window = { since, until };
  if (Date.parse(until) - Date.parse(since) < leastMs) return undefined;
  if ((await listNewItems(window)).length === 0) return undefined;
  return (await openWindow(window)) ? window : undefined;
}
