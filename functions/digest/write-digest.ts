import { noteWritten, type OpenWindow } from '../domain/digest/digest-window.ts';
import { listSubscribers, type Subscriber } from '../domain/digest/subscribers.ts';
import type { NewItem } from '../domain/mails/mail.ts';
import { queueMailOnce } from '../domain/mails/mail-repository.ts';
import { now } from '../platform/clock.ts';
import { mapConcurrently } from '../platform/map-concurrently.ts';

const atOnce = 16;
/** More than that nobody reads; the mail says how many there are besides. */
const mostItems = 12;

interface Pace {
  /** How many subscribers are noted as done at once; a run that dies repeats no more than that. */
  page: number;
  /** Epoch milliseconds; no page is begun after it, but for the first. */
  deadline: number;
}

/**
 * Puts one mail for each subscriber into the outbox, from the one on where the last run ended. A mail's id is made of
 * window and member, so that it is there once, however many runs write it.
 * @returns how many were new, and whether nobody is left
 */
export async function writeDigest(
  window: OpenWindow,
  items: readonly NewItem[],
  { page, deadline }: Pace,
): Promise<{ written: number; complete: boolean }> {
  const shown = items.slice(0, mostItems);
  const more = items.length - shown.length;
  const write = ({ id, email }: Subscriber) =>
    queueMailOnce(
      { kind: 'new-items', to: email, items: shown, more, userId: id },
      `new-items#${window.until}#${id}`,
    );
  let written = 0;
  let late = false;
  for await (const subscribers of listSubscribers(page, window.after)) {
    const last = subscribers.at(-1);
    if (!last) continue;
    if (late) return { written, complete: false };
    const outcomes = await mapConcurrently(subscribers, atOnce, write);
    written += outcomes.filter(Boolean).length;
    // Closed meanwhile: another run has written everything.
    if (!(await noteWritten(window, last.id))) break;
    late = now().getTime() >= deadline;
  }
  return { written, complete: true };
}
