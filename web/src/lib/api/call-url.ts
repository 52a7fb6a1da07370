import {
  inputInQuery,
  pathParameters,
  type Call,
  type SentInputOf,
} from '#shared/contracts/define-contract.ts';

/** Origin of the API; empty if the site and the API share one. */
export const apiOrigin: string = import.meta.env?.VITE_API_ORIGIN ?? '';

export interface PlannedRequest {
  /** The path and query, without an origin. */
  url: string;
  body: string | undefined;
}

/** Distributes an input over path, query and JSON body according to the contract. */
export function planRequest<C extends Call>(call: C, input: SentInputOf<C>): PlannedRequest {
  const values = input as Record<string, unknown>;
  const inPath = pathParameters(call.path);
  const url = inPath.reduce(
    (path, name) => path.replace(`{${name}}`, encodeURIComponent(String(values[name]))),
    call.path,
  );
  const rest = Object.entries(values).filter(([name]) => !inPath.includes(name));
  if (!inputInQuery(call.method)) return { url, body: JSON.stringify(Object.fromEntries(rest)) };
  const query = new URLSearchParams();
  for (const [name, value] of rest) {
    if (value !== undefined && value !== '') query.set(name, String(value));
  }
  return { url: query.size > 0 ? `${url}?${query}` : url, body: undefined };
}

/** Returns the URL of a call that the browser opens or downloads itself, such as a file's. */
export function callUrl<C extends Call>(call: C, input: SentInputOf<C>): string {
  return apiOrigin + planRequest(call, input).url;
}
