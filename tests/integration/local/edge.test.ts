import { createServer, type IncomingMessage } from 'node:http';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createEdge } from '#infra/local/edge/create-edge.ts';
import { listen, type Listening } from '@outcrop/emulators/http/listen.ts';
import { webBuild } from '../../support/start-test-stack.ts';
import { rawGet } from '../../support/raw-get.ts';

const cover = Buffer.from('RIFF....WEBP');
const asked: IncomingMessage[] = [];
let apiHeaders: Record<string, string> = {};
let edge: Listening;
let site: string;
const origin = createServer((request, response) => {
  asked.push(request);
  if (request.url === '/public/articles/a/cover.webp') {
    return response.writeHead(200, { 'content-type': 'image/webp', etag: '"c1"' }).end(cover);
  }
  if (request.url?.startsWith('/public/')) return response.writeHead(403).end('<Error/>');
  if (request.url?.startsWith('/gone/')) {
    return response.writeHead(404).end(`gone: ${request.url} for ${request.headers.accept}`);
  }
  if (request.url?.startsWith('/api/unknown')) {
    response.writeHead(404, { 'content-type': 'application/json' });
    return response.end('{"message":"Not Found"}');
  }
  const type = { 'content-type': 'application/json; charset=utf-8' };
  response.writeHead(200, { ...type, ...apiHeaders }).end(JSON.stringify({ call: asked.length }));
});

beforeAll(async () => {
  await new Promise<void>((resolve) => origin.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(origin.address() as AddressInfo).port}`;
  const siteUrl = 'https://outcrop.example';
  const keys = { edgeKey: 'the-key', publicBucket: 'public' };
  const settings = { siteUrl, gatewayUrl: url, s3Url: url, ...keys };
  edge = await listen(createEdge({ ...settings, web: { directory: webBuild } }));
  site = `http://127.0.0.1:${edge.port}`;
});

beforeEach(() => {
  asked.length = 0;
  apiHeaders = { 'cache-control': 'no-store' };
});

afterAll(async () => {
  await edge.close();
  await new Promise((resolve) => {
    origin.close(resolve);
    origin.closeAllConnections();
  });
});

const titleOf = (html: string) => /<title>(.*?)<\/title>/.exec(html)?.[1];

