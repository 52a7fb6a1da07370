import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { endSessionsBefore } from '#functions/domain/members/member-repository.ts';
import { authContract } from '#shared/contracts/auth.ts';
import { failureOf } from '../../support/failure-of.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack();
});
afterAll(() => stack.stop());

const { register, login, me, requestPasswordReset } = authContract;

describe('signing in within the second in which all sessions ended', () => {
  it('gives a token that is valid at once', { tags: 'long' }, async () => {
    const { id, email, token: old } = await stack.register();
    for (let round = 0; round < 3; round++) {
      await endSessionsBefore(id, new Date().toISOString());
      const fresh = await stack.login(email);
      expect(await stack.api(me, {}, fresh)).toMatchObject({ id });
    }
    expect((await failureOf(stack.api(me, {}, { token: old }))).code).toBe('session_expired');
  });
});

describe('rate limits', () => {
  it(
    'do not let an address over its limit use up the attempts of others',
    { tags: 'long' },
    async () => {
      vi.useFakeTimers({ toFake: ['Date'] });
      const ip = '203.0.113.50';
      for (let request = 0; request < 50; request++) {
        await stack.send(requestPasswordReset, { email: `spray-${request}@example.test` }, { ip });
      }
      for (let request = 0; request < 5; request++) {
        const input = { email: 'victim@example.test' };
        expect((await stack.send(requestPasswordReset, input, { ip })).status).toBe(429);
      }
      const own = await stack.send(requestPasswordReset, { email: 'victim@example.test' });
      vi.useRealTimers();
      expect(own.status).toBe(200);
    },
  );
});

describe('unusual input', () => {
  it.each([
    ['a line break', 'gran\nite'],
    ['a NUL', 'gran\0ite'],
    ['a line separator', 'gran\u2028ite'],
  ])('a password with %s is refused at its field', async (_name, password) => {
    const input = { email: 'odd@example.test', password };
    const failure = await failureOf(stack.api(register, input));
    expect([failure.status, failure.fields]).toEqual([
      400,
      { password: 'Password must not contain line breaks or control characters' },
    ]);
  });

  it.each([
    ['prototype keys', '{"__proto__":{"email":"a@example.test"},"constructor":{"password":"x"}}'],
    ['arrays', '{"email":["a@example.test"],"password":{"length":8}}'],
    ['a string of a megabyte', JSON.stringify({ email: 'a'.repeat(1e6), password: 'granite' })],
  ])('%s are refused field by field', async (_name, body) => {
    const response = await fetch(stack.gatewayUrl + login.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    expect([response.status, await response.json()]).toMatchObject([
      400,
      { code: 'validation_failed' },
    ]);
  });

  it.each([['half an emoji', '{"email":"\\ud83d@example.test","password":"granite"}']])(
    '%s makes an address invalid',
    async (_name, body) => {
      const headers = { 'content-type': 'application/json' };
      const response = await fetch(stack.gatewayUrl + login.path, {
        method: 'POST',
        headers,
        body,
      });
      expect(response.status).toBe(400);
    },
  );
});

describe('a token without a signature', () => {
  it('is refused', async () => {
    const { token } = await stack.register();
    const claims = token.split('.')[1]!;
    const header = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
    const failure = await failureOf(stack.api(me, {}, { token: `${header}.${claims}.` }));
    expect([failure.status, failure.code]).toEqual([401, 'session_expired']);
  });
});
