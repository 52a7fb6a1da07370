import {
  edgeTarget,
  homeFailures,
  resourcePolicy,
  securityHeaders,
  type EdgeTarget,
} from '../../edge-policy.ts';
import { mediaObject, staticObject, type WebContent } from '../../static-object.ts';
import { listedForwarding, type EdgeForwarding } from './edge-forwarding.ts';

/** How the edge handles a path. */
export interface EdgeRule {
  target: EdgeTarget;
  /** The allowed methods. */
  methods: readonly string[];
  forwarding: EdgeForwarding;
  compress: boolean;
  /** Statuses of the first origin that cause a failover to the second. */
  failover: readonly number[];
  /** Returns the minimum time in seconds for which an error is cached. */
  errorSeconds(status: number): number;
  /** Headers that replace those of the origin. */
  headers: Readonly<Record<string, string>>;
  /** Headers that are added only if the response lacks them. */
  defaults: Readonly<Record<string, string>>;
  /** Returns the path of the object in the bucket. */
  objectOf(path: string): string;
}

export interface EdgePlan {
  ruleFor(path: string): EdgeRule;
  /** The key that proves to functions that a request came through the edge; absent if it sends none. */
  edgeKey?: string;
}

const fileMethods = ['GET', 'HEAD'];
const allMethods = [...fileMethods, 'OPTIONS', 'PUT', 'PATCH', 'POST', 'DELETE'];

/**
 * Returns the plan of `edge-policy.ts`.
 * @param content the paths of the web build; absent if Vite serves the pages
 */
export function listedEdge(
  s3Url: string,
  edgeKey: string,
  content: WebContent | undefined,
): EdgePlan {
  return {
    edgeKey,
    ruleFor: (path) => {
      const target = edgeTarget(path);
      return {
        target,
        methods: target === 'api' ? allMethods : fileMethods,
        forwarding: listedForwarding[target],
        compress: true,
        failover: target === 'home' ? homeFailures : [403, 404],
        errorSeconds: () => 0,
        headers: securityHeaders(s3Url, target),
        defaults: { 'cross-origin-resource-policy': resourcePolicy[target] },
        objectOf: (requested) =>
          target === 'media' || !content
            ? mediaObject(requested)
            : staticObject(requested, content),
      };
    },
  };
}
