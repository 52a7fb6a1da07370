import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import {
  consumeResetToken,
  issueResetToken,
} from '#functions/domain/members/reset-token-repository.ts';
import { dynamo, tableName } from '#functions/platform/dynamo.ts';
import { accountContract } from '#shared/contracts/account.ts';
import { authContract } from '#shared/contracts/auth.ts';
import { siteConfig } from '#shared/site-config/index.ts';
import { failureOf } from '../../support/failure-of.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';
import { testPassword } from '../../support/test-members.ts';

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack();
});
afterEach(() => {
  vi.useRealTimers();
});
afterAll(() => stack.stop());

const { requestPasswordReset, resetPassword, refresh, me } = authContract;
const newPassword = 'metamorphic';

async function askForToken(email: string, count = 1): Promise<string> {
  await stack.api(requestPasswordReset, { email });
  const mails = await stack.waitForMails(email.toLowerCase(), count);
  const token = /reset-password\?token=([\w-]+)/.exec(mails[0]?.text ?? '')?.[1];
  if (!token) throw new Error(`No reset link in ${mails[0]?.text}`);
  return token;
}

it('sends a link, as text and HTML, that sets a new password and ends every session', async () => {
  const session = await stack.register('lost@example.test');
  const token = await askForToken('LOST@example.test');
  const [mail] = await stack.mails('lost@example.test');
  expect(mail!.subject).toBe('Reset your Outcrop password');
  expect(mail!.html).toContain(`${stack.siteUrl}/reset-password?token=${token}`);
  // 256 random bits, of which the table has the hash.
  expect(token).toMatch(/^[\w-]{43}$/);
  const kept = await dynamo.send(new ScanCommand({ TableName: tableName('ephemera') }));
  expect(JSON.stringify(kept.Items)).toContain(session.id);
  expect(JSON.stringify(kept.Items)).not.toContain(token);

  await stack.api(resetPassword, { token, newPassword });
  expect((await failureOf(stack.api(me, {}, session))).code).toBe('session_expired');
  const { refreshToken } = session;
  expect((await failureOf(stack.api(refresh, { refreshToken }))).code).toBe('session_expired');
  expect((await failureOf(stack.login('lost@example.test'))).code).toBe('wrong_credentials');
  const fresh = await stack.login('lost@example.test', newPassword);
  expect(await stack.api(me, {}, fresh)).toMatchObject({ email: 'lost@example.test' });
});

it('responds the same for an unknown address, and sends nothing', async () => {
  await stack.register('exists@example.test');
  const known = await stack.send(requestPasswordReset, { email: 'exists@example.test' });
  const unknown = await stack.send(requestPasswordReset, { email: 'ghost@example.test' });
  expect(unknown.status).toBe(known.status);
  const body = await known.text();
  expect(await unknown.text()).toBe(body);
  expect(body).toContain('If that email exists, you’ll get reset instructions shortly.');
  await stack.waitForMails('exists@example.test');
  expect(await stack.mails('ghost@example.test')).toEqual([]);
});

it('uses a token once, even if the response is lost and the SDK retries', async () => {
  const token = await issueResetToken('a-member');
  const send = dynamo.send.bind(dynamo) as (command: unknown) => Promise<never>;
  vi.spyOn(dynamo, 'send').mockImplementationOnce(async (command: unknown) => {
    await send(command);
    return send(command);
  });
  expect(await consumeResetToken(token)).toMatchObject({ userId: 'a-member' });
  expect(await consumeResetToken(token)).toBeUndefined();
});

it('lets one of a hundred requests use a token', async () => {
  await stack.register('race@example.test');
  const token = await askForToken('race@example.test');
  const outcomes = await Promise.allSettled(
    Array.from({ length: 100 }, () => stack.api(resetPassword, { token, newPassword })),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const again = await failureOf(stack.api(resetPassword, { token, newPassword }));
  expect([again.status, again.code]).toEqual([400, 'reset_link_invalid']);
});

it('invalidates an older link when a newer one is used', async () => {
  await stack.register('twice@example.test');
  const older = await askForToken('twice@example.test');
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 6 * 60_000 });
  const newer = await askForToken('twice@example.test', 2);
  vi.useRealTimers();
  await stack.api(resetPassword, { token: newer, newPassword });
  const failure = await failureOf(stack.api(resetPassword, { token: older, newPassword }));
  expect(failure.code).toBe('reset_link_invalid');
});

