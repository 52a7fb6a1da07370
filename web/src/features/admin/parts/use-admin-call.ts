import useSWR, { type SWRConfiguration, type SWRResponse } from 'swr';
import type { Call, OutputOf, SentInputOf } from '#shared/contracts/define-contract.ts';
import type { ApiError } from '#web/src/lib/api/api-error.ts';
import { useSession } from '#web/src/lib/session/use-session.ts';
import { adminCall } from './admin-call.ts';
import { useSignInRedirect } from './use-sign-in-redirect.ts';

/**
 * Reads an admin call with a 30 s timeout; an invalid session redirects to /login and back.
 * @param input null makes no call
 */
export function useAdminCall<C extends Call>(
  contractCall: C,
  input: SentInputOf<C> | null,
  options?: SWRConfiguration<OutputOf<C>, ApiError>,
): SWRResponse<OutputOf<C>, ApiError> {
  const session = useSession();
  const response = useSWR<OutputOf<C>, ApiError>(
    input && [contractCall.path, input, session?.user?.id],
    () => adminCall(contractCall, input as SentInputOf<C>),
    { revalidateOnFocus: false, shouldRetryOnError: false, ...options },
  );
  useSignInRedirect(response.error?.status);
  return response;
}
