import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { isLocked, signIn } from '#functions/domain/members/identity.ts';
import { accountContract } from '#shared/contracts/account.ts';
import { authContract } from '#shared/contracts/auth.ts';
import { failureOf } from '../../support/failure-of.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';
import { testPassword } from '../../support/test-members.ts';

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack();
});
afterAll(() => stack.stop());

const { changePassword } = accountContract;
const { me, refresh } = authContract;
const change = { currentPassword: testPassword, newPassword: 'metamorphic' };

it('ends every other session, returns a new one that is valid at once, and sends an email about it', async () => {
  const here = await stack.register();
  const elsewhere = await stack.login(here.email);
  const fresh = await stack.api(changePassword, change, here);
  expect(await stack.api(me, {}, fresh)).toMatchObject({ id: here.id, email: here.email });
  expect((await stack.api(refresh, { refreshToken: fresh.refreshToken })).role).toBe('user');
  for (const { token, refreshToken } of [here, elsewhere]) {
    expect((await failureOf(stack.api(me, {}, { token }))).code).toBe('session_expired');
    const refusal = await failureOf(stack.api(refresh, { refreshToken }));
    expect(refusal.code).toBe('session_expired');
  }
  expect((await failureOf(stack.login(here.email))).code).toBe('wrong_credentials');
  expect((await stack.login(here.email, 'metamorphic')).id).toBe(here.id);
  const [mail] = await stack.waitForMails(here.email);
  expect(mail!.subject).toBe('Your Outcrop password was changed');
  // Some email clients would include a full stop in the link.
  expect(mail!.text!.split(/\s/)).toContain(`${stack.siteUrl}/forgot-password`);
});

it('refuses a wrong current password at its field, and changes nothing', async () => {
  const member = await stack.register();
  const wrong = { ...change, currentPassword: 'not-this-one' };
  const refusal = await failureOf(stack.api(changePassword, wrong, member));
  expect(refusal.status).toBe(403);
  expect(refusal.code).toBe('wrong_password');
  expect(refusal.fields).toEqual({ currentPassword: 'This is not your current password' });
  expect(await stack.api(me, {}, member)).toMatchObject({ id: member.id });
  expect((await stack.login(member.email)).id).toBe(member.id);
  expect(await stack.mails(member.email)).toEqual([]);
});

it(
  'delays attempts after the fifth wrong password, for that address only; correct ones do not count',
  { tags: 'long', timeout: 30_000 },
  async () => {
    const ip = '203.0.113.9';
    const member = await stack.register();
    const wrong = { ...change, currentPassword: 'not-this-one' };
    const back = { currentPassword: 'metamorphic', newPassword: testPassword };
    const second = await stack.api(changePassword, change, { ...member, ip });
    const third = await stack.api(changePassword, back, { ...second, ip });
    vi.useFakeTimers({ toFake: ['Date'] });
    const codes: unknown[] = [];
    for (let tries = 0; tries < 6; tries++) {
      codes.push((await failureOf(stack.api(changePassword, wrong, { ...third, ip }))).code);
    }
    const refusal = await failureOf(stack.api(changePassword, change, { ...third, ip }));
    vi.useRealTimers();
    expect(codes).toEqual([...Array<string>(5).fill('wrong_password'), 'too_many_requests']);
    expect([refusal.code, refusal.headers.get('retry-after')]).toEqual(['too_many_requests', '1']);
    expect((await stack.api(changePassword, change, { ...third, ip: '203.0.113.10' })).id).toBe(
      member.id,
    );
  },
);

it('leaves one password and no broken account when it is changed many times at once', async () => {
  const member = await stack.register();
  const names = ['schist', 'gneiss', 'marble', 'quartzite', 'hornfels'].map((word) => `${word}-1`);
  await Promise.allSettled(
    names.map((newPassword) => stack.api(changePassword, { ...change, newPassword }, member)),
  );
  // Asks Cognito directly: the API delays sign-ins after several wrong passwords.
  const accepted: string[] = [];
  for (const word of names) if (await isAccepted(member.email, word)) accepted.push(word);
  expect(accepted).toHaveLength(1);
  expect((await stack.login(member.email, accepted[0])).id).toBe(member.id);
}, 60_000);

/** Whether Cognito accepts a password; waits while the account is locked. */
async function isAccepted(email: string, password: string): Promise<boolean> {
  for (;;) {
    try {
      await signIn(email, password);
      return true;
    } catch (error) {
      if (!isLocked((error as Error).cause)) return false;
      await sleep(1000);
    }
  }
}