it('refuses a link of 31 minutes ago', async () => {
  await stack.register('late@example.test');
  const token = await askForToken('late@example.test');
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31 * 60_000 });
  const failure = await failureOf(stack.api(resetPassword, { token, newPassword }));
  vi.useRealTimers();
  expect(failure.code).toBe('reset_link_invalid');
});

it('has no effect if the account is deleted at the same moment', async () => {
  await stack.register('gone@example.test');
  const token = await askForToken('gone@example.test');
  // The moment between reading the member's row and calling Cognito.
  await stack.remove('gone@example.test');
  const failure = await failureOf(stack.api(resetPassword, { token, newPassword }));
  expect([failure.status, failure.code]).toEqual([400, 'reset_link_invalid']);
});

it('refuses a password that is too short, and keeps the link valid', async () => {
  await stack.register('short@example.test');
  const token = await askForToken('short@example.test');
  const failure = await failureOf(stack.api(resetPassword, { token, newPassword: 'short' }));
  expect(failure.fields).toEqual({ newPassword: 'Password must be at least 6 characters' });
  await stack.api(resetPassword, { token, newPassword });
});

it('refuses one of the most common passwords if the site says so, in all three places', async () => {
  siteConfig.refuseCommonPasswords = true;
  const common = { newPassword: 'Password1' };
  const email = 'careful@example.test';
  const refused = (field: string) => ({
    [field]: expect.stringContaining('most common') as string,
  });
  const registering = stack.api(authContract.register, { email, password: 'Password1' });
  expect((await failureOf(registering)).fields).toEqual(refused('password'));
  const member = await stack.register(email);
  const changing = { ...common, currentPassword: testPassword };
  const change = stack.api(accountContract.changePassword, changing, member);
  expect((await failureOf(change)).fields).toEqual(refused('newPassword'));
  expect(await stack.api(authContract.me, {}, member)).toMatchObject({ email });
  const token = await askForToken(email);
  const reset = stack.api(resetPassword, { ...common, token });
  expect((await failureOf(reset)).fields).toEqual(refused('newPassword'));
  delete siteConfig.refuseCommonPasswords;
  await stack.api(resetPassword, { token, newPassword });
});

it('responds while SES is down, and the sweep sends the email later', async () => {
  await stack.register('patient@example.test');
  await stack.outage(true);
  const response = await stack.send(requestPasswordReset, { email: 'patient@example.test' });
  expect(response.status).toBe(200);
  await vi.waitFor(() => expect(stack.invoke('sweep', {})).rejects.toThrow(), 5000);
  expect(await stack.mails('patient@example.test')).toEqual([]);
  await stack.outage(false);
  await vi.waitFor(() => stack.invoke('sweep', {}), 5000);
  expect(await stack.waitForMails('patient@example.test')).toHaveLength(1);
});

it('sends an email to an address every five minutes at most', async () => {
  const email = 'flooded@example.test';
  await stack.register(email);
  vi.useFakeTimers({ toFake: ['Date'] });
  for (let request = 0; request < 6; request++) {
    expect((await stack.send(requestPasswordReset, { email })).status).toBe(200);
  }
  expect(await stack.waitForMails(email)).toHaveLength(1);
  vi.setSystemTime(Date.now() + 5 * 60_000);
  await stack.send(requestPasswordReset, { email });
  expect(await stack.waitForMails(email, 2)).toHaveLength(2);
  vi.useRealTimers();
});

it('limits the requests from one address', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const ip = '203.0.113.51';
  const statuses = [];
  for (let request = 0; request < 51; request++) {
    const input = { email: `any-${request}@example.test` };
    statuses.push((await stack.send(requestPasswordReset, input, { ip })).status);
  }
  vi.useRealTimers();
  expect(statuses).toEqual([...Array<number>(50).fill(200), 429]);
});
