import { DeleteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { recordCredits } from '#functions/domain/credits/record-credits.ts';
import { releaseHold, settleHold, stopRequest } from '#functions/domain/credits/end-hold.ts';
import { holdCredits } from '#functions/domain/credits/hold-credits.ts';
import { getHold } from '#functions/domain/credits/hold-repository.ts';
import type { HoldKey } from '#functions/domain/credits/hold.ts';
import { listLedger } from '#functions/domain/credits/ledger-repository.ts';
import { getMember } from '#functions/domain/members/member-repository.ts';
import { dynamo, tableName } from '#functions/platform/dynamo.ts';
import { buyCredits } from '../../support/buy-credits.ts';
import { expectLedgerInOrder } from '../../support/expect-ledger-in-order.ts';
import { holdOne, memberWith, sampleReply, tally } from '../../support/reply-holds.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack();
});
afterAll(() => stack.stop());
afterEach(() => expectLedgerInOrder(stack));

const balanceOf = async (id: string) => (await getMember(id))!.credits;
const entriesOf = async (id: string) => (await listLedger(id)).map(({ entry }) => entry).sort();
const keyOf = (userId: string, requestId = 'request-1'): HoldKey => ({ userId, requestId });
const times = <Item>(count: number, work: (index: number) => Promise<Item>) =>
  Array.from({ length: count }, (_, index) => work(index));

describe('the end of a hold', () => {
  it('can be repeated: a settled hold stays settled', async () => {
    const id = await memberWith(stack, 5);
    const hold = await holdOne(keyOf(id));
    expect(await settleHold(hold, sampleReply)).toBe(true);
    expect(await settleHold(hold, sampleReply)).toBe(true);
    expect(await releaseHold(hold, 'failed')).toBe(false);
    expect(await stopRequest(hold)).toBe(false);
    expect(await balanceOf(id)).toBe(4);
  });

  it('keeps a free reply, and allows no further attempt', async () => {
    const id = await memberWith(stack, 5);
    const hold = await holdOne(keyOf(id));
    expect(await releaseHold(hold, 'no_answer', sampleReply)).toBe(true);
    const ended = (await getHold(hold))!;
    expect(ended).toMatchObject({ state: 'released', reason: 'no_answer', kept: sampleReply });
    expect(await holdCredits(hold, 1, ended)).toBeUndefined();
    expect(await stopRequest(hold)).toBe(false);
    expect(await balanceOf(id)).toBe(5);
  });

  it('is kept for a day; an open hold never expires', async () => {
    const id = await memberWith(stack, 5);
    const hold = await holdOne(keyOf(id));
    expect(await getHold(hold)).not.toHaveProperty('expiresAt');
    await settleHold(hold, sampleReply);
    const { expiresAt, open } = (await getHold(hold))!;
    expect(open).toBeUndefined();
    expect(expiresAt! - Date.now() / 1000).toBeGreaterThan(23.9 * 3600);
  });
});

describe('another attempt', () => {
  it('follows a failed one, once', async () => {
    const id = await memberWith(stack, 5);
    const first = await holdOne(keyOf(id));
    await releaseHold(first, 'failed');
    const failed = (await getHold(first))!;
    const outcomes = await tally(
      times(10, async () => ((await holdCredits(first, 1, failed)) ? 'held' : 'another')),
    );
    expect(outcomes).toEqual({ held: 1, another: 9 });
    const second = (await getHold(first))!;
    expect(second.attempt).toBe(2);
    expect(await settleHold(first, sampleReply)).toBe(false);
    expect(await releaseHold(first, 'died')).toBe(false);
    expect(await settleHold(second, sampleReply)).toBe(true);
    expect(await entriesOf(id)).toEqual([
      'grant#sign-up',
      'release#request-1#1',
      'settle#request-1#2',
      'use#request-1#1',
      'use#request-1#2',
    ]);
  });

  it('does not follow one that was stopped, nor one that was stopped after it had failed', async () => {
    const id = await memberWith(stack, 5);
    const stopped = await holdOne(keyOf(id));
    expect(await stopRequest(stopped)).toBe(true);
    expect(await holdCredits(stopped, 1, await getHold(stopped))).toBeUndefined();
    const failed = await holdOne(keyOf(id, 'request-2'));
    await releaseHold(failed, 'failed');
    const asRead = await getHold(failed);
    expect(await stopRequest(failed)).toBe(true);
    expect(await holdCredits(failed, 1, asRead)).toBeUndefined();
    expect((await getHold(failed))!.reason).toBe('stopped');
    expect(await balanceOf(id)).toBe(5);
  });

  it('is not charged again if only the ledger remembers the first', async () => {
    const id = await memberWith(stack, 5);
    const hold = await holdOne(keyOf(id));
    await settleHold(hold, sampleReply);
    await forget(hold);
    await expect(holdCredits(hold, 1, undefined)).rejects.toMatchObject({ code: 'conflict' });
    expect(await balanceOf(id)).toBe(4);
  });
});

