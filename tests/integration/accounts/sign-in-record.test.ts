import { AdminSetUserPasswordCommand } from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { deleteIdentity } from '#functions/domain/members/identity.ts';
import { cognito, pool } from '#functions/domain/members/user-pool.ts';
import { dropPassword, readSignInRecord } from '#functions/domain/sign-ins/sign-in-repository.ts';
import { accountContract } from '#shared/contracts/account.ts';
import { authContract } from '#shared/contracts/auth.ts';
import { failureOf } from '../../support/failure-of.ts';
import { createGuesser } from '../../support/guess-passwords.ts';
import { laterBy } from '../../support/moved-clock.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';
import { testPassword } from '../../support/test-members.ts';

vi.mock(
  '#functions/platform/clock.ts',
  async () => (await import('../../support/moved-clock.ts')).movedClock,
);

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack();
});
afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(() => stack.stop());

const { login, resetPassword, requestPasswordReset } = authContract;
const attacker = '203.0.113.66';
const elsewhere = '198.51.100.7';

const { statusOf, guess, guessOften, stranger } = createGuesser(() => stack);

vi.setConfig({ testTimeout: 90_000 });

describe('an account without our own hash', () => {
  async function withoutHash(): Promise<string> {
    const email = await stranger();
    await dropPassword(email, (await readSignInRecord(email))!);
    return email;
  }

  it('gets one at the first sign-in, which someone guessing cannot prevent', async () => {
    const email = await withoutHash();
    await guessOften(email, 7, { ip: attacker });
    expect(await statusOf(email, { ip: elsewhere })).toBe(200);
    expect((await readSignInRecord(email))!.password).toBeDefined();
  });

  it(
    'is locked by Cognito for two seconds at most, however many people guess',
    { tags: 'long' },
    async () => {
      const email = await withoutHash();
      for (let quarter = 0; quarter < 2; quarter++) {
        for (let from = 0; from < 4; from++) await guess(email, { ip: `192.0.2.${from}` });
        laterBy(17 * 60);
      }
      // Cognito has counted six failures, and locks the user for two seconds.
      await new Promise((resolve) => setTimeout(resolve, 2000));
      expect(await statusOf(email, { ip: elsewhere })).toBe(200);
    },
  );

  it('accepts a password that an operator has set in Cognito, and no longer the old one', async () => {
    const email = await stranger();
    const Password = 'set-in-the-console';
    await cognito.send(
      new AdminSetUserPasswordCommand({ ...pool(), Username: email, Password, Permanent: true }),
    );
    for (let tries = 0; tries < 5; tries++) expect(await statusOf(email, {})).toBe(401);
    laterBy(17 * 60);
    expect(await statusOf(email, { password: Password })).toBe(200);
    expect(await statusOf(email, { password: Password })).toBe(200);
    expect(await statusOf(email, {})).toBe(401);
  });
});

describe('choosing a password', () => {
  it.each([
    ['before Cognito has it', false, testPassword],
    ['before our hash is written', true, 'metamorphic'],
  ])(
    'interrupted %s leaves an account that can sign in',
    { tags: 'long' },
    async (_name, isSet, password) => {
      const email = await stranger();
      const { id, token } = await stack.login(email);
      const send = cognito.send.bind(cognito);
      vi.spyOn(cognito, 'send').mockImplementation((async (command: never) => {
        if (!((command as object) instanceof AdminSetUserPasswordCommand)) return send(command);
        if (isSet) await send(command);
        throw new Error('The process died.');
      }) as never);
      const input = { currentPassword: testPassword, newPassword: 'metamorphic' };
      await failureOf(stack.api(accountContract.changePassword, input, { token }));
      vi.restoreAllMocks();
      await guessOften(email, 6, { ip: attacker });
      const session = await stack.api(login, { email, password }, { ip: elsewhere });
      expect(session.id).toBe(id);
    },
  );
});

describe('stored passwords and devices', () => {
  it('are deleted with the account, but not those of a later account with the same address', async () => {
    const email = await stranger();
    const session = await stack.login(email);
    await stack.api(accountContract.deleteAccount, { password: testPassword }, session);
    expect(await readSignInRecord(email)).toBeUndefined();
    const again = await stack.register(email);
    expect((await readSignInRecord(email))!.userId).toBe(again.id);
    await deleteIdentity(again.id);
  });

  it('are in no export', async () => {
    const email = await stranger();
    const session = await stack.login(email);
    const { hash, salt } = (await readSignInRecord(email))!.password!;
    const response = await stack.send(accountContract.exportData, {}, session);
    const text = await response.text();
    for (const secret of [hash, salt, session.device]) expect(text).not.toContain(secret);
  });
});

describe('a flood of requests for a reset', () => {
  it('does not keep emails from the owner, and sends few', { tags: 'long' }, async () => {
    const email = await stranger();
    const flood = async () => {
      for (let from = 0; from < 15; from++) {
        const ip = `192.0.2.${from}`;
        expect((await stack.send(requestPasswordReset, { email }, { ip })).status).toBe(200);
      }
    };
    await flood();
    const first = await stack.waitForMails(email);
    expect(first.length).toBeLessThanOrEqual(2);
    laterBy(25 * 60);
    await flood();
    const all = await stack.waitForMails(email, first.length + 1);
    expect(all).toHaveLength(first.length + 1);
    const token = /token=([\w-]+)/.exec(all.at(0)!.text!)![1]!;
    await stack.api(resetPassword, { token, newPassword: 'metamorphic' });
    expect(await statusOf(email, { password: 'metamorphic' })).toBe(200);
  });
});
