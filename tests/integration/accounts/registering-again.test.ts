import {
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  AdminSetUserPasswordCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { cognito, pool } from '#functions/domain/members/user-pool.ts';
import { getMember } from '#functions/domain/members/member-repository.ts';
import { accountContract } from '#shared/contracts/account.ts';
import { failureOf } from '../../support/failure-of.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';
import { testPassword } from '../../support/test-members.ts';

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack();
});
afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(() => stack.stop());

/** Deletes the Cognito user of an address just before the first request of a kind is sent. */
function loseUserBefore(kind: new (...input: never[]) => object, email: string) {
  const send = cognito.send.bind(cognito);
  let lost = false;
  const spy = vi.spyOn(cognito, 'send').mockImplementation((async (command: never) => {
    if (!lost && (command as object) instanceof kind) {
      lost = true;
      await send(new AdminDeleteUserCommand({ ...pool(), Username: email }));
    }
    return send(command);
  }) as never);
  return () => {
    expect(lost).toBe(true);
    spy.mockRestore();
  };
}

describe('an address whose account is being deleted', () => {
  it('is registered if it becomes free between the refusal and the lookup of its account', async () => {
    const { id, email } = await stack.register();
    const hadTo = loseUserBefore(AdminGetUserCommand, email);
    const fresh = await stack.register(email);
    hadTo();
    expect(fresh.id).not.toBe(id);
    expect(await getMember(fresh.id)).toMatchObject({ email });
  });

  it('is registered again if its user disappears before it has a password', async () => {
    const email = 'halfway@example.test';
    const hadTo = loseUserBefore(AdminSetUserPasswordCommand, email);
    const fresh = await stack.register(email);
    hadTo();
    expect((await stack.login(email)).id).toBe(fresh.id);
  });

  it(
    'leaves one account or none, in whichever order the requests finish',
    { tags: 'long', timeout: 300_000 },
    async () => {
      for (let round = 0; round < 8; round++) {
        const member = await stack.register();
        const [, registered] = await Promise.all([
          stack.api(accountContract.deleteAccount, { password: testPassword }, member),
          stack.register(member.email).catch((error: unknown) => failureOf(Promise.reject(error))),
        ]);
        if ('code' in registered) expect(registered.code).toBe('email_taken');
        else expect((await stack.login(member.email)).id).toBe(registered.id);
      }
    },
  );
});
