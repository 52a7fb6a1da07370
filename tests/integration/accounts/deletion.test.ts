import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { getArticle } from '#functions/domain/articles/article-repository.ts';
import { beginDeletion } from '#functions/domain/account-deletion/begin-deletion.ts';
import { eraseMemberData } from '#functions/domain/account-deletion/erase-member-data.ts';
import { getMember } from '#functions/domain/members/member-repository.ts';
import { putPosition } from '#functions/domain/podcasts/position-repository.ts';
import { isOnWaitlist } from '#functions/domain/waitlist/waitlist-repository.ts';
import { dynamo, tableName } from '#functions/platform/dynamo.ts';
import { accountContract } from '#shared/contracts/account.ts';
import { authContract } from '#shared/contracts/auth.ts';
import { membersContract } from '#shared/contracts/members.ts';
import { waitlistContract } from '#shared/contracts/waitlist.ts';
import { siteConfig } from '#shared/site-config/index.ts';
import { paidArticle } from '../../support/buy-article.ts';
import { expectLedgerInOrder } from '../../support/expect-ledger-in-order.ts';
import { failureOf } from '../../support/failure-of.ts';
import { findTraces, placesOf } from '../../support/find-traces.ts';
import { giveMemberData } from '../../support/give-member-data.ts';
import { registerAdmin } from '../../support/sample-admin.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';
import { testPassword } from '../../support/test-members.ts';
import { repeats } from '../../support/tier.ts';
import { useUpLimit } from '../../support/use-up-limit.ts';

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack();
  await stack.seedArticles();
});
afterEach(() => {
  vi.useRealTimers();
});
afterAll(async () => {
  await expectLedgerInOrder(stack);
  await stack.stop();
});

const { deleteAccount, previewDeletion } = accountContract;
const { me, refresh, requestPasswordReset } = authContract;
const password = testPassword;

/** Longer than anything in progress may run. */
async function sweepLater(): Promise<void> {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 4.5 * 60_000 });
  await stack.invoke('sweep', {});
  vi.useRealTimers();
}

it("leaves only bookkeeping without an address and a list of emails, and changes no other member's data", async () => {
  const [member, other] = [await stack.register(), await stack.register()];
  await giveMemberData(stack, other);
  const before = await findTraces(other.id);
  const { ratingSum, ratingCount } = (await getArticle(paidArticle.id))!;
  const sessionId = await giveMemberData(stack, member);
  const { id, email } = member;

  const response = await stack.api(deleteAccount, { password }, member);
  expect(response.message).toBe(
    'Your account was deleted. We have sent you an email to confirm it.',
  );
  // Everything has been erased except the row from which the sweep continues.
  expect(await placesOf(id)).toEqual([
    'deletions',
    'ephemera',
    'ledger',
    'mails',
    'orders',
    'users',
  ]);
  await sweepLater();

  const left = await findTraces(id);
  expect(Object.keys(left).sort()).toEqual(['deletions', 'ephemera', 'ledger', 'mails', 'orders']);
  expect(left.orders).toMatchObject([{ email: '', status: 'paid', amountMinor: 450, sessionId }]);
  expect(left.ledger!.reduce((sum, row) => sum + (row['credits'] as number), 0)).toBe(4);
  // The lock of a Checkout, which expires by itself.
  expect(left.ephemera).toMatchObject([{ key: `checkout#${id}#article#${paidArticle.id}` }]);
  expect(await placesOf(email)).toEqual(['deletions', 'mails', 'waitlist']);
  expect(await getArticle(paidArticle.id)).toMatchObject({ ratingSum, ratingCount });
  expect(await findTraces(other.id)).toEqual(before);
  expect(stack.failures).toEqual([]);
});

it('lets nobody in from the moment it responds, even before Cognito is updated', async () => {
  const member = await stack.register();
  await stack.api(deleteAccount, { password }, member);
  const { refreshToken, email } = member;
  expect((await failureOf(stack.api(me, {}, member))).code).toBe('session_expired');
  expect((await failureOf(stack.api(refresh, { refreshToken }))).code).toBe('session_expired');
  expect((await failureOf(stack.login(email))).code).toBe('wrong_credentials');
  expect((await failureOf(stack.api(deleteAccount, { password }, member))).code).toBe(
    'session_expired',
  );
  const mails = await stack.waitForMails(email);
  expect(mails.map(({ subject }) => subject)).toEqual(['Your Outcrop account was deleted']);
  await stack.api(requestPasswordReset, { email });
  await sweepLater();
  expect(await stack.mails(email)).toHaveLength(1);
});

it('needs the password', async () => {
  const member = await stack.register();
  const refusal = await failureOf(stack.api(deleteAccount, { password: 'wrong' }, member));
  expect([refusal.status, refusal.code]).toEqual([403, 'wrong_password']);
  expect(refusal.fields).toEqual({ password: 'This is not your current password' });
  expect(await stack.api(me, {}, member)).toMatchObject({ id: member.id });
});

