import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apiCors } from '#infra/api-cors.ts';
import { createInvoke, type InvokeFailure } from '#infra/local/gateway/invoke.ts';
import { createRouteTable, routesOf } from '#infra/local/gateway/route-table.ts';
import { startGateway, type Gateway } from '#infra/local/gateway/start-gateway.ts';
import { methodsOf } from '#shared/contracts/define-contract.ts';
import { deployedCalls } from '#shared/contracts/index.ts';

const routes = [
  { group: 'unrouted', routeKey: '$default' },
  { group: 'echo', routeKey: 'GET /api/things' },
  { group: 'echo', routeKey: 'GET /api/things/{id}' },
  { group: 'static', routeKey: 'GET /api/things/special' },
  { group: 'echo', routeKey: 'POST /api/things/{id}/parts/{part}' },
  { group: 'answer', routeKey: 'GET /api/answer/{name}' },
  { group: 'answer', routeKey: 'HEAD /api/answer/{name}' },
  { group: 'slow', routeKey: 'GET /api/slow' },
  { group: 'stuck', routeKey: 'GET /api/stuck' },
];

const responses: Record<string, unknown> = {
  plain: { hello: 'world' },
  cookies: { statusCode: 200, cookies: ['a=1; Path=/', 'b=2'], body: 'x' },
  bytes: {
    statusCode: 200,
    headers: { 'Content-Type': 'application/pdf' },
    body: Buffer.from([0, 255, 128]).toString('base64'),
    isBase64Encoded: true,
  },
  bare: { statusCode: 201, body: 'made' },
  redirect: { statusCode: 302, headers: { location: 'https://example.org/' } },
  wrong: { statusCode: 'two hundred' },
  'just-fits': { statusCode: 200, body: 'x'.repeat(6 * 1024 * 1024 - 40) },
  'too-large': { statusCode: 200, body: 'x'.repeat(6 * 1024 * 1024) },
};

const failures: InvokeFailure[] = [];
const never = Promise.withResolvers<unknown>();
let gateway: Gateway;

beforeAll(async () => {
  const invoke = createInvoke({
    timeoutSeconds: (group) => (group === 'stuck' ? 0.05 : 30),
    loadHandler: async (group) => async (event) => {
      if (group === 'slow' || group === 'stuck') return never.promise;
      if (group === 'static') return { static: true };
      const { pathParameters, rawPath, requestContext } = event as APIGatewayProxyEventV2;
      if (group === 'unrouted') return { rest: `${requestContext.http.method} ${rawPath}` };
      if (pathParameters?.['name'] === 'crash') throw new Error('a bug');
      return group === 'answer' ? responses[pathParameters?.['name'] ?? ''] : event;
    },
  });
  gateway = await startGateway({
    routes,
    invoke,
    timeoutMs: 200,
    cors: {
      ...apiCors,
      allowOrigins: ['https://partner.example'],
      allowCredentials: true,
    },
    onFailure: (failure) => failures.push(failure),
  });
});

afterAll(() => gateway.close());

async function eventOf(path: string, init?: RequestInit): Promise<APIGatewayProxyEventV2> {
  const response = await fetch(gateway.url + path, init);
  expect(response.status).toBe(200);
  return (await response.json()) as APIGatewayProxyEventV2;
}

describe('events', () => {
  test('contain route, decoded path and query of payload format 2.0', async () => {
    const event = await eventOf('/api/things/caf%C3%A9%20bar?a=1&b=2&a=3&empty=&toString=4');
    expect(event).toMatchObject({
      version: '2.0',
      routeKey: 'GET /api/things/{id}',
      rawPath: '/api/things/café bar',
      rawQueryString: 'a=1&b=2&a=3&empty=&toString=4',
      queryStringParameters: { a: '1,3', b: '2', empty: '', toString: '4' },
      pathParameters: { id: 'café bar' },
      isBase64Encoded: false,
      requestContext: {
        stage: '$default',
        routeKey: 'GET /api/things/{id}',
        http: { method: 'GET', path: '/api/things/café bar', sourceIp: '127.0.0.1' },
      },
    });
    expect(event.requestContext.requestId).toMatch(/^\S{16,}$/);
    expect(event).not.toHaveProperty('body');
    expect(event).not.toHaveProperty('cookies');
  });

  test('have lower-case header names, joined values and separate cookies', async () => {
    const headers = new Headers({ 'X-Mixed-Case': 'one', Cookie: 'a=1; b=2' });
    headers.append('X-Mixed-Case', 'two');
    const event = await eventOf('/api/things', { headers });
    expect(event.headers['x-mixed-case']).toBe('one, two');
    expect(event.cookies).toEqual(['a=1', 'b=2']);
    expect(event.headers).not.toHaveProperty('cookie');
    expect(event).not.toHaveProperty('queryStringParameters');
    expect(event).not.toHaveProperty('pathParameters');
  });

  test.each([
    ['application/json; charset=utf-8', '{"a":"ü"}', false],
    ['text/plain', 'ü', false],
    ['application/vnd.api+json', '{}', false],
    ['application/x-www-form-urlencoded', 'a=1', true],
    ['application/octet-stream', 'bytes', true],
  ])('contain a %s body as text or in base64', async (type, body, base64) => {
    const event = await eventOf('/api/things/1/parts/2', {
      method: 'POST',
      headers: { 'content-type': type },
      body,
    });
    expect(event.isBase64Encoded).toBe(base64);
    expect(base64 ? Buffer.from(event.body!, 'base64').toString() : event.body).toBe(body);
    expect(event.pathParameters).toEqual({ id: '1', part: '2' });
  });
});

