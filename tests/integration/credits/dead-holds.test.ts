import { DeleteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { settleHold } from '#functions/domain/credits/end-hold.ts';
import { holdSeconds } from '#functions/domain/credits/hold-credits.ts';
import { getHold } from '#functions/domain/credits/hold-repository.ts';
import type { Hold } from '#functions/domain/credits/hold.ts';
import type { Lot } from '#functions/domain/members/lot.ts';
import { getMember } from '#functions/domain/members/member-repository.ts';
import { dynamo, tableName } from '#functions/platform/dynamo.ts';
import { handler } from '#functions/holds/handler.ts';
import { releaseDueHolds } from '#functions/holds/release-due-holds.ts';
import { expectLedgerInOrder } from '../../support/expect-ledger-in-order.ts';
import { holdOne, memberWith, sampleReply } from '../../support/reply-holds.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack();
});
afterAll(() => stack.stop());
afterEach(() => {
  vi.useRealTimers();
});

let requests = 0;
/** A member with 5 credits who holds one, due in that many seconds; negative: long ago. */
async function heldUntil(seconds: number): Promise<Hold> {
  const userId = await memberWith(stack, 5);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + (seconds - holdSeconds) * 1000 });
  const hold = await holdOne({ userId, requestId: `request-${++requests}` });
  vi.useRealTimers();
  return hold;
}
const stateOf = async (hold: Hold) => (await getHold(hold))!.state;
const balanceOf = async ({ userId }: Hold) => (await getMember(userId))!.credits;
const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000);

it('releases due holds, leaves others, and returns how many', async () => {
  const dead = [await heldUntil(-60), await heldUntil(-1)];
  const alive = await heldUntil(20);
  expect(await releaseDueHolds(inSeconds(0))).toEqual({ released: 2, failed: 0 });
  for (const hold of dead) {
    expect(await getHold(hold)).toMatchObject({ state: 'released', reason: 'died' });
    expect(await balanceOf(hold)).toBe(5);
  }
  expect(await stateOf(alive)).toBe('open');
  expect(await balanceOf(alive)).toBe(4);
  await expectLedgerInOrder(stack);
  await settleHold(alive, sampleReply);
});

it('releases once, however many runs are concurrent', { tags: 'long' }, async () => {
  const holds: Hold[] = [];
  for (let made = 0; made < 12; made++) holds.push(await heldUntil(-30));
  const runs = await Promise.all([1, 2, 3].map(() => releaseDueHolds(inSeconds(0))));
  expect(runs.reduce((sum, { released }) => sum + released, 0)).toBe(12);
  expect(runs.every(({ failed }) => failed === 0)).toBe(true);
  for (const hold of holds) expect(await balanceOf(hold)).toBe(5);
  await expectLedgerInOrder(stack);
});

it('closes the hold of a member who has deleted their account', async () => {
  const hold = await heldUntil(-5);
  const Key = { id: hold.userId };
  await dynamo.send(new DeleteCommand({ TableName: tableName('users'), Key }));
  expect(await stack.invoke('holds', {})).toEqual({ released: 1 });
  expect(await stateOf(hold)).toBe('released');
});

it(
  'fails if a hold cannot be released, after releasing all the others',
  { tags: 'long' },
  async () => {
    const [before, stuck, after] = [await heldUntil(-9), await heldUntil(-8), await heldUntil(-7)];
    const { lots } = (await getMember(stuck.userId))!;
    await setLots(stuck, [{ entry: 'damaged', left: -1 }]);
    await expect(handler()).rejects.toThrow('1 holds could not be released');
    expect(await stateOf(before)).toBe('released');
    expect(await stateOf(stuck)).toBe('open');
    expect(await stateOf(after)).toBe('released');
    await setLots(stuck, lots!);
    expect(await stack.invoke('holds', {})).toEqual({ released: 1 });
    await expectLedgerInOrder(stack);
  },
);

/** Damages, or repairs, the record of where a member's credits come from. */
async function setLots({ userId }: Hold, lots: readonly Lot[]): Promise<void> {
  await dynamo.send(
    new UpdateCommand({
      TableName: tableName('users'),
      Key: { id: userId },
      UpdateExpression: 'SET lots = :lots',
      ExpressionAttributeValues: { ':lots': lots },
    }),
  );
}
