import type { Route, RouteInput, RouteOutput } from '#shared/contracts/routes.ts';
import type { CallResult } from '#shared/html/page-renderer.ts';
import { planRequest } from './call-url.ts';
import { embeddedResponse } from './embedded-responses.ts';

/** Returns the response to a call that is embedded in the page's HTML, if there is one. */
export function preloadedResponse<R extends Route>(
  route: R,
  input: RouteInput<R>,
): (CallResult & { data: RouteOutput<R> }) | undefined {
  const { path, url } = planRequest(route, input);
  return embeddedResponse({ url, path, input }) as
    | (CallResult & { data: RouteOutput<R> })
    | undefined;
}