describe('pages', () => {
  test.each([
    ['/articles/', 'Library of the small build'],
    ['/articles/success?session_id=1', 'App of the small build'],
    ['/no-such-page', 'App of the small build'],
    ['/admin/users', 'App of the small build'],
    ['/%E0%A4%A', 'App of the small build'],
  ])('%s is %s', async (path, title) => {
    const response = await fetch(site + path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe(
      'public, max-age=0, s-maxage=86400, must-revalidate',
    );
    expect(titleOf(await response.text())).toBe(title);
    expect(asked).toHaveLength(0);
  });

  test('accept GET and HEAD only; HEAD of an API response has no length', async () => {
    expect((await fetch(`${site}/`, { method: 'POST', body: 'x' })).status).toBe(403);
    const head = await fetch(`${site}/articles/`, { method: 'HEAD' });
    expect(head.headers.get('content-length')).toBe(
      String(readFileSync(`${webBuild}/articles/index.html`).length),
    );
    expect(await head.text()).toBe('');
    const store = await fetch(`${site}/store`, { method: 'HEAD' });
    expect([store.status, store.headers.get('content-length')]).toEqual([200, null]);
  });

  test.each([
    '/assets/../../package.json',
    '/assets/%2e%2e/%2e%2e/package.json',
    '/assets/none.js',
  ])('never leave the build: %s', async (path) => {
    const { status, body } = await rawGet(edge.port, path);
    expect(body.toString()).not.toContain('outcrop');
    expect([200, 404]).toContain(status);
  });
});

describe('files', () => {
  const script = '/assets/app-1a2b3c4d.js';
  const source = readFileSync(webBuild + script);

  test('of the build are cached for a year, others for an hour', async () => {
    const asset = await fetch(site + script);
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(asset.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    const robots = await fetch(`${site}/robots.txt`);
    expect(robots.headers.get('cache-control')).toBe('public, max-age=3600');
  });

  test.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
  ])('to a client that accepts %s are sent as %s', async (accept, encoding, decode) => {
    const response = await rawGet(edge.port, script, { 'accept-encoding': accept });
    expect(response.headers['content-encoding']).toBe(encoding);
    expect(response.headers['vary']).toBe('Accept-Encoding');
    expect(response.headers['etag']).toMatch(/^W\/"/);
    expect(response.body.length).toBeLessThan(source.length / 4);
    expect(decode(response.body)).toEqual(source);
  });

  test('are sent uncompressed to a client that accepts nothing else, and when small', async () => {
    const plain = await rawGet(edge.port, script);
    expect(plain.headers).not.toHaveProperty('content-encoding');
    expect(plain.body).toEqual(source);
    const small = await rawGet(edge.port, '/robots.txt', { 'accept-encoding': 'br' });
    expect(small.headers).not.toHaveProperty('content-encoding');
  });

  test('return 304 for a matching ETag, strong or weak', async () => {
    const first = await rawGet(edge.port, script, { 'accept-encoding': 'br' });
    const etag = first.headers['etag']!;
    for (const given of [etag, etag.slice(2), `"other", ${etag}`]) {
      const again = await rawGet(edge.port, script, { 'if-none-match': given });
      expect([again.status, again.body.length]).toEqual([304, 0]);
    }
    const changed = await rawGet(edge.port, script, { 'if-none-match': '"other"' });
    expect(changed.status).toBe(200);
  });

  test.each([
    ['bytes=0-9', 206, 'bytes 0-9', 0, 10],
    ['bytes=10-', 206, 'bytes 10-', 10, undefined],
    ['bytes=-5', 206, 'bytes ', -5, undefined],
  ])('return that part for %s', async (range, status, contentRange, from, to) => {
    const part = await rawGet(edge.port, script, { range, 'accept-encoding': 'br' });
    expect(part.status).toBe(status);
    expect(part.headers['content-range']).toContain(contentRange);
    expect(part.headers['content-range']).toMatch(new RegExp(`/${source.length}$`));
    expect(part.body).toEqual(source.subarray(from, to));
  });

  test('return 416 for a range beyond the end, and the whole file for another version', async () => {
    expect((await rawGet(edge.port, script, { range: 'bytes=999999-' })).status).toBe(416);
    const whole = await rawGet(edge.port, script, { range: 'bytes=0-9', 'if-range': '"old"' });
    expect([whole.status, whole.body.length]).toEqual([200, source.length]);
  });
});

describe('the API', () => {
  test.each(['/api/unknown', '/api/unknown/deeper?x=1'])('handles %s itself', async (path) => {
    const response = await fetch(site + path);
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ message: 'Not Found' });
  });

  test.each(['/api/x', '/token/download', '/download/podcasts/1', '/articles/art-1', '/aff/x'])(
    'gets %s',
    async (path) => {
      await fetch(`${site}${path}?q=1`);
      expect(asked.map(({ url }) => url)).toEqual([`${path}?q=1`]);
    },
  );

  test("learns the viewer's IP address from the edge only, and gets no cookies", async () => {
    await fetch(`${site}/api/x`, {
      headers: {
        'cloudfront-viewer-address': '6.6.6.6:1',
        'x-from-edge': 'guess',
        cookie: 'a=1',
        authorization: 'Bearer t',
        'stripe-signature': 's',
        'x-other': 'o',
      },
    });
    const [request] = asked;
    expect(request!.headers['cloudfront-viewer-address']).toMatch(/^127\.0\.0\.1:\d+$/);
    expect(request!.headers['x-from-edge']).toBe('the-key');
    expect(request!.headers).toMatchObject({ authorization: 'Bearer t', 'stripe-signature': 's' });
    expect(request!.headers).not.toHaveProperty('cookie');
    expect(request!.headers).not.toHaveProperty('x-other');
  });

  test('is called once while its response is fresh, separately for each query', async () => {
    apiHeaders = { 'cache-control': 'public, max-age=0, s-maxage=30' };
    const first = await fetch(`${site}/api/fresh?sort=new`);
    const again = await fetch(`${site}/api/fresh?sort=new`);
    expect(await again.json()).toEqual(await first.json());
    expect(first.headers.get('x-cache')).toBe('Miss from cloudfront');
    expect(again.headers.get('x-cache')).toBe('Hit from cloudfront');
    expect(again.headers.get('age')).toBe('0');
    await fetch(`${site}/api/fresh?sort=old`);
    expect(asked).toHaveLength(2);
  });

  test('is called separately for each token', async () => {
    apiHeaders = { 'cache-control': 'public, s-maxage=30' };
    await fetch(`${site}/api/tokens`);
    await fetch(`${site}/api/tokens`, { headers: { authorization: 'Bearer a' } });
    await fetch(`${site}/api/tokens`, { headers: { authorization: 'Bearer b' } });
    expect(asked.map(({ headers }) => headers.authorization)).toEqual([
      undefined,
      'Bearer a',
      'Bearer b',
    ]);
  });

  test.each(['no-store', 'private, max-age=60', 'public, max-age=0', ''])(
    'is called every time with cache-control "%s"',
    async (control) => {
      apiHeaders = { 'cache-control': control };
      for (let round = 0; round < 2; round++) await fetch(`${site}/api/again/${control.length}`);
      expect(asked).toHaveLength(2);
    },
  );

  test('handles every POST', async () => {
    apiHeaders = { 'cache-control': 'public, s-maxage=30' };
    for (let round = 0; round < 2; round++) {
      await fetch(`${site}/api/post`, { method: 'POST', body: '{}' });
    }
    expect(asked).toHaveLength(2);
  });

  test("is not called with one client's ETag on behalf of others", async () => {
    apiHeaders = { 'cache-control': 'public, s-maxage=30', etag: '"v1"' };
    const headers = { 'if-none-match': '"v1"' };
    expect((await rawGet(edge.port, '/api/etag', headers)).status).toBe(304);
    expect(asked[0]!.headers).not.toHaveProperty('if-none-match');
    expect((await rawGet(edge.port, '/api/etag')).status).toBe(200);
    expect(asked).toHaveLength(1);
  });
});

describe('media', () => {
  test('comes from the public bucket, whose keys have no /media', async () => {
    const response = await fetch(`${site}/media/articles/a/cover.webp`);
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(response.headers.get('cache-control')).toBe('public, max-age=86400');
    expect(response.headers.get('etag')).toBe('"c1"');
    expect(Buffer.from(await response.arrayBuffer())).toEqual(cover);
  });
});

const media = '/media/articles/a/cover.webp';
test.each(['/', '/robots.txt', '/api/x', media, '/media/none'])(
  '%s carries the security headers',
  async (path) => {
    const { headers } = await fetch(site + path);
    expect(headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(headers.get('content-security-policy')).toContain(
      `connect-src 'self' http://127.0.0.1:${(origin.address() as AddressInfo).port}`,
    );
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  },
);
