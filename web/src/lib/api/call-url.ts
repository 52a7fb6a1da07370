import { inputInQuery, pathParameters, type Method } from '#shared/contracts/define-contract.ts';
import type { Route, RouteInput } from '#shared/contracts/routes.ts';

/** Origin of the API; empty if the site and the API share one. */
export const apiOrigin: string = import.meta.env?.VITE_API_ORIGIN ?? '';

export interface PlannedRequest {
  method: Method;
  /** API Gateway's form: `/api/articles/{id}`. */
  path: string;
  /** The path and query, without an origin. */
  url: string;
  body: string | undefined;
}

/** Distributes an input over path, query and JSON body. */
export function planRequest<R extends Route>(route: R, input: RouteInput<R>): PlannedRequest {
  const [method, path] = route.split(' ') as [Method, string];
  const values = input as Record<string, unknown>;
  const inPath = pathParameters(path);
  const url = inPath.reduce(
    (filled, name) => filled.replace(`{${name}}`, encodeURIComponent(String(values[name]))),
    path,
  );
  const rest = Object.entries(values).filter(([name]) => !inPath.includes(name));
  if (!inputInQuery(method)) {
    return { method, path, url, body: JSON.stringify(Object.fromEntries(rest)) };
  }
  const query = new URLSearchParams();
  for (const [name, value] of rest) {
    if (value !== undefined && value !== '') query.set(name, String(value));
  }
  return { method, path, url: query.size > 0 ? `${url}?${query}` : url, body: undefined };
}

/** Returns the URL of a call that the browser opens or downloads itself, such as a file's. */
export function callUrl<R extends Route>(route: R, input: RouteInput<R>): string {
  return apiOrigin + planRequest(route, input).url;
}