/** DynamoDB does this a day later. */
async function forget({ userId, requestId }: HoldKey): Promise<void> {
  const Key = { userId, requestId };
  await dynamo.send(new DeleteCommand({ TableName: tableName('holds'), Key }));
}

describe('a stop that comes before its request', () => {
  it('prevents it from starting', async () => {
    const id = await memberWith(stack, 5);
    expect(await stopRequest(keyOf(id))).toBe(true);
    expect(await stopRequest(keyOf(id))).toBe(true);
    expect(await holdCredits(keyOf(id), 1, undefined)).toBeUndefined();
    expect(await entriesOf(id)).toEqual(['grant#sign-up']);
  });
});

describe('a member', () => {
  it('without credits is refused, and one who does not exist is not found', async () => {
    const id = await memberWith(stack, 5);
    await recordCredits(id, { entry: 'adjust#away', kind: 'adjustment', credits: -5 });
    await expect(holdOne(keyOf(id))).rejects.toMatchObject({ code: 'out_of_credits' });
    await expect(holdOne(keyOf('nobody'))).rejects.toMatchObject({ code: 'not_found' });
  });

  it('who has deleted their account leaves no open hold behind', async () => {
    const id = await memberWith(stack, 5);
    const hold = await holdOne(keyOf(id));
    await dynamo.send(new DeleteCommand({ TableName: tableName('users'), Key: { id } }));
    expect(await releaseHold(hold, 'died')).toBe(true);
    expect(await releaseHold(hold, 'died')).toBe(false);
    expect((await getHold(hold))!.state).toBe('released');
  });

  it('from before lots has one lot with their balance, which is used first', async () => {
    const { id } = await stack.register();
    await asBeforeLots(id);
    const hold = await holdOne(keyOf(id));
    expect(hold.from).toEqual([{ entry: 'opening', credits: 1 }]);
    await recordCredits(id, { entry: 'adjust#new', kind: 'adjustment', credits: 3 });
    await releaseHold(hold, 'failed');
    const { lots, credits } = (await getMember(id))!;
    expect(credits).toBe(8);
    expect(lots).toMatchObject([
      { entry: 'opening', left: 5 },
      { entry: 'adjust#new', left: 3 },
    ]);
  });

  it('gets held credits back in their original lots, and a refunded purchase withdraws its own', async () => {
    const { buyer, sessionId } = await buyCredits(stack, { packageId: 'small' });
    const bought = (await balanceOf(buyer.id)) - 5;
    const hold = (await holdCredits(keyOf(buyer.id), 7, undefined))!;
    await stack.stripe.refund(sessionId);
    await stack.stripe.idle();
    expect(await balanceOf(buyer.id)).toBe(0);
    expect(await releaseHold(hold, 'failed')).toBe(true);
    // 5 came from signing up, 2 from the purchase.
    expect(await balanceOf(buyer.id)).toBe(5);
    const { lots } = (await getMember(buyer.id))!;
    expect(lots).toMatchObject([{ left: 5 }, { left: 0, takenBack: bought }]);
    const [onward] = (await listLedger(buyer.id)).filter(({ entry }) =>
      entry.startsWith('release#request-1#1#'),
    );
    expect(onward).toMatchObject({ kind: 'purchase', credits: -2, unrecovered: -2 });
  });
});

/** A member row as the first version of the site wrote it. */
async function asBeforeLots(id: string): Promise<void> {
  await dynamo.send(
    new UpdateCommand({
      TableName: tableName('users'),
      Key: { id },
      UpdateExpression: 'REMOVE lots',
    }),
  );
  await dynamo.send(
    new UpdateCommand({
      TableName: tableName('ledger'),
      Key: { userId: id, entry: 'grant#sign-up' },
      UpdateExpression: 'REMOVE balance',
    }),
  );
}
