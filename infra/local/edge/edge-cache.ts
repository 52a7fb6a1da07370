import type { EdgeResponse } from './edge-response.ts';

interface Kept {
  path: string;
  response: EdgeResponse;
  storedAtMs: number;
  freshMs: number;
}

export type EdgeCache = ReturnType<typeof createEdgeCache>;

const largestCache = 500;

/** Creates the edge's cache of responses, which can be invalidated. */
export function createEdgeCache(nowMs: () => number = Date.now) {
  const kept = new Map<string, Kept>();
  let clearings = 0;

  return {
    /** Returns a response that is still fresh, with its age. */
    find(key: string): { response: EdgeResponse; ageSeconds: number } | undefined {
      const found = kept.get(key);
      if (!found) return undefined;
      const ageMs = nowMs() - found.storedAtMs;
      if (ageMs < found.freshMs) {
        return { response: found.response, ageSeconds: Math.floor(ageMs / 1000) };
      }
      kept.delete(key);
      return undefined;
    },
    /**
     * Prepares to store a response that is being fetched. A response fetched before an invalidation and
     * received after it may be stale, so it is not stored.
     * @param path with its query
     */
    expect(key: string, path: string): (response: EdgeResponse, freshMs: number) => void {
      const before = clearings;
      return (response, freshMs) => {
        if (freshMs <= 0 || before !== clearings) return;
        if (kept.size >= largestCache) kept.delete(kept.keys().next().value!);
        kept.set(key, { path, response, storedAtMs: nowMs(), freshMs });
      };
    },
    /**
     * Removes the responses that an invalidation names: exact paths with their queries, or prefixes that end in `*`.
     */
    clear(paths: readonly string[]): void {
      clearings++;
      for (const [key, { path }] of kept) {
        if (paths.some((pattern) => isNamed(path, pattern))) kept.delete(key);
      }
    },
  };
}

/**
 * Whether a pattern names a path. A `*` is a wildcard only as the last character. Paths are case-sensitive.
 * @see
 * https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/invalidation-specifying-objects.html
 */
function isNamed(path: string, pattern: string): boolean {
  return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
}
