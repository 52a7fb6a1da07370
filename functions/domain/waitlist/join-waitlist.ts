import type { WaitlistRow } from '#shared/contracts/waitlist.ts';
import { nowIso } from '../../platform/clock.ts';
import { isConflict, writeTogether } from '../../platform/dynamo.ts';
import { mailPut } from '../mails/mail-repository.ts';
import { rateLimitWrite } from '../rate-limits/rate-limit-write.ts';
import {
  isOnWaitlist,
  putWaitlistRow,
  waitlistPut,
  type WaitlistKey,
} from './waitlist-repository.ts';

/** Whoever leaves and joins again gets the mail again, but nobody can be sent it without end. */
const mailsADay = { limit: 3, windowSeconds: 24 * 3600 };

/**
 * Puts an address on a list, and its mail into the outbox with it: of a hundred at once one row and one mail come of
 * it. When the address has had its mails of the day, it joins without one.
 */
export async function joinWaitlist({ list, email }: WaitlistKey): Promise<void> {
  const row = { list, email, joinedAt: nowIso() };
  const joined = await writeRowAndMail(row);
  // Asked in any case: who was on the list already must not be told by the time that the answer takes.
  const isThere = await isOnWaitlist(row);
  if (!joined && !isThere) await putWaitlistRow(row);
}

/** @returns false for an address that is there already, or has had its mails of the day */
async function writeRowAndMail(row: WaitlistRow): Promise<boolean> {
  const { list, email } = row;
  try {
    await writeTogether([
      waitlistPut(row),
      { Put: mailPut({ kind: 'waitlist', to: email, list }) },
      rateLimitWrite('waitlist-mail', email, mailsADay),
    ]);
    return true;
  } catch (error) {
    if (isConflict(error)) return false;
    throw error;
  }
}
