import type { Call, OutputOf, SentInputOf } from '#shared/contracts/define-contract.ts';
import { ApiError } from '#web/src/lib/api/api-error.ts';
import { call } from '#web/src/lib/api/call.ts';

/** podcasts-and-pages.md, section 7: admin calls have a 30 s timeout. The post of a file to S3 is no such call. */
const timeoutMs = 30_000;

/**
 * Makes an admin's call, for at most 30 seconds. Throws ApiError (`network` when time is up); aborted by its signal, it
 * throws the signal's reason.
 */
export async function adminCall<C extends Call>(
  contractCall: C,
  input: SentInputOf<C>,
  signal?: AbortSignal,
): Promise<OutputOf<C>> {
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    return await call(contractCall, input, {
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
  } catch (error) {
    if (signal?.aborted || !timeout.aborted || error instanceof ApiError) throw error;
    throw new ApiError('network', {
      message: 'The server took longer than 30 seconds to answer. Please try again.',
    });
  }
}
