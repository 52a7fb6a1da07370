import useSWR, { type SWRConfiguration, type SWRResponse } from 'swr';
import type { Route, RouteInput, RouteOutput } from '#shared/contracts/routes.ts';
import type { ApiError } from '#web/src/lib/api/api-error.ts';
import { useSession } from '#web/src/lib/session/use-session.ts';
import { useSignInRedirect } from '#web/src/lib/session/use-sign-in-redirect.ts';
import { adminCall } from './admin-call.ts';

/**
 * Reads an admin call with a 30 s timeout; an invalid session redirects to /login and back.
 * @param input null makes no call
 */
export function useAdminCall<R extends Route>(
  route: R,
  input: RouteInput<R> | null,
  options?: SWRConfiguration<RouteOutput<R>, ApiError>,
): SWRResponse<RouteOutput<R>, ApiError> {
  const session = useSession();
  const response = useSWR<RouteOutput<R>, ApiError>(
    input && [route, input, session?.user?.id],
    () => adminCall(route, input as RouteInput<R>),
    { revalidateOnFocus: false, shouldRetryOnError: false, ...options },
  );
  useSignInRedirect(response.error?.status);
  return response;
}
