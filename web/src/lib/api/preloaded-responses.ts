import type { Call, OutputOf, SentInputOf } from '#shared/contracts/define-contract.ts';
import {
  callResultsId,
  type CallResult,
  type CallResults,
  type RequestedCall,
} from '#shared/html/page-renderer.ts';
import { planRequest } from './call-url.ts';

let responses: CallResults = import.meta.env.SSR ? {} : readPreloaded();
let requested = new Map<string, RequestedCall>();

/**
 * Returns the response that was embedded in the page's HTML for a guest, if there is one. During server rendering it
 * also records the call as one the page needs.
 */
export function preloadedResponse<C extends Call>(
  call: C,
  input: SentInputOf<C>,
): (CallResult & { data: OutputOf<C> }) | undefined {
  const address = planRequest(call, input).url;
  if (import.meta.env.SSR)
    requested.set(address, { address, path: call.path, input: input as never });
  return responses[address] as (CallResult & { data: OutputOf<C> }) | undefined;
}

/** Discards the embedded responses once they are out of date. */
export function clearPreloadedResponses(): void {
  responses = {};
}

/** Renders with the given responses. @returns the markup and every call that was requested */
export function renderWithResponses(given: CallResults, render: () => string) {
  responses = given;
  requested = new Map();
  return { html: render(), requestedCalls: [...requested.values()] };
}

function readPreloaded(): CallResults {
  const data = document.getElementById(callResultsId)?.textContent;
  return data ? (JSON.parse(data) as CallResults) : {};
}
