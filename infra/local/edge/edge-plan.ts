import { edgeTarget, resourcePolicy, securityHeaders, type EdgeTarget } from '../../edge-policy.ts';
import { mediaObject, staticObject, type WebContent } from '../../static-object.ts';

/** What the edge does with a path. */
export interface EdgeRule {
  target: EdgeTarget;
  /** Headers that replace those of the origin. */
  headers: Readonly<Record<string, string>>;
  /** Headers for responses that have none of that name. */
  defaults: Readonly<Record<string, string>>;
  /** The path of the object in the bucket. */
  objectOf(path: string): string;
}

export interface EdgePlan {
  ruleFor(path: string): EdgeRule;
  /** The key that proves to functions that a request came through the edge; none where it sends none. */
  edgeKey?: string;
}

/** The plan of `edge-policy.ts`. @param content the paths of the web build; none where Vite serves the pages */
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
