import type { Verification } from '#shared/contracts/purchase.ts';
import { ApiError } from '../api/api-error.ts';

/** Delays before the second, third and fourth attempt. */
const waitsMs = [1000, 2000, 3000];

/**
 * Verifies a purchase, retrying up to 3 times when the network, the server or the payment service fails. A refusal is
 * final. Throws the last ApiError.
 */
export async function verifyWithRetries(
  verify: () => Promise<Verification>,
  wait: (milliseconds: number) => Promise<void>,
): Promise<Verification> {
  for (const waitMs of waitsMs) {
    try {
      return await verify();
    } catch (error) {
      if (!isOutage(error)) throw error;
      await wait(waitMs);
    }
  }
  return verify();
}

/** Whether an error says nothing about the purchase itself. */
export function isOutage(error: unknown): boolean {
  return (
    error instanceof ApiError && (error.status === 0 || error.status >= 500 || error.status === 429)
  );
}
