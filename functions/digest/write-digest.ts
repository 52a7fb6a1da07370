import type { DigestWindow } from '../core/digest/digest-window.ts';
import { listSubscribers, type Subscriber } from '../core/digest/subscribers.ts';
import type { NewItem } from '../core/mails/mail.ts';
import { queueMailOnce } from '../core/mails/mail-repository.ts';
import { workOnEach } from '../platform/work-on-each.ts';

const atOnce = 16;
/** More than that nobody reads; the mail says how many there are besides. */
const mostItems = 12;

/**
 * Puts one mail for each subscriber into the outbox. Its id is made of window and member, so that it is there once,
 * however many runs write it. @returns how many were new
 */
export async function writeDigest(
  { until }: DigestWindow,
  items: readonly NewItem[],
): Promise<number> {
  const shown = items.slice(0, mostItems);
  const more = items.length - shown.length;
  const write = ({ id, email }: Subscriber) =>
    queueMailOnce(
      { kind: 'new-items', to: email, items: shown, more, userId: id },
      `new-items#${until}#${id}`,
    );
  let written = 0;
  for await (const subscribers of listSubscribers()) {
    const outcomes = await workOnEach(subscribers, atOnce, write);
    written += outcomes.filter(Boolean).length;
  }
  return written;
}
