import useSWR, { type SWRConfiguration, type SWRResponse } from 'swr';
import type { Route, RouteInput, RouteOutput } from '#shared/contracts/routes.ts';
import { useSession } from '../session/use-session.ts';
import type { ApiError } from './api-error.ts';
import { call as makeCall } from './call.ts';
import { isPublicRead } from './public-reads.ts';
import { preloadedResponse } from './preloaded-responses.ts';

/**
 * Reads a call with SWR; `input` null waits. Responses that depend on the user are cached per account, so nobody sees
 * another user's data after signing in. Embedded responses are shown until then. Errors are not retried: pages show
 * them with a retry button (`mutate()`).
 */
export function useCall<R extends Route>(
  route: R,
  input: RouteInput<R> | null,
  options?: SWRConfiguration<RouteOutput<R>, ApiError>,
): SWRResponse<RouteOutput<R>, ApiError> {
  const session = useSession();
  const owner = isPublicRead(route) ? '' : (session?.user?.id ?? (session ? 'member' : ''));
  const key = input === null ? null : [route, input, owner];
  return useSWR<RouteOutput<R>, ApiError>(key, () => makeCall(route, input as RouteInput<R>), {
    revalidateOnFocus: false,
    shouldRetryOnError: false,
    fallbackData: input ? preloadedResponse(route, input)?.data : undefined,
    ...options,
  });
}
