import { ulid } from 'ulid';
import { conflict, retryOnConflict } from '../../platform/retry-on-conflict.ts';
import { releaseLease, takeLease } from './lease-repository.ts';

/** Longer than the function's timeout (infra/function-plan.ts): a lease never expires while its holder runs. */
const leaseSeconds = 30;
const limits = { attempts: Infinity, timeoutMs: 10_000, maxWaitMs: 100 };
const key = 'lease#admins';

const dependencies = { releaseLease, takeLease };

/** Creates `withAdminsLease` with the functions that it calls. */
export function createWithAdminsLease({ releaseLease, takeLease }: typeof dependencies) {
  return async <T>(work: () => Promise<T>): Promise<T> => {
    const holder = ulid();
    const take = async () => (await takeLease(key, holder, leaseSeconds)) || conflict;
    try {
      await retryOnConflict(take, limits);
      return await work();
    } finally {
      // Releases the lease even if the response to taking it was lost: others would wait half a minute for nothing.
      await releaseLease(key, holder);
    }
  };
}

/**
 * Serialises changes of administrators on the whole site. Cognito has no conditional writes: without the lease,
 * counting and changing would not be atomic.
 * @throws AppError `conflict` if the lease is not free within ten seconds
 */
export const withAdminsLease = createWithAdminsLease(dependencies);
