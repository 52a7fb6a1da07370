import type { EdgeForwarding } from '../edge/edge-forwarding.ts';
import type { Reading } from './read-events.ts';

interface Choice {
  HeadersConfig: { HeaderBehavior: string; Headers?: string[] };
  QueryStringsConfig: { QueryStringBehavior: string };
  CookiesConfig: { CookieBehavior: string };
}

interface CachePolicy {
  MinTTL: number;
  DefaultTTL: number;
  MaxTTL: number;
  ParametersInCacheKeyAndForwardedToOrigin: Choice & {
    EnableAcceptEncodingBrotli?: boolean;
    EnableAcceptEncodingGzip: boolean;
  };
}

export interface Policies {
  CachePolicyId: string | { Ref: string };
  OriginRequestPolicyId?: { Ref: string };
}

/**
 * AWS's own policies, by id.
 * @see https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/using-managed-cache-policies.html
 */
const managed: Record<string, EdgeForwarding> = {
  // CachingOptimized
  '658327ea-f89d-4fab-a63d-7e88639e58f6': {
    cacheKey: { headers: [], query: false, encodings: true },
    originOnly: { headers: [], query: false },
    ttlSeconds: { min: 1, default: 86_400, max: 31_536_000 },
  },
};

/** Reads the cache policy and the origin request policy of a behaviour. */
export function readForwarding(reading: Reading, behaviour: Policies): EdgeForwarding {
  const cached = readCachePolicy(reading, behaviour.CachePolicyId);
  const { OriginRequestPolicyId: request } = behaviour;
  return request ? { ...cached, originOnly: readChoice(configOf(reading, request)) } : cached;
}

function readCachePolicy(reading: Reading, id: Policies['CachePolicyId']): EdgeForwarding {
  if (typeof id === 'string') {
    if (!managed[id]) throw new Error(`The local edge does not support the cache policy ${id}.`);
    return managed[id];
  }
  const policy = configOf<CachePolicy>(reading, id);
  const { MinTTL: min, DefaultTTL, MaxTTL: max } = policy;
  const parts = policy.ParametersInCacheKeyAndForwardedToOrigin;
  const encodings = Boolean(parts.EnableAcceptEncodingBrotli && parts.EnableAcceptEncodingGzip);
  return {
    cacheKey: { ...readChoice(parts), encodings },
    originOnly: { headers: [], query: false },
    ttlSeconds: { min, default: DefaultTTL, max },
  };
}

function configOf<Config = Choice>({ resources }: Reading, { Ref }: { Ref: string }): Config {
  const properties = resources[Ref]?.Properties ?? {};
  const config = properties['CachePolicyConfig'] ?? properties['OriginRequestPolicyConfig'];
  if (!config) throw new Error(`The template has no ${Ref}.`);
  return config as Config;
}

function readChoice({ HeadersConfig, QueryStringsConfig, CookiesConfig }: Choice) {
  const { HeaderBehavior, Headers = [] } = HeadersConfig;
  const { QueryStringBehavior } = QueryStringsConfig;
  requireKnown(HeaderBehavior, ['none', 'whitelist']);
  requireKnown(QueryStringBehavior, ['none', 'all']);
  requireKnown(CookiesConfig.CookieBehavior, ['none']);
  return {
    headers: Headers.map((name) => name.toLowerCase()),
    query: QueryStringBehavior === 'all',
  };
}

function requireKnown(behaviour: string, known: readonly string[]): void {
  if (!known.includes(behaviour)) throw new Error(`The local edge cannot emulate "${behaviour}".`);
}
