import { fileURLToPath } from 'node:url';
import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { getArticle } from '#functions/domain/articles/article-repository.ts';
import { releaseHold } from '#functions/domain/credits/end-hold.ts';
import { getHold } from '#functions/domain/credits/hold-repository.ts';
import { beginDeletion } from '#functions/domain/account-deletion/begin-deletion.ts';
import { getMember } from '#functions/domain/members/member-repository.ts';
import { dynamo, tableName } from '#functions/platform/dynamo.ts';
import { accountContract } from '#shared/contracts/account.ts';
import { authContract, type Session } from '#shared/contracts/auth.ts';
import { paidArticle } from '../support/buy-article.ts';
import { everyKill } from '../support/every-kill.ts';
import { expectLedgerInOrder } from '../support/expect-ledger-in-order.ts';
import { failureOf } from '../support/failure-of.ts';
import { findTraces, placesOf, type Traces } from '../support/find-traces.ts';
import { giveMemberData } from '../support/give-member-data.ts';
import { prepareChild } from '../support/run-child.ts';
import { startTestStack, type TestStack } from '../support/start-test-stack.ts';
import { testPassword } from '../support/test-members.ts';

let stack: TestStack;
let bystander: Session;
let untouched: Traces;
let runDeletion: Awaited<ReturnType<typeof prepareChild>>;
let runSweep: typeof runDeletion;
beforeAll(async () => {
  stack = await startTestStack();
  await stack.seedArticles();
  bystander = await stack.register('bystander@example.test');
  await giveMemberData(stack, bystander);
  const hold = await getHold({ userId: bystander.id, requestId: 'a-reply-on-its-way' });
  await releaseHold(hold!, 'stopped');
  untouched = await findTraces(bystander.id);
  const child = (name: string) => fileURLToPath(new URL(`./children/${name}.ts`, import.meta.url));
  runDeletion = await prepareChild(child('delete-account'));
  runSweep = await prepareChild(child('finish-deletions'));
});
afterEach(() => {
  vi.useRealTimers();
});
afterAll(async () => {
  await expectLedgerInOrder(stack);
  await stack.stop();
});

const minutes = (number: number) =>
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + number * 60_000 });

/** Expires the dead process's lease of 30 seconds. */
async function endLease(): Promise<void> {
  const Key = { key: 'lease#admins' };
  await dynamo.send(new DeleteCommand({ TableName: tableName('ephemera'), Key }));
}

/** Only bookkeeping and sent emails remain, and other members' data is unchanged. */
async function expectErased({ id, email }: Session): Promise<void> {
  const { orders, ...left } = await findTraces(id);
  expect(Object.keys(left).sort()).toEqual(['deletions', 'ephemera', 'ledger', 'mails']);
  expect(orders).toMatchObject([{ status: 'paid', email: '' }]);
  expect(await placesOf(email)).toEqual(['deletions', 'mails', 'waitlist']);
  expect(await findTraces(bystander.id)).toEqual(untouched);
  expect(await getArticle(paidArticle.id)).toMatchObject({ ratingSum: 4, ratingCount: 1 });
  const farewells = (await stack.waitForMails(email, 2)).filter(({ subject }) =>
    subject.includes('deleted'),
  );
  expect(farewells).toHaveLength(1);
  expect((await failureOf(stack.login(email))).code).toBe('wrong_credentials');
}

async function leaver(): Promise<Session> {
  const member = await stack.register();
  await giveMemberData(stack, member);
  return member;
}

describe('a process killed after any of its requests', () => {
  it('leaves the account intact, or unusable until the sweep erases it', async () => {
    const requests = await everyKill(async (killAt) => {
      const member = await leaver();
      const { id, email } = member;
      const variables = { MEMBER_ID: id, EMAIL: email, PASSWORD: testPassword };
      const killed = await runDeletion(variables, killAt);
      if ((await getMember(id))!.deletedAt) {
        const refusal = await failureOf(stack.api(authContract.me, {}, member));
        expect(refusal.code).toBe('session_expired');
        expect((await failureOf(stack.login(email))).code).toBe('wrong_credentials');
      } else {
        const { parts } = await stack.api(accountContract.exportData, {}, member);
        const counts = Object.entries(parts).map(([name, rows]) => [name, rows.length]);
        expect(Object.fromEntries(counts)).toMatchObject({ purchases: 1, ratings: 1, holds: 2 });
        await endLease();
        const { deleteAccount } = accountContract;
        await stack.api(deleteAccount, { password: testPassword }, member);
      }
      await endLease();
      minutes(4.5);
      await stack.invoke('sweep', {});
      vi.useRealTimers();
      await expectErased(member);
      return killed;
    });
    expect(requests).toBeGreaterThanOrEqual(20);
  }, 400_000);

  it('of the sweep leaves the rest for the next sweep', async () => {
    const requests = await everyKill(async (killAt) => {
      minutes(-4.5);
      const member = await leaver();
      await beginDeletion(member.id);
      vi.useRealTimers();
      const killed = await runSweep({}, killAt);
      expect((await failureOf(stack.login(member.email))).code).toBe('wrong_credentials');
      await runSweep({});
      await expectErased(member);
      return killed;
    });
    expect(requests).toBeGreaterThanOrEqual(15);
  }, 400_000);
});
