import { AppError } from '../../platform/app-error.ts';
import type { Write } from '../../platform/dynamo.ts';
import { consumeRateLimit } from '../rate-limits/consume-rate-limit.ts';
import type { MailOrder } from './mail.ts';
import { mailPut } from './mail-repository.ts';

type Notice = Extract<MailOrder, { kind: 'password-changed' | 'account-deleted' }>;

const noticesADay = { limit: 3, windowSeconds: 24 * 3600 };

/**
 * For a transaction: the mail that tells an address what was done to its account. Nobody confirms an address when he
 * registers, so that it may be a stranger's: after three of a kind a day there is none, and what it tells of happens without.
 */
export async function noticePuts(notice: Notice, id?: string): Promise<Write[]> {
  try {
    await consumeRateLimit(`notice-${notice.kind}`, notice.to, noticesADay);
  } catch (error) {
    if (error instanceof AppError && error.code === 'too_many_requests') return [];
    throw error;
  }
  return [{ Put: mailPut(notice, id) }];
}
