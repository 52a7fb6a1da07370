// @module-tag long

import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { getArticle } from '#functions/domain/articles/article-repository.ts';
import { listAuditMonth } from '#functions/domain/audit/audit-repository.ts';
import { releaseHold, settleHold } from '#functions/domain/credits/end-hold.ts';
import { liveRole } from '#functions/domain/members/admin-group.ts';
import { beginDeletion } from '#functions/domain/account-deletion/begin-deletion.ts';
import { accountContract } from '#shared/contracts/account.ts';
import { articlesContract } from '#shared/contracts/articles.ts';
import type { Session } from '#shared/contracts/auth.ts';
import { chatContract } from '#shared/contracts/chat.ts';
import { membersContract } from '#shared/contracts/members.ts';
import { expectLedgerInOrder } from '../../support/expect-ledger-in-order.ts';
import { failureOf } from '../../support/failure-of.ts';
import { findTraces, placesOf } from '../../support/find-traces.ts';
import { giveMemberData } from '../../support/give-member-data.ts';
import { holdOne, sampleReply } from '../../support/reply-holds.ts';
import { registerAdmin } from '../../support/sample-admin.ts';
import { sampleArticles } from '../../support/sample-articles.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';
import { testPassword } from '../../support/test-members.ts';

let stack: TestStack;
let admin: Session;
beforeAll(async () => {
  stack = await startTestStack();
  await stack.seedArticles();
  admin = await registerAdmin(stack);
});
afterEach(() => {
  vi.useRealTimers();
});
afterAll(async () => {
  await expectLedgerInOrder(stack);
  await stack.stop();
});

const { remove, setRole, setDisabled, get, list } = membersContract;
const reason = 'Asked for by letter';

const leave = (member: Session) =>
  stack.api(accountContract.deleteAccount, { password: testPassword }, member);

async function sweepLater(): Promise<void> {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 4.5 * 60_000 });
  await stack.invoke('sweep', {});
  vi.useRealTimers();
}

it('erases data that was still being written when the account was deleted', async () => {
  const member = await stack.register();
  const { id } = member;
  const [settled, released] = [
    await holdOne({ userId: id, requestId: 'being-written' }),
    await holdOne({ userId: id, requestId: 'being-stopped' }),
  ];
  const writing = Array.from({ length: 5 }, (_, number) => [
    stack.api(
      chatContract.send,
      { message: 'What is porosity?', requestId: `q-${number}` },
      member,
    ),
    stack.api(articlesContract.rate, { id: sampleArticles.free.id, rating: 3 }, member),
  ]).flat();
  await Promise.allSettled([leave(member), ...writing]);
  // Replies that were still open when the account was deleted.
  await settleHold(settled, sampleReply);
  await releaseHold(released, 'failed');
  await sweepLater();
  const { ratingSum = 0, ratingCount = 0 } = (await getArticle(sampleArticles.free.id))!;
  expect([ratingSum, ratingCount]).toEqual([0, 0]);
  const places = Object.keys(await findTraces(id)).sort();
  expect(places.filter((place) => !['ephemera', 'ledger', 'mails'].includes(place))).toEqual([]);
  expect(await placesOf(member.email)).toEqual(['mails']);
});

it(
  'does not overlap with changes of roles, so that an administrator always remains',
  { timeout: 300_000 },
  async () => {
    for (let round = 0; round < 5; round++) {
      const member = await stack.register();
      const { id } = member;
      const [, left] = await Promise.allSettled([
        stack.api(setRole, { id, role: 'admin' }, admin),
        leave(member),
      ]);
      expect(left.status).toBe('fulfilled');
      expect(await liveRole(id)).toBeUndefined();
      expect(await liveRole(admin.id)).toBe('admin');
    }
    const second = await registerAdmin(stack);
    const outcomes = await Promise.allSettled([leave(admin), leave(second)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const rejected = outcomes.findIndex(({ status }) => status === 'rejected');
    admin = [admin, second][rejected]!;
    expect((outcomes[rejected] as PromiseRejectedResult).reason).toMatchObject({
      code: 'last_admin',
    });
    expect((await stack.api(list, {}, admin)).rows.map(({ email }) => email)).toContain(
      admin.email,
    );
  },
);

it('can be done by an administrator with a reason, and the log does not contain the address', async () => {
  const member = await stack.register('leaver@example.test');
  const { id, email } = member;
  await giveMemberData(stack, member);
  const responses = await Promise.allSettled(
    Array.from({ length: 10 }, () => stack.api(remove, { id, reason }, admin)),
  );
  expect(responses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const response of responses) {
    if (response.status === 'rejected')
      expect(response.reason).toMatchObject({ code: 'not_found' });
  }
  expect((await failureOf(stack.login(email))).code).toBe('wrong_credentials');
  const log = await listAuditMonth(new Date().toISOString().slice(0, 7), 1000);
  const events = log.filter(({ target }) => target === `user#${id}`);
  expect(events).toMatchObject([
    { action: 'user.delete', label: 'l…@example.test', details: { reason }, actorId: admin.id },
  ]);
  const rows = (await stack.api(list, {}, admin)).rows;
  expect(rows.map((row) => row.id)).not.toContain(id);
  for (const again of [
    stack.api(get, { id }, admin),
    stack.api(remove, { id, reason }, admin),
    stack.api(setDisabled, { id, disabled: false, reason }, admin),
  ]) {
    expect((await failureOf(again)).code).toBe('not_found');
  }
  await sweepLater();
  expect(await placesOf(email)).toEqual(['deletions', 'mails', 'waitlist']);
});

it("refuses the administrator's own account, because this call asks for no password", async () => {
  const second = await registerAdmin(stack);
  const refusal = await failureOf(stack.api(remove, { id: second.id, reason }, second));
  expect([refusal.status, refusal.code]).toEqual([409, 'conflict']);
  expect(refusal.message).toContain('on your profile');
  expect((await stack.api(get, { id: second.id }, admin)).email).toBe(second.email);
  await leave(second);
  expect(await liveRole(second.id)).toBeUndefined();
});

it('lets nobody in if the process dies right after marking the account, and the sweep finishes', async () => {
  const member = await stack.register();
  await beginDeletion(member.id);
  expect((await failureOf(stack.login(member.email))).code).toBe('wrong_credentials');
  expect((await failureOf(stack.register(member.email))).code).toBe('email_taken');
  await stack.invoke('sweep', {});
  expect((await stack.register(member.email)).id).not.toBe(member.id);
  await sweepLater();
  expect((await findTraces(member.id)).users).toBeUndefined();
});
