import { beforeEach, describe, expect, it } from 'vitest';
import { createCachedOrigin } from '#infra/local/edge/cached-origin.ts';
import type { EdgeRequest } from '#infra/local/edge/edge-response.ts';
import { createEdgeCache } from '#infra/local/edge/edge-cache.ts';

let cache: ReturnType<typeof createEdgeCache>;
let asked: string[];
let nowMs: number;
beforeEach(() => {
  nowMs = 0;
  cache = createEdgeCache(() => nowMs);
  asked = [];
});

const request = (address: string): EdgeRequest => {
  const [path = '/', query] = address.split('?');
  return {
    method: 'GET',
    path,
    object: '/',
    search: query === undefined ? '' : `?${query}`,
    headers: {},
    body: Buffer.alloc(0),
    viewerAddress: '127.0.0.1:1',
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
    for (const address of kept) await edge(request(address));
    asked = [];
    cache.clear([pattern]);
    for (const address of kept) await edge(request(address));
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
