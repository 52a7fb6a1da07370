import { recordWritten, type OpenWindow } from '../domain/digest/digest-repository.ts';
import { listSubscribers, type Subscriber } from '../domain/digest/subscriber-repository.ts';
import type { NewItem } from '../domain/mails/mail.ts';
import { queueMailOnce } from '../domain/mails/mail-repository.ts';
import { now } from '../platform/clock.ts';
import { mapConcurrently } from '../platform/map-concurrently.ts';

const concurrency = 16;
/** The email lists this many items and says how many more there are. */
const maxItems = 12;

interface Limits {
  /** How many subscribers are marked as done together: a run that dies repeats at most one page. */
  pageSize: number;
  /** Epoch milliseconds; no page but the first is started after it. */
  deadline: number;
}

/**
 * Queues one email per subscriber, continuing after the last page of the previous run. An email's id consists of window
 * and member: it exists once, however many runs write it.
 * @returns how many were new, and whether all subscribers are done
 */
export async function writeDigest(
  window: OpenWindow,
  items: readonly NewItem[],
  { pageSize, deadline }: Limits,
): Promise<{ written: number; complete: boolean }> {
  const shown = items.slice(0, maxItems);
  const more = items.length - shown.length;
  const write = ({ id, email }: Subscriber) =>
    queueMailOnce(
      { kind: 'new-items', to: email, items: shown, more, userId: id },
      `new-items#${window.until}#${id}`,
    );
  let written = 0;
  let late = false;
  for await (const subscribers of listSubscribers(pageSize, window.after)) {
    const last = subscribers.at(-1);
    if (!last) continue;
    if (late) return { written, complete: false };
    const outcomes = await mapConcurrently(subscribers, concurrency, write);
    written += outcomes.filter(Boolean).length;
    // Another run has closed the window.
    if (!(await recordWritten(window, last.id))) break;
    late = now().getTime() >= deadline;
  }
  return { written, complete: true };
}
