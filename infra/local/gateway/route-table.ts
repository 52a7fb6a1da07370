import { methodsOf } from '#shared/contracts/define-contract.ts';
import type { ListedCall } from '#shared/contracts/index.ts';

export interface Route {
  group: string;
  /** `GET /api/articles/{id}` */
  routeKey: string;
  /** Present if the function's policy does not allow the API to run it. */
  refused?: true;
}

export interface MatchedRoute extends Route {
  pathParameters: Record<string, string>;
}

/** Returns undefined if the API has neither this route nor a default one. */
export type MatchRoute = (method: string, path: string) => MatchedRoute | undefined;

/** Returns the routes that API Gateway has in a deployment. */
export function routesOf(calls: readonly ListedCall[]): Route[] {
  return calls.flatMap(({ group, call }) =>
    methodsOf(call).map((method) => ({ group, routeKey: `${method} ${call.path}` })),
  );
}

/**
 * Creates a table that matches as an HTTP API does: the exact method, and the path segment by segment. If several
 * routes match, a literal segment wins over a `{parameter}`, from the left. `$default` matches everything else.
 */
export function createRouteTable(routes: readonly Route[]): MatchRoute {
  const unrouted = routes.find(({ routeKey }) => routeKey === '$default');
  const table = routes
    .filter((route) => route !== unrouted)
    .map((route) => {
      const [method, path] = route.routeKey.split(' ') as [string, string];
      return { route, method, segments: path.split('/') };
    })
    .sort((a, b) => compareSpecificity(a.segments, b.segments));

  return (method, path) => {
    const given = path.split('/');
    for (const { route, method: expected, segments } of table) {
      if (expected !== method) continue;
      const pathParameters = matchSegments(segments, given);
      if (pathParameters) return { ...route, pathParameters };
    }
    return unrouted && { ...unrouted, pathParameters: {} };
  };
}

const parameterName = (segment: string) => /^\{(\w+)\}$/.exec(segment)?.[1];

function matchSegments(segments: string[], given: string[]): Record<string, string> | undefined {
  if (segments.length !== given.length) return undefined;
  const parameters: Record<string, string> = {};
  for (const [index, segment] of segments.entries()) {
    const name = parameterName(segment);
    const value = given[index]!;
    if (name && value !== '') parameters[name] = value;
    else if (segment !== value) return undefined;
  }
  return parameters;
}

function compareSpecificity(a: string[], b: string[]): number {
  const rank = (segments: string[]) =>
    segments.map((segment) => (parameterName(segment) ? '1' : '0')).join('');
  return rank(a).localeCompare(rank(b));
}
