import { ulid } from 'ulid';
import { conflict, retryOnConflict } from '../../platform/retry-on-conflict.ts';
import { releaseLease, takeLease } from './lease-repository.ts';

/** Longer than the function's timeout (infra/function-plan.ts), so that a lease never expires while its holder runs. */
const leaseSeconds = 30;
const limits = { attempts: Infinity, patienceMs: 10_000, longestWaitMs: 100 };
const key = 'lease#admins';

/**
 * Serialises changes of administrators on the whole site. Cognito has no conditional writes, so counting and changing
 * could otherwise not be atomic.
 * @throws AppError `conflict` if the lease is not free within ten seconds
 */
export async function withAdminsLease<T>(work: () => Promise<T>): Promise<T> {
  const holder = ulid();
  const take = async () => (await takeLease(key, holder, leaseSeconds)) || conflict;
  try {
    await retryOnConflict(take, limits);
    return await work();
  } finally {
    // Also if the answer to the take was lost: others would wait in vain for half a minute.
    await releaseLease(key, holder);
  }
}
