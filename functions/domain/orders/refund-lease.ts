import { AppError } from '../../platform/app-error.ts';
import { conflict, retryOnConflict } from '../../platform/retry-on-conflict.ts';
import { releaseLease, takeLease } from '../members/lease-repository.ts';

/** Longer than the function's timeout, so that a lease never expires while a request still waits for Stripe. */
const leaseSeconds = 60;
const limits = { attempts: Infinity, timeoutMs: 5_000, maxWaitMs: 200 };

/**
 * Lets one request at a time refund an order, so that each sees the refunds before it. A repetition of the same request
 * shares the lease: its idempotency key prevents a second refund. If the work fails, the lease is kept until it
 * expires, because Stripe may still carry out the refund.
 * @throws AppError `conflict` while another request has the lease
 */
export async function withRefundLease<T>(
  orderId: string,
  requestId: string,
  work: () => Promise<T>,
): Promise<T> {
  const key = `refund#${orderId}`;
  const take = async () => (await takeLease(key, requestId, leaseSeconds)) || conflict;
  await retryOnConflict(take, { ...limits, giveUp: () => underWay });
  try {
    const result = await work();
    await releaseLease(key, requestId);
    return result;
  } catch (error) {
    const isRefused = error instanceof AppError && error.code !== 'payment_unavailable';
    if (isRefused) await releaseLease(key, requestId);
    throw error;
  }
}

const underWay = new AppError('conflict', {
  text: 'Another refund of this order is under way. Wait a minute, reload the page and check what has been refunded.',
});
