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
 * The answer that came with the page's HTML, as a guest gets it; undefined where none did. While a page is rendered on
 * the server, the call is noted as one that the page asks for.
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

/** From now on everything is asked for: what came with the page has been overtaken. */
export function clearPreloadedResponses(): void {
  responses = {};
}

/** Renders at once with those responses. @returns what was rendered, and every call that it asked for */
export function renderWithResponses(given: CallResults, render: () => string) {
  responses = given;
  requested = new Map();
  return { html: render(), requestedCalls: [...requested.values()] };
}

function readPreloaded(): CallResults {
  const data = document.getElementById(callResultsId)?.textContent;
  return data ? (JSON.parse(data) as CallResults) : {};
}
