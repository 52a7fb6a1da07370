import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { logger } from '#functions/platform/logger.ts';
import { authContract } from '#shared/contracts/auth.ts';
import type { ApiFailure } from '../../support/call-api.ts';
import { failureOf } from '../../support/failure-of.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';
import { testPassword } from '../../support/test-members.ts';

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack();
});
afterAll(() => stack.stop());

const { register, refresh, logout, me, credits } = authContract;

describe('registering', () => {
  it('needs no confirmation, grants the sign-up credits and keeps the address in lower case', async () => {
    const made = await stack.api(register, { email: ' Ann@Example.TEST ', password: 'granite' });
    expect(made.email).toBe('ann@example.test');
    const session = await stack.login('ANN@example.test', 'granite');
    expect(session).toMatchObject({ id: made.id, email: 'ann@example.test', role: 'user' });
    expect(session.credits).toBe(5);
    expect(await stack.api(me, {}, session)).toMatchObject({
      id: made.id,
      role: 'user',
      credits: 5,
    });
    expect(await stack.api(credits, {}, session)).toEqual({ credits: 5 });
  });

  it('refuses an address that is taken, regardless of case', async () => {
    await stack.register('taken@example.test');
    const again = { email: 'TAKEN@example.test', password: 'whatever' };
    const failure = await failureOf(stack.api(register, again));
    expect([failure.status, failure.code]).toEqual([409, 'email_taken']);
  });

  it('accepts any password of 6 characters, and no shorter one', async () => {
    await stack.api(register, { email: 'six@example.test', password: 'aaaaaa' });
    const short = { email: 'five@example.test', password: 'aaaaa' };
    const failure = await failureOf(stack.api(register, short));
    expect(failure.fields).toEqual({ password: 'Password must be at least 6 characters' });
    const spaced = { email: 'space@example.test', password: ' granite ' };
    expect((await failureOf(stack.api(register, spaced))).fields).toEqual({
      password: 'Password must not begin or end with a space',
    });
  });

  it('does not let a stranger take over an account that an operator has made an admin', async () => {
    await stack.inviteAdmin('invited@example.test');
    const input = { email: 'invited@example.test', password: testPassword };
    expect((await failureOf(stack.api(register, input))).code).toBe('email_taken');
  });

  it('creates one account and grants credits once for a hundred concurrent requests', async () => {
    const input = { email: 'crowd@example.test', password: testPassword };
    const outcomes = await Promise.allSettled(
      Array.from({ length: 100 }, () => stack.api(register, input)),
    );
    const ids = outcomes.flatMap((outcome) =>
      outcome.status === 'fulfilled' ? [outcome.value.id] : [],
    );
    expect(ids).toHaveLength(1);
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') {
        expect((outcome.reason as ApiFailure).code).toBe('email_taken');
      }
    }
    expect((await stack.login('crowd@example.test')).credits).toBe(5);
  });
});

describe('signing in', () => {
  it('says the same for a wrong password and an unknown address', async () => {
    await stack.register('known@example.test');
    const wrong = await failureOf(stack.login('known@example.test', 'not-this-one'));
    const unknown = await failureOf(stack.login('nobody@example.test', 'not-this-one'));
    expect([wrong.status, wrong.code]).toEqual([401, 'wrong_credentials']);
    expect([unknown.status, unknown.code]).toEqual([401, 'wrong_credentials']);
    expect(unknown.message).toBe(wrong.message);
  });

  it('compares the password exactly as typed, to the last of 255 characters', async () => {
    const password = `Käse  und ${'Gneis '.repeat(40)}Schiefer`.slice(0, 254).padEnd(255, 'z');
    const email = 'exact@example.test';
    await stack.api(register, { email, password });
    expect((await stack.login(email, password)).email).toBe(email);
    for (const changed of [
      password.toLowerCase(),
      password.slice(0, -1),
      password.replace('  ', ' '),
      password.normalize('NFD'),
    ]) {
      expect((await failureOf(stack.login(email, changed))).code).toBe('wrong_credentials');
    }
  });

  it("is logged with the member's id, and a wrong password without the address", async () => {
    const written = vi.spyOn(logger, 'info');
    const { id, email } = await stack.register('logged@example.test');
    expect(written.mock.calls).toEqual([['signed in', { memberId: id }]]);
    await failureOf(stack.login(email, 'not-this-one'));
    expect(written.mock.calls.slice(1)).toEqual([['refused', { code: 'wrong_credentials' }]]);
    written.mockRestore();
  });

  it('does not reveal that an account is disabled in Cognito, where no password can be checked', async () => {
    await stack.register('disabled@example.test');
    await stack.disable('disabled@example.test');
    for (const password of [testPassword, 'not-this-one']) {
      const refused = await failureOf(stack.login('disabled@example.test', password));
      expect([refused.status, refused.code]).toEqual([401, 'wrong_credentials']);
    }
  });

  it('gives the role admin to a member of the group, and removes it with the group', async () => {
    await stack.register('boss@example.test');
    await stack.makeAdmin('boss@example.test');
    const session = await stack.login('boss@example.test');
    expect(session.role).toBe('admin');
    await stack.removeAdmin('boss@example.test');
    expect((await stack.api(me, {}, session)).role).toBe('user');
  });
});

describe('a session', () => {
  it('is refreshed with the refresh token, until it is signed out', async () => {
    const session = await stack.register();
    const renewed = await stack.api(refresh, { refreshToken: session.refreshToken });
    expect(renewed.role).toBe('user');
    expect(await stack.api(me, {}, renewed)).toMatchObject({ email: session.email });
    await stack.api(logout, { refreshToken: session.refreshToken });
    const failure = await failureOf(stack.api(refresh, { refreshToken: session.refreshToken }));
    expect([failure.status, failure.code]).toEqual([401, 'session_expired']);
  });

  it('can be signed out twice, or with an unknown token', async () => {
    const { refreshToken } = await stack.register();
    await stack.api(logout, { refreshToken });
    await expect(stack.api(logout, { refreshToken })).resolves.toBeDefined();
    await expect(stack.api(logout, { refreshToken: 'nonsense' })).resolves.toBeDefined();
  });

  it.each([
    ['no token', undefined, 'not_signed_in'],
    ['nonsense', 'nonsense', 'session_expired'],
  ])('%s is 401', async (_name, token, code) => {
    const failure = await failureOf(stack.api(me, {}, { token }));
    expect([failure.status, failure.code]).toEqual([401, code]);
  });

  it('ends with the account, even if its token has not expired', async () => {
    const session = await stack.register();
    await stack.remove(session.email);
    const failure = await failureOf(stack.api(me, {}, session));
    expect([failure.status, failure.code]).toEqual([401, 'session_expired']);
  });

  it('is not opened by an ID token or by a tampered one', async () => {
    const session = await stack.register();
    const [head, body, signature] = session.token.split('.') as [string, string, string];
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as object;
    const forged = Buffer.from(JSON.stringify({ ...claims, sub: 'someone-else' }));
    const tampered = [head, forged.toString('base64url'), signature].join('.');
    expect((await failureOf(stack.api(me, {}, { token: tampered }))).code).toBe('session_expired');
    const idToken = await stack.idToken(session);
    expect((await failureOf(stack.api(me, {}, { token: idToken }))).code).toBe('session_expired');
  });
});
