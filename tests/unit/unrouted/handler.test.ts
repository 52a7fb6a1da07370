import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { describe, expect, it } from 'vitest';
import { handler } from '#functions/unrouted/handler.ts';

function ask(method: string, rawPath: string, accept = '*/*') {
  return handler({
    routeKey: '$default',
    rawPath,
    headers: { accept },
    requestContext: { http: { method } },
  } as unknown as APIGatewayProxyEventV2);
}

describe('a call without a route', () => {
  it.each([
    ['GET', '/api/nothing', 404, 'not_found', undefined],
    ['POST', '/api/nothing', 404, 'not_found', undefined],
    ['GET', '/api/articles/', 404, 'not_found', undefined],
    ['GET', '/gone/articles/a/none.webp', 404, 'not_found', undefined],
    ['DELETE', '/api/auth/me', 405, 'method_not_allowed', 'GET'],
    ['GET', '/api/auth/login', 405, 'method_not_allowed', 'POST'],
    ['PATCH', '/api/articles/a', 405, 'method_not_allowed', 'DELETE, GET, PUT'],
    ['POST', '/aff/firstaid', 405, 'method_not_allowed', 'GET, HEAD'],
  ])('%s %s is a %i with %s', async (method, path, status, code, allow) => {
    const { statusCode, headers, body } = await ask(method, path);
    expect([statusCode, headers!['allow']]).toEqual([status, allow]);
    const told = JSON.parse(body!) as Record<string, string>;
    expect(told).toMatchObject({ code, message: told['error'] });
    expect(told['error']).toMatch(/^[A-Z].*\.$/);
  });

  it('is an HTML page for a person', async () => {
    const { statusCode, headers, body } = await ask('GET', '/api/nothing', 'text/html,*/*;q=0.8');
    expect([statusCode, headers!['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    expect(headers!['cache-control']).toBe('no-store');
    expect(body).toContain('<h1>Page not found</h1>');
    expect(body).toContain('href="/"');
    expect(body).not.toMatch(/"code"|<link rel="stylesheet"|<[^>]+ src=/);
  });

  it('returns the allowed methods for OPTIONS, and only the status for HEAD', async () => {
    expect(await ask('OPTIONS', '/api/auth/login')).toEqual({
      statusCode: 204,
      headers: { allow: 'POST' },
    });
    expect((await ask('OPTIONS', '/api/nothing')).statusCode).toBe(404);
    const head = await ask('HEAD', '/api/auth/me');
    expect([head.statusCode, head.body]).toEqual([405, undefined]);
  });
});
