import useSWR, { type SWRConfiguration, type SWRResponse } from 'swr';
import type { Call, OutputOf, SentInputOf } from '#shared/contracts/define-contract.ts';
import { useSession } from '../session/use-session.ts';
import type { ApiError } from './api-error.ts';
import { call as makeCall } from './call.ts';
import { preloadedResponse } from './preloaded-responses.ts';

/**
 * Reads a call with SWR; `input` null waits. Responses that depend on the user are cached per account, so nobody sees
 * another user's data after signing in. Embedded responses are shown until then. Errors are not retried: pages show
 * them with a retry button (`mutate()`).
 */
export function useCall<C extends Call>(
  call: C,
  input: SentInputOf<C> | null,
  options?: SWRConfiguration<OutputOf<C>, ApiError>,
): SWRResponse<OutputOf<C>, ApiError> {
  const session = useSession();
  const owner = call.access === 'public' ? '' : (session?.user?.id ?? (session ? 'member' : ''));
  const key = input === null ? null : [call.method, call.path, input, owner];
  const forGuests = call.access === 'public' || call.access === 'optional';
  return useSWR<OutputOf<C>, ApiError>(key, () => makeCall(call, input as SentInputOf<C>), {
    revalidateOnFocus: false,
    shouldRetryOnError: false,
    fallbackData: input && forGuests ? preloadedResponse(call, input)?.data : undefined,
    ...options,
  });
}
