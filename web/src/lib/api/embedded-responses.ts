import {
  callResultsId,
  type CallResult,
  type CallResults,
  type RequestedCall,
} from '#shared/html/page-renderer.ts';

let responses: CallResults = import.meta.env.SSR ? {} : readEmbedded();
let requested = new Map<string, RequestedCall>();

/**
 * Returns the response that was embedded in the page's HTML for a guest, if there is one. During server rendering it
 * also records the call as one the page needs.
 */
export function embeddedResponse(request: RequestedCall): CallResult | undefined {
  if (import.meta.env.SSR) requested.set(request.url, request);
  return responses[request.url];
}

/** Adds a response to the embedded ones, for when its page is opened again. */
export function keepResponse(url: string, data: unknown): void {
  responses = { ...responses, [url]: { data } };
}

/** Discards the embedded responses once they are out of date. */
export function clearEmbeddedResponses(): void {
  responses = {};
}

/**
 * Renders with the given responses.
 * @returns the markup and every requested call
 */
export function renderWithResponses(given: CallResults, render: () => string) {
  responses = given;
  requested = new Map();
  return { html: render(), requestedCalls: [...requested.values()] };
}

function readEmbedded(): CallResults {
  const data = document.getElementById(callResultsId)?.textContent;
  return data ? (JSON.parse(data) as CallResults) : {};
}
