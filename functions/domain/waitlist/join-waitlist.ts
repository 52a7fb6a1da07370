import type { WaitlistRow } from '#shared/contracts/waitlist.ts';
import { nowIso } from '../../platform/clock.ts';
import { isConflict, writeTogether } from '../../platform/dynamo.ts';
import { mailPut } from '../mails/mail-repository.ts';
import { rateLimitWrite } from '../rate-limits/rate-limit-repository.ts';
import {
  isOnWaitlist,
  putWaitlistRow,
  waitlistPut,
  type WaitlistKey,
} from './waitlist-repository.ts';

/** Limits the welcome emails for people who leave and join again. */
const mailsADay = { limit: 3, windowSeconds: 24 * 3600 };

/**
 * Adds an email to a waitlist together with its welcome email; concurrent calls create one row and one email. After the
 * daily limit, the email joins without a welcome email.
 */
export async function joinWaitlist({ list, email }: WaitlistKey): Promise<void> {
  const row = { list, email, joinedAt: nowIso() };
  const joined = await writeRowAndMail(row);
  // Always read, so that the response time does not reveal who is already on the list.
  const isThere = await isOnWaitlist(row);
  if (!joined && !isThere) await putWaitlistRow(row);
}

/** @returns false if the email is already on the list or has had its welcome emails for the day */
async function writeRowAndMail(row: WaitlistRow): Promise<boolean> {
  const { list, email } = row;
  try {
    await writeTogether([
      waitlistPut(row),
      mailPut({ kind: 'waitlist', to: email, list }),
      rateLimitWrite('waitlist-mail', email, mailsADay),
    ]);
    return true;
  } catch (error) {
    if (isConflict(error)) return false;
    throw error;
  }
}
