import { AppError } from '../../platform/app-error.ts';
import type { Write } from '../../platform/dynamo.ts';
import { consumeRateLimit } from '../rate-limits/consume-rate-limit.ts';
import type { MailOrder } from './mail.ts';
import { mailPut } from './mail-repository.ts';

type Notice = Extract<MailOrder, { kind: 'password-changed' | 'account-deleted' }>;

const noticesADay = { limit: 3, windowSeconds: 24 * 3600 };

/**
 * Returns the writes for an email that tells a member what happened to their account. Addresses are not verified at
 * registration, so this one may belong to someone else: after three emails of a kind in a day, none is sent and the
 * change happens without one.
 */
export async function noticePuts(notice: Notice, id?: string): Promise<Write[]> {
  try {
    await consumeRateLimit(`notice-${notice.kind}`, notice.to, noticesADay);
  } catch (error) {
    if (error instanceof AppError && error.code === 'too_many_requests') return [];
    throw error;
  }
  return [mailPut(notice, id)];
}
