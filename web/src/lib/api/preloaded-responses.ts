import type { Call, OutputOf, SentInputOf } from '#shared/contracts/define-contract.ts';
import type { CallResult } from '#shared/html/page-renderer.ts';
import { planRequest } from './call-url.ts';
import { embeddedResponse } from './embedded-responses.ts';

/** Returns the response to a call that is embedded in the page's HTML, if there is one. */
export function preloadedResponse<C extends Call>(
  call: C,
  input: SentInputOf<C>,
): (CallResult & { data: OutputOf<C> }) | undefined {
  const address = planRequest(call, input).url;
  return embeddedResponse({ address, path: call.path, input: input as never }) as
    | (CallResult & { data: OutputOf<C> })
    | undefined;
}
