import { createHash } from 'node:crypto';
import { ulid } from 'ulid';
import { AppError } from '../../platform/app-error.ts';
import { releaseLease, takeLease } from './lease-repository.ts';

/** Longer than a registration takes, yet short enough to retry soon after an interruption. */
const leaseSeconds = 60;

/**
 * Allows one registration per email at a time.
 * @throws AppError `email_taken` while another one runs
 */
export async function withRegistrationLease<T>(email: string, work: () => Promise<T>): Promise<T> {
  const key = `register#${createHash('sha256').update(email).digest('hex')}`;
  const holder = ulid();
  try {
    if (!(await takeLease(key, holder, leaseSeconds))) throw new AppError('email_taken');
    return await work();
  } finally {
    // Has no effect on the lease of another registration.
    await releaseLease(key, holder);
  }
}
