import type { EdgeResponse } from './edge-response.ts';

interface Kept {
  path: string;
  response: EdgeResponse;
  storedAtMs: number;
  freshMs: number;
}

export type EdgeCache = ReturnType<typeof createEdgeCache>;

const largestCache = 500;

/** What the edge keeps of answers, and how it is told to forget them. */
export function createEdgeCache(nowMs: () => number = Date.now) {
  const kept = new Map<string, Kept>();
  let clearings = 0;

  return {
    /** The answer that is still fresh, with its age. */
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
     * Begins to keep an answer that is fetched now. What the origin made before a clearing may be what was cleared: it
     * is not kept when it arrives after it.
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
    /** Forgets what an invalidation names: exact paths with their queries, or beginnings that end in `*`. */
    clear(paths: readonly string[]): void {
      clearings++;
      for (const [key, { path }] of kept) {
        if (paths.some((pattern) => isNamed(path, pattern))) kept.delete(key);
      }
    },
  };
}

/**
 * A `*` counts only as the last character; case counts.
 * @see https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/invalidation-specifying-objects.html
 */
function isNamed(path: string, pattern: string): boolean {
  return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
}
