import { beforeEach, describe, expect, it } from 'vitest';
import { createCachedOrigin } from '#infra/local/edge/cached-origin.ts';
import type { EdgeRequest } from '#infra/local/edge/edge-response.ts';
import { createEdgeCache } from '#infra/local/edge/edge-cache.ts';
import { listedEdge, type EdgeRule } from '#infra/local/edge/edge-plan.ts';

let cache: ReturnType<typeof createEdgeCache>;
let asked: string[];
let nowMs: number;
beforeEach(() => {
  nowMs = 0;
  cache = createEdgeCache(() => nowMs);
  asked = [];
});

const apiRule = listedEdge('http://s3.test', 'key', undefined).ruleFor('/api/articles');

const request = (url: string, rule: EdgeRule = apiRule): EdgeRequest => {
  const [path = '/', query] = url.split('?');
  return {
    method: 'GET',
    path,
    object: '/',
    search: query === undefined ? '' : `?${query}`,
    headers: {},
    body: Buffer.alloc(0),
    viewerAddress: '127.0.0.1:1',
    rule,
  };
};
const answer = (text: string) => ({
  status: 200,
  headers: { 'cache-control': 'public, s-maxage=30' },
  body: Buffer.from(text),
});
const origin = async ({ path, search }: EdgeRequest) => {
  asked.push(path + search);
  return answer(`answer ${asked.length}`);
};

describe('the paths of an invalidation', () => {
  const kept = ['/api/articles', '/api/articles?limit=24', '/api/articles/a1', '/api/products'];

  it.each([
    ['/api/articles*', ['/api/articles', '/api/articles?limit=24', '/api/articles/a1']],
    ['/api/articles', ['/api/articles']],
    ['/api/articles?*', ['/api/articles?limit=24']],
    ['/api/*', kept],
    ['/API/articles*', []],
    ['/api/*/a1', []],
    ['/*', kept],
  ])('%s: %j', async (pattern, forgotten) => {
    const edge = createCachedOrigin(origin, cache);
    for (const url of kept) await edge(request(url));
    asked = [];
    cache.clear([pattern]);
    for (const url of kept) await edge(request(url));
    expect(asked).toEqual(forgotten);
  });
});

it('does not store a response that an invalidation overtook', async () => {
  const slow = Promise.withResolvers<void>();
  const edge = createCachedOrigin(async (each) => {
    const made = await origin(each);
    await slow.promise;
    return made;
  }, cache);
  const first = edge(request('/api/articles'));
  cache.clear(['/api/articles*']);
  slow.resolve();
  expect(String((await first).body)).toBe('answer 1');
  expect(String((await edge(request('/api/articles'))).body)).toBe('answer 2');
});

it('keeps a response while it is fresh, and returns its age', async () => {
  const edge = createCachedOrigin(origin, cache);
  await edge(request('/api/articles'));
  nowMs = 29_999;
  const { headers } = await edge(request('/api/articles'));
  expect([headers['x-cache'], headers['age']]).toEqual(['Hit from cloudfront', '29']);
  nowMs = 30_000;
  expect((await edge(request('/api/articles'))).headers['x-cache']).toBe('Miss from cloudfront');
});

describe('an error', () => {
  const failing = (status: number, control?: string) => async (each: EdgeRequest) => {
    asked.push(each.path);
    return {
      status,
      headers: { ...(control && { 'cache-control': control }) },
      body: Buffer.alloc(0),
    };
  };
  const tenSeconds: EdgeRule = { ...apiRule, errorSeconds: () => 10 };

  it.each([
    [503, undefined, 1],
    [503, 'no-store', 1],
    [404, undefined, 1],
    [404, 'no-store', 2],
    [404, 's-maxage=30', 1],
  ])(
    '%i with cache-control "%s", cached for ten seconds, is fetched %i times',
    async (status, control, times) => {
      const edge = createCachedOrigin(failing(status, control), cache);
      await edge(request('/api/articles', tenSeconds));
      nowMs = 9999;
      await edge(request('/api/articles', tenSeconds));
      expect(asked).toHaveLength(times);
    },
  );

  it('is not cached if no duration is set', async () => {
    const edge = createCachedOrigin(failing(503), cache);
    for (let round = 0; round < 2; round++) await edge(request('/api/articles'));
    expect(asked).toHaveLength(2);
  });
});

it.each([
  ['no cache-control', undefined, 7],
  ['less than the minimum', 's-maxage=1', 5],
  ['more than the maximum', 's-maxage=100', 60],
  ['what must not be stored, which a minimum overrides', 'no-store', 5],
])('caches %s within the limits of the policy', async (_, control, seconds) => {
  const rule: EdgeRule = {
    ...apiRule,
    forwarding: { ...apiRule.forwarding, ttlSeconds: { min: 5, default: 7, max: 60 } },
  };
  const edge = createCachedOrigin(async (each) => {
    asked.push(each.path);
    return {
      status: 200,
      headers: { ...(control && { 'cache-control': control }) },
      body: Buffer.alloc(0),
    };
  }, cache);
  await edge(request('/api/articles', rule));
  nowMs = seconds * 1000 - 1;
  await edge(request('/api/articles', rule));
  expect(asked).toHaveLength(1);
  nowMs = seconds * 1000;
  await edge(request('/api/articles', rule));
  expect(asked).toHaveLength(2);
});
