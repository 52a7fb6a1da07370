import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import type { Authenticator } from '#functions/platform/actor.ts';
import { AppError } from '#functions/platform/app-error.ts';
import { createHandler } from '#functions/platform/create-handler.ts';
import { implement } from '#functions/platform/implement.ts';
import { logger } from '#functions/platform/logger.ts';
import { json } from '#functions/platform/reply.ts';
import { defineContract } from '#shared/contracts/define-contract.ts';

const contract = defineContract({
  echo: {
    method: 'PUT',
    path: '/things/{id}',
    access: 'public',
    summary: 'Echo.',
    input: z.object({ id: z.string(), size: z.number('Size is required') }),
    output: z.object({ id: z.string(), size: z.number() }),
  },
  find: {
    method: 'GET',
    alsoHead: true,
    path: '/things',
    access: 'optional',
    summary: 'Find.',
    input: z.object({ limit: z.coerce.number().max(10).optional() }),
    output: z.object({ who: z.string(), limit: z.number().optional() }),
  },
  secret: {
    method: 'GET',
    path: '/secret',
    access: 'admin',
    summary: 'Secret.',
    input: z.object({}),
    output: z.object({ id: z.string() }),
  },
  crash: {
    method: 'GET',
    path: '/crash',
    access: 'public',
    summary: 'Crash.',
    input: z.object({}),
    output: z.object({}),
  },
  slow: {
    method: 'GET',
    alsoHead: true,
    path: '/slow',
    access: 'public',
    summary: 'Slow down.',
    input: z.object({}),
    output: z.object({}),
  },
  stuck: {
    method: 'GET',
    path: '/stuck',
    access: 'public',
    summary: 'Never comes to an end.',
    input: z.object({}),
    output: z.object({}),
  },
});

const authenticator: Authenticator = {
  authenticate: async (token) => {
    if (token === 'stale') throw new AppError('session_expired');
    return { id: token, email: `${token}@example.org`, role: 'user' };
  },
  isAdmin: async ({ id }) => id === 'boss',
};

const handler = createHandler<typeof contract>(authenticator, {
  'PUT /things/{id}': async () =>
    implement(contract.echo, async (input) => ({ ...input, password: 'leaked' })),
  'GET /things': async () =>
    implement(contract.find, async ({ limit }, actor) =>
      json({ who: actor?.id ?? 'guest', limit }, { etag: '"1"' }),
    ),
  'GET /secret': async () =>
    implement(contract.secret, async (_input, actor) => ({ id: actor.id })),
  'GET /crash': async () =>
    implement(contract.crash, async () => {
      throw new TypeError('a secret detail');
    }),
  'GET /slow': async () =>
    implement(contract.slow, async () => {
      throw new AppError('too_many_requests', { retryAfterSeconds: 30 });
    }),
  'GET /stuck': async () => implement(contract.stuck, () => new Promise(() => undefined)),
});

async function call(
  routeKey: string,
  event: Partial<APIGatewayProxyEventV2> = {},
  context?: object,
) {
  const whole = {
    routeKey,
    headers: {},
    requestContext: { http: { sourceIp: '203.0.113.9' } },
    isBase64Encoded: false,
    ...event,
  } as APIGatewayProxyEventV2;
  const response = await handler(whole, context);
  return { ...response, json: JSON.parse(response.body ?? '{}') as Record<string, unknown> };
}
const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

