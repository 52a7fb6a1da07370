import { describe, expect, it, vi } from 'vitest';
import { homeFailures } from '#infra/edge-policy.ts';
import { createEdgeCache } from '#infra/local/edge/edge-cache.ts';
import { listedEdge } from '#infra/local/edge/edge-plan.ts';
import type { EdgeRequest, EdgeResponse, Origin } from '#infra/local/edge/edge-response.ts';
import { createHomeOrigin } from '#infra/local/edge/home-origin.ts';

const page = (status: number, text: string, seconds = 60): EdgeResponse => ({
  status,
  headers: { 'cache-control': `public, max-age=0, s-maxage=${seconds}` },
  body: Buffer.from(text),
});
const built: Origin = () => Promise.resolve(page(200, 'built', 86_400));
const request: EdgeRequest = {
  method: 'GET',
  path: '/',
  object: '/index.html',
  search: '?utm_source=x',
  headers: { authorization: 'Bearer mine', origin: 'https://elsewhere.example' },
  body: Buffer.alloc(0),
  viewerAddress: '203.0.113.9:1',
  rule: listedEdge('http://s3.test', 'key', undefined).ruleFor('/'),
};

function openOrigin(api: Origin, atMs = () => 0) {
  const origin = createHomeOrigin(api, built, createEdgeCache(atMs));
  return async (more: Partial<EdgeRequest> = {}) =>
    String((await origin({ ...request, ...more })).body);
}

describe('the home page', () => {
  it.each(homeFailures)('is the built one while the API returns %i', async (status) => {
    expect(await openOrigin(() => Promise.resolve(page(status, 'trouble')))()).toBe('built');
  });

  it('is the built one while the API does not respond', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    expect(await openOrigin(() => Promise.reject(new Error('refused')))()).toBe('built');
  });

  it('is requested by its name in the build, once for all queries and callers', async () => {
    const api = vi.fn<Origin>(() => Promise.resolve(page(200, 'shelf')));
    const read = openOrigin(api);
    expect(await read()).toBe('shelf');
    expect(await read({ search: '?other', headers: {} })).toBe('shelf');
    expect(api).toHaveBeenCalledOnce();
    expect(api.mock.calls[0]![0]).toMatchObject({ path: '/index.html' });
  });

  it('is requested again after an hour, whatever the first response was', async () => {
    let now = 0;
    const responses = [page(503, 'trouble'), page(200, 'shelf')];
    const read = openOrigin(
      () => Promise.resolve(responses.shift()!),
      () => now,
    );
    expect(await read()).toBe('built');
    now = 3_599_000;
    expect(await read()).toBe('built');
    now = 3_600_000;
    expect(await read()).toBe('shelf');
  });
});
