import type { Route, RouteInput, RouteOutput } from '#shared/contracts/routes.ts';
import { ApiError } from '#web/src/lib/api/api-error.ts';
import { call } from '#web/src/lib/api/call.ts';
import * as messages from './messages.ts';

/** The timeout of admin calls. Uploads to S3 are not calls and have none. */
const timeoutMs = 30_000;

/**
 * Makes an admin call with a 30 s timeout. Throws ApiError (`network` on a timeout); when aborted, throws the signal's
 * reason.
 */
export async function adminCall<R extends Route>(
  route: R,
  input: RouteInput<R>,
  signal?: AbortSignal,
): Promise<RouteOutput<R>> {
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    return await call(route, input, {
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
  } catch (error) {
    if (signal?.aborted || !timeout.aborted || error instanceof ApiError) throw error;
    throw new ApiError('network', {
      message: messages.theServerTookLongerThan,
    });
  }
}
