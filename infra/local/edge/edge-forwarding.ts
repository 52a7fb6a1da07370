import { apiHeaders, homeKeptSeconds, type EdgeTarget } from '../../edge-policy.ts';

/**
 * The parts of a request that reach the origin, the cache key, and how long responses are cached: CloudFront's cache
 * policy and origin request policy. Header names are in lower case.
 * @see https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/cache-key-understand-cache-policy.html
 */
export interface EdgeForwarding {
  /** The parts of the cache key, which also reach the origin. */
  cacheKey: { headers: readonly string[]; query: boolean; encodings: boolean };
  /** The parts that reach only the origin. */
  originOnly: { headers: readonly string[]; query: boolean };
  ttlSeconds: { min: number; default: number; max: number };
}

const lower = (names: readonly string[]) => names.map((name) => name.toLowerCase());
const daySeconds = 24 * 3600;

const files: EdgeForwarding = {
  cacheKey: { headers: [], query: false, encodings: true },
  originOnly: { headers: ['accept'], query: false },
  ttlSeconds: { min: 1, default: daySeconds, max: 365 * daySeconds },
};

/** What reaches each target according to the project's own lists. */
export const listedForwarding: Record<EdgeTarget, EdgeForwarding> = {
  web: files,
  worker: files,
  media: files,
  // The page is the same for every query and header.
  home: { ...files, ttlSeconds: { min: 0, default: 0, max: homeKeptSeconds } },
  api: {
    cacheKey: { headers: lower(apiHeaders.cacheKey), query: true, encodings: true },
    originOnly: {
      headers: ['cloudfront-viewer-address', ...lower(apiHeaders.forwarded)],
      query: true,
    },
    ttlSeconds: { min: 0, default: 0, max: daySeconds },
  },
};