it('frees the address at once for a new account, which starts empty and without free credits', async () => {
  const member = await stack.register('back-again@example.test');
  await giveMemberData(stack, member);
  await stack.api(deleteAccount, { password }, member);
  const again = await stack.register(member.email);
  expect(again.id).not.toBe(member.id);
  expect(again.credits).toBe(0);
  await sweepLater();
  expect(await stack.api(me, {}, again)).toMatchObject({ id: again.id, email: member.email });
  expect(await getMember(member.id)).toBeUndefined();
  const preview = await stack.api(previewDeletion, {}, again);
  expect(preview.goes.filter(({ count = 0 }) => count > 0)).toEqual([]);
});

it('gives an address free credits again once its fingerprint is a year old', async () => {
  const member = await stack.register();
  await stack.api(deleteAccount, { password }, member);
  const { ephemera = [] } = await findTraces('departed#');
  const yearSeconds = 365 * 24 * 3600;
  for (const row of ephemera) {
    expect(JSON.stringify(row)).not.toContain('@');
    const expiresAt = (row['expiresAt'] as number) - yearSeconds;
    await dynamo.send(
      new PutCommand({ TableName: tableName('ephemera'), Item: { ...row, expiresAt } }),
    );
  }
  expect((await stack.register(member.email)).credits).toBe(5);
});

it('first shows what will be deleted and what will be kept, with counts', async () => {
  const member = await stack.register();
  await giveMemberData(stack, member);
  const { goes, stays, blocked } = await stack.api(previewDeletion, {}, member);
  const counted = (lines: typeof goes) =>
    Object.fromEntries(lines.flatMap(({ what, count }) => (count ? [[what, count]] : [])));
  expect(counted(goes)).toEqual({
    'Purchases, with their downloads': 1,
    Credits: 3,
    Ratings: 1,
    'Sentences that you added to ratings, with your name': 1,
    'Listening positions': 1,
    'Assistant replies, kept for a day': 2,
    'Replies that you rated, with your questions': 1,
  });
  expect(counted(stays)).toEqual({ 'Orders and payments': 1, 'Credit activity': 4 });
  expect(stays.every(({ why }) => why)).toBe(true);
  expect(blocked).toBeUndefined();
});

// Anyone can register with another person's address, so members must not see or change the waitlist entries
// of an address.
it('neither shows nor removes the waitlist entries of the address', async () => {
  const member = await stack.register();
  const show = async () => JSON.stringify(await stack.api(previewDeletion, {}, member));
  const before = await show();
  await stack.api(waitlistContract.join, { email: member.email, list: 'geodata' });
  expect(await show()).toBe(before);
  await stack.api(deleteAccount, { password }, member);
  await sweepLater();
  expect(await isOnWaitlist({ list: 'geodata', email: member.email })).toBe(true);
});

it('can be previewed only a limited number of times per hour', async () => {
  const member = await stack.register();
  await useUpLimit('deletion-preview', member.id, siteConfig.limits.deletionPreview);
  await stack.api(previewDeletion, {}, member);
  const refusal = await failureOf(stack.api(previewDeletion, {}, member));
  expect(refusal.code).toBe('too_many_requests');
});

it('is finished only when nothing is left, however late that is', async () => {
  const member = await stack.register();
  const { id } = member;
  const position = { positionSeconds: 1, playbackRate: 1, listenedAt: '2026-11-22T00:00:00.000Z' };
  await putPosition(id, 'an-episode', position);
  const gone = (await beginDeletion(id))!;
  const alreadyLate = Date.now() - 1000;
  await expect(eraseMemberData(gone, alreadyLate)).rejects.toThrow('No time was left');
  await eraseMemberData(gone, Date.now() + 60_000);
  await eraseMemberData(gone, alreadyLate);
  expect((await findTraces(id)).positions).toBeUndefined();
});

it(
  'is one deletion, with one email, when it is requested many times at once',
  { tags: 'repeats' },
  async () => {
    const member = await stack.register();
    await giveMemberData(stack, member);
    const outcomes = await Promise.all(
      Array.from({ length: repeats(25, 100) }, () =>
        stack.api(deleteAccount, { password }, { ...member, ip: '203.0.113.5' }).then(
          () => 'ok',
          (error: { code?: string }) => error.code,
        ),
      ),
    );
    expect(outcomes).toContain('ok');
    // Only five passwords of one address are checked at once; a check that follows the deletion finds the
    // member signed out.
    const expected = ['ok', 'session_expired', 'too_many_requests', 'conflict'];
    expect(outcomes.filter((outcome) => !expected.includes(outcome!))).toEqual([]);
    await sweepLater();
    expect(await stack.mails(member.email)).toHaveLength(2);
    expect(await placesOf(member.email)).toEqual(['deletions', 'mails', 'waitlist']);
  },
);

it('keeps the last administrator, but lets others leave', { tags: 'long' }, async () => {
  const admin = await registerAdmin(stack);
  expect((await stack.api(previewDeletion, {}, admin)).blocked).toBe('last_admin');
  const refusal = await failureOf(stack.api(deleteAccount, { password }, admin));
  expect(refusal.code).toBe('last_admin');
  const second = await registerAdmin(stack);
  expect((await stack.api(previewDeletion, {}, admin)).blocked).toBeUndefined();
  await stack.api(deleteAccount, { password }, second);
  expect((await failureOf(stack.api(membersContract.list, {}, second))).code).toBe(
    'session_expired',
  );
  expect((await stack.api(previewDeletion, {}, admin)).blocked).toBe('last_admin');
});