describe('createHandler', () => {
  it('joins path and body, and drops what the contract does not name', async () => {
    const response = await call('PUT /things/{id}', {
      pathParameters: { id: 'a' },
      body: '{"size":3,"id":"not this one"}',
    });
    expect(response.statusCode).toBe(200);
    expect(response.json).toEqual({ id: 'a', size: 3 });
    expect(response.headers).toMatchObject({ 'cache-control': 'no-store' });
  });

  it('says that it is too busy before the call times out', async () => {
    const response = await call('GET /stuck', {}, { getRemainingTimeInMillis: () => 1010 });
    expect([response.statusCode, response.json['code']]).toEqual([503, 'service_unavailable']);
    expect(response.headers).toMatchObject({ 'retry-after': '5' });
  });

  it('reads a base64 body', async () => {
    const body = Buffer.from('{"size":4}').toString('base64');
    const event = { pathParameters: { id: 'b' }, body, isBase64Encoded: true };
    expect((await call('PUT /things/{id}', event)).json).toEqual({ id: 'b', size: 4 });
  });

  it('says which field is wrong, and how', async () => {
    const response = await call('PUT /things/{id}', { pathParameters: { id: 'a' }, body: '{}' });
    expect(response.statusCode).toBe(400);
    expect(response.json).toEqual({
      error: 'Some fields need your attention.',
      message: 'Some fields need your attention.',
      code: 'validation_failed',
      fields: { size: 'Size is required' },
    });
  });

  it.each(['{', '[1]', '"text"', 'null'])('refuses the body %s', async (body) => {
    const response = await call('PUT /things/{id}', { pathParameters: { id: 'a' }, body });
    expect(response.json).toMatchObject({ code: 'invalid_json' });
  });

  it('accepts a guest or a member if the token is optional, but not a stale token', async () => {
    expect((await call('GET /things')).json).toEqual({ who: 'guest' });
    expect((await call('GET /things', bearer('ann'))).json).toEqual({ who: 'ann' });
    const stale = await call('GET /things', bearer('stale'));
    expect([stale.statusCode, stale.json['code']]).toEqual([401, 'session_expired']);
  });

  it('lets only a live admin through', async () => {
    expect((await call('GET /secret')).json).toMatchObject({ code: 'not_signed_in' });
    expect((await call('GET /secret', bearer('ann'))).json).toMatchObject({ code: 'forbidden' });
    expect((await call('GET /secret', bearer('boss'))).json).toEqual({ id: 'boss' });
  });

  it('logs an unexpected error, and does not reveal it', async () => {
    const written = vi.spyOn(logger, 'error').mockReturnValue();
    const response = await call('GET /crash');
    const error = expect.objectContaining({ message: 'a secret detail' }) as Error;
    expect(written).toHaveBeenCalledExactlyOnceWith('request failed', {
      route: 'GET /crash',
      error,
    });
    written.mockRestore();
    expect(response.statusCode).toBe(500);
    expect(response.body).not.toContain('secret detail');
    expect(response.json).toMatchObject({ code: 'internal_error' });
  });

  it('logs whom it refuses, and why', async () => {
    const written = vi.spyOn(logger, 'info').mockReturnValue();
    const keys = vi.spyOn(logger, 'appendKeys');
    await call('GET /secret', bearer('reader'));
    expect(written).toHaveBeenCalledWith('refused', { code: 'forbidden' });
    expect(keys).toHaveBeenLastCalledWith({ memberId: 'reader' });
    await call('GET /secret');
    expect(written).toHaveBeenLastCalledWith('refused', { code: 'not_signed_in' });
    // The next caller is not mistaken for the last one.
    expect(keys.mock.lastCall?.[0]).toMatchObject({ route: 'GET /secret', memberId: undefined });
    for (const spy of [written, keys]) spy.mockRestore();
  });

  it('logs the names of fields that do not fit, and nothing that was sent', async () => {
    const written = vi.spyOn(logger, 'info').mockReturnValue();
    await call('PUT /things/{id}', { pathParameters: { id: 'a' }, body: '{"size":"a secret"}' });
    await call('PUT /things/{id}', { pathParameters: { id: 'a' }, body: '{"size' });
    expect(written.mock.calls).toEqual([
      ['refused', { code: 'validation_failed', fields: ['size'] }],
      ['refused', { code: 'invalid_json' }],
    ]);
    written.mockRestore();
  });

  it('takes no prototype properties from the body', async () => {
    const response = await call('PUT /things/{id}', {
      pathParameters: { id: 'a' },
      body: '{"size":3,"__proto__":{"admin":true},"constructor":{"prototype":{"admin":true}}}',
    });
    expect(response.json).toEqual({ id: 'a', size: 3 });
    expect(({} as Record<string, unknown>)['admin']).toBeUndefined();
  });

  it('says when to try again', async () => {
    const response = await call('GET /slow');
    expect([response.statusCode, response.headers?.['retry-after']]).toEqual([429, '30']);
  });

  it('responds to HEAD like GET, without the body, if the contract says so', async () => {
    const { body: _body, json: _json, ...head } = await call('GET /things');
    expect(await call('HEAD /things')).toEqual({ ...head, json: {} });
    const slow = await call('HEAD /slow');
    expect([slow.statusCode, slow.headers?.['retry-after'], slow.body]).toEqual([
      429,
      '30',
      undefined,
    ]);
    const secret = await call('HEAD /secret', bearer('boss'));
    expect([secret.statusCode, secret.body]).toEqual([404, undefined]);
  });

  it('returns 404 for a route that is not its own', async () => {
    expect((await call('GET /elsewhere')).statusCode).toBe(404);
  });
});
