import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { createEdge } from '#infra/local/edge/create-edge.ts';
import { listen, type Listening } from '@outcrop/emulators/http/listen.ts';
import { webBuild } from '../../support/start-test-stack.ts';

let headers: Record<string, string> = {};
const origin = createServer((_, response) => response.writeHead(200, headers).end('{}'));
let edge: Listening;
let site: string;

beforeAll(async () => {
  await new Promise<void>((resolve) => origin.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(origin.address() as AddressInfo).port}`;
  const settings = { siteUrl: 'https://outcrop.example', edgeKey: 'k', publicBucket: 'public' };
  const web = { directory: webBuild };
  edge = await listen(createEdge({ ...settings, gatewayUrl: url, s3Url: url, web }));
  site = `http://127.0.0.1:${edge.port}`;
});
afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(() => edge.close());

const policyOf = async (path: string) =>
  (await fetch(site + path)).headers.get('cross-origin-resource-policy');

describe('resources for other sites', () => {
  test('are the public ones, and those API responses that allow it', async () => {
    expect(await policyOf('/')).toBe('cross-origin');
    expect(await policyOf('/media/articles/a/cover.webp')).toBe('cross-origin');
    expect(await policyOf('/api/x')).toBe('same-origin');
    headers = { 'cross-origin-resource-policy': 'cross-origin' };
    expect(await policyOf('/api/x')).toBe('cross-origin');
  });
});

describe('an origin that does not respond', () => {
  beforeAll(async () => {
    await new Promise((resolve) => {
      origin.close(resolve);
      origin.closeAllConnections();
    });
  });

  test('is a 502 with the usual error body, without an internal URL', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const response = await fetch(`${site}/api/x`);
    expect([response.status, response.headers.get('retry-after')]).toEqual([502, '5']);
    const body = (await response.json()) as Record<string, string>;
    expect(body).toEqual({
      error: body['message'],
      message: body['message'],
      code: 'service_unavailable',
    });
    expect(body['message']).not.toContain('127.0.0.1');
  });

  test('is a page for a person', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const response = await fetch(`${site}/articles/x`, {
      headers: { accept: 'text/html,*/*;q=0.8' },
    });
    const type = response.headers.get('content-type');
    expect([response.status, type]).toEqual([502, 'text/html; charset=utf-8']);
    expect(await response.text()).toContain('Not available');
  });
});
