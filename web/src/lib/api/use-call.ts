import useSWR, { type SWRConfiguration, type SWRResponse } from 'swr';
import type { Call, OutputOf, SentInputOf } from '#shared/contracts/define-contract.ts';
import { useSession } from '../session/use-session.ts';
import type { ApiError } from './api-error.ts';
import { call as makeCall } from './call.ts';
import { preloadedResponse } from './preloaded-responses.ts';

/**
 * Reads a call with SWR. `input` null waits. Answers that depend on who asks are kept per account, so that nobody sees
 * another's after signing in; what came with the page is shown until they are there. Errors are not retried by
 * themselves: pages show them with a way to try again (`mutate()`).
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
