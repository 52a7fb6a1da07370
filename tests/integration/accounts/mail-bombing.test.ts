import { afterAll, beforeAll, expect, it } from 'vitest';
import { accountContract } from '#shared/contracts/account.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';
import { testPassword } from '../../support/test-members.ts';

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack();
});
afterAll(() => stack.stop());

/** Any email queued earlier would have been sent before this one. */
async function subjectsTo(email: string): Promise<string[]> {
  const other = await stack.register();
  await stack.api(accountContract.deleteAccount, { password: testPassword }, other);
  await stack.waitForMails(other.email);
  return (await stack.mails(email)).map(({ subject }) => subject);
}

// Addresses are not confirmed: anyone can register with another person's address.
it(
  'sends an address at most three emails a day about new passwords; all of them take effect',
  { tags: 'long', timeout: 60_000 },
  async () => {
    let member = await stack.register();
    const passwords = [testPassword, 'metamorphic'];
    for (let change = 0; change < 5; change++) {
      const [currentPassword, newPassword] = [passwords[change % 2]!, passwords[(change + 1) % 2]!];
      const input = { currentPassword, newPassword };
      member = await stack.api(accountContract.changePassword, input, member);
    }
    expect((await stack.login(member.email, 'metamorphic')).id).toBe(member.id);
    expect(await subjectsTo(member.email)).toEqual(
      Array<string>(3).fill('Your Outcrop password was changed'),
    );
  },
);

it(
  'sends an address at most three emails a day about deletions; every account is deleted',
  { tags: 'long', timeout: 60_000 },
  async () => {
    const email = 'not-mine@strata.test';
    const ids = new Set<string>();
    for (let round = 0; round < 5; round++) {
      const member = await stack.register(email);
      ids.add(member.id);
      await stack.api(accountContract.deleteAccount, { password: testPassword }, member);
    }
    expect(ids.size).toBe(5);
    expect(await subjectsTo(email)).toEqual(
      Array<string>(3).fill('Your Outcrop account was deleted'),
    );
  },
);