describe('routes', () => {
  test('with literal segments win over those with a parameter', async () => {
    const response = await fetch(`${gateway.url}/api/things/special`);
    expect(await response.json()).toEqual({ static: true });
  });

  test.each([
    ['GET', '/api/nothing'],
    ['DELETE', '/api/things'],
    ['GET', '/api/things/'],
    ['GET', '/api/things/1/'],
    ['OPTIONS', '/api/things'],
  ])('that are unknown lead to the default function: %s %s', async (method, path) => {
    const response = await fetch(gateway.url + path, { method });
    expect(await response.json()).toEqual({ rest: `${method} ${path}` });
  });

  test('with an invalid encoding are not found', async () => {
    const response = await fetch(`${gateway.url}/api/things/%E0%A4%A`);
    expect([response.status, await response.json()]).toEqual([404, { message: 'Not Found' }]);
  });

  test('of the contract are found by the path of each call', () => {
    const match = createRouteTable(routesOf(deployedCalls()));
    for (const { group, call } of deployedCalls()) {
      const path = call.path.replace(/\{\w+\}/g, 'x');
      for (const method of methodsOf(call)) {
        expect(match(method, path)).toMatchObject({ group, routeKey: `${method} ${call.path}` });
      }
    }
  });
});

describe('responses', () => {
  test('without a status are the JSON body of a 200', async () => {
    const response = await fetch(`${gateway.url}/api/answer/plain`);
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(await response.json()).toEqual({ hello: 'world' });
  });

  test('may set several cookies', async () => {
    const response = await fetch(`${gateway.url}/api/answer/cookies`);
    expect(response.headers.getSetCookie()).toEqual(['a=1; Path=/', 'b=2']);
  });

  test('in base64 are sent as bytes', async () => {
    const response = await fetch(`${gateway.url}/api/answer/bytes`);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect([...new Uint8Array(await response.arrayBuffer())]).toEqual([0, 255, 128]);
  });

  test('have a default type, and may redirect', async () => {
    const bare = await fetch(`${gateway.url}/api/answer/bare`);
    expect([bare.status, bare.headers.get('content-type')]).toEqual([
      201,
      'text/plain;charset=UTF-8',
    ]);
    const moved = await fetch(`${gateway.url}/api/answer/redirect`, { redirect: 'manual' });
    expect([moved.status, moved.headers.get('location')]).toEqual([302, 'https://example.org/']);
  });

  test('to HEAD have a length and no body', async () => {
    const response = await fetch(`${gateway.url}/api/answer/bare`, { method: 'HEAD' });
    expect(response.headers.get('content-length')).toBe('4');
    expect(await response.text()).toBe('');
  });

  test('of up to 6 MB are sent', async () => {
    const response = await fetch(`${gateway.url}/api/answer/just-fits`);
    expect((await response.text()).length).toBe(6 * 1024 * 1024 - 40);
  });

  test.each([
    ['too-large', 'response_too_large'],
    ['crash', 'crashed'],
  ])('of a run that is %s are a 500', async (name, reason) => {
    const response = await fetch(`${gateway.url}/api/answer/${name}`);
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({ message: 'Internal Server Error' });
    expect(failures.at(-1)).toMatchObject({ reason });
  });

  test('of the wrong shape are a 500', async () => {
    expect((await fetch(`${gateway.url}/api/answer/wrong`)).status).toBe(500);
  });
});

describe('limits', () => {
  const post = (bytes: number) =>
    fetch(`${gateway.url}/api/things/1/parts/2`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body: 'x'.repeat(bytes),
    });

  test.each([
    ['more than API Gateway takes', 10 * 1024 * 1024 + 1],
    ['more than Lambda takes', 7 * 1024 * 1024],
  ])('refuse %s', async (_, bytes) => {
    const response = await post(bytes);
    expect(response.status).toBe(413);
    expect(await response.json()).toEqual({ message: 'Request Entity Too Large' });
  });

  test('end a run after the integration timeout with 503', async () => {
    const response = await fetch(`${gateway.url}/api/slow`);
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({ message: 'Service Unavailable' });
  });

  test("end a run after the function's own timeout with 500", async () => {
    const response = await fetch(`${gateway.url}/api/stuck`);
    expect(response.status).toBe(500);
    expect(failures.at(-1)).toMatchObject({ reason: 'timed_out' });
  });
});

describe('CORS', () => {
  const preflight = (origin: string) =>
    fetch(`${gateway.url}/api/things`, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'POST' },
    });

  test('handles the preflight of a configured origin without a function', async () => {
    const response = await preflight('https://partner.example');
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-origin')).toBe('https://partner.example');
    expect(response.headers.get('access-control-allow-credentials')).toBe('true');
    expect(response.headers.get('access-control-allow-methods')).toContain('POST');
    expect(response.headers.get('access-control-allow-headers')).toContain('authorization');
  });

  test('adds nothing for other origins', async () => {
    const response = await preflight('https://evil.example');
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
    const get = await fetch(`${gateway.url}/api/things`, {
      headers: { origin: 'https://evil.example' },
    });
    expect([get.status, get.headers.get('access-control-allow-origin')]).toEqual([200, null]);
  });

  test('adds headers to responses for a configured origin', async () => {
    const get = await fetch(`${gateway.url}/api/things`, {
      headers: { origin: 'https://partner.example' },
    });
    expect(get.headers.get('access-control-allow-origin')).toBe('https://partner.example');
    expect(get.headers.get('access-control-expose-headers')).toContain('x-total-count');
    expect(get.headers.get('vary')).toBe('origin');
  });
});
