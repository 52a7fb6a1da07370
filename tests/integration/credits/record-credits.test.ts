import { afterAll, beforeAll, expect, it } from 'vitest';
import { recordCredits } from '#functions/domain/credits/record-credits.ts';
import { releaseHold, settleHold, stopRequest } from '#functions/domain/credits/end-hold.ts';
import { holdCredits } from '#functions/domain/credits/hold-credits.ts';
import {
  ledgerPut,
  listLedger,
  type LedgerEntry,
} from '#functions/domain/credits/ledger-repository.ts';
import { getMember } from '#functions/domain/members/member-repository.ts';
import { expectLedgerInOrder } from '../../support/expect-ledger-in-order.ts';
import { memberWith, sampleReply, tally } from '../../support/reply-holds.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack();
});
afterAll(async () => {
  await expectLedgerInOrder(stack);
  await stack.stop();
});

const entryOf = (name: string, credits: number): LedgerEntry => ({
  entry: `adjust#${name}`,
  kind: 'adjustment',
  credits,
});
const balanceOf = async (id: string) => (await getMember(id))!.credits;

it('records the same entry once, with 20 concurrent calls', async () => {
  const id = await memberWith(stack, 5);
  const outcomes = await tally(
    Array.from({ length: 20 }, () => recordCredits(id, entryOf('a', 3))),
  );
  expect(outcomes).toEqual({ recorded: 1, repeated: 19 });
  expect(await balanceOf(id)).toBe(8);
}, 60_000);

it('recognises a repeated debit that took the last credit', async () => {
  const id = await memberWith(stack, 5);
  expect(await recordCredits(id, entryOf('all', -5))).toBe('recorded');
  expect(await recordCredits(id, entryOf('all', -5))).toBe('repeated');
  await expect(recordCredits(id, entryOf('all', -4))).rejects.toMatchObject({ code: 'conflict' });
  await expect(recordCredits(id, entryOf('one', -1))).rejects.toMatchObject({
    code: 'out_of_credits',
    message: 'This account has 0 credits, so you cannot remove more.',
  });
  const [row] = (await listLedger(id)).filter(({ entry }) => entry === 'adjust#all');
  expect(row).toMatchObject({ balance: 0, from: [{ entry: 'grant#sign-up', credits: 5 }] });
});

it('writes nothing if an associated write is refused', async () => {
  const id = await memberWith(stack, 5);
  await recordCredits(id, entryOf('first', 1));
  const taken = ledgerPut(id, entryOf('first', 1));
  await expect(recordCredits(id, entryOf('second', 1), [taken])).rejects.toMatchObject({
    code: 'conflict',
  });
  expect(await balanceOf(id)).toBe(6);
});

it('does not find a member who does not exist', async () => {
  await expect(recordCredits('nobody', entryOf('x', 1))).rejects.toMatchObject({
    code: 'not_found',
  });
});

it(
  'adds up after concurrent entries of all kinds',
  { tags: 'long', timeout: 300_000 },
  async () => {
    const ids = [
      await memberWith(stack, 12),
      await memberWith(stack, 8),
      await memberWith(stack, 5),
    ];
    const any = <Item>(items: readonly Item[]) => items[Math.floor(Math.random() * items.length)]!;
    const names = Array.from({ length: 12 }, (_, index) => `request-${index}`);
    const changes = [
      (userId: string) => recordCredits(userId, entryOf(any(names), any([2, 2, -1]))),
      (userId: string) => stopRequest({ userId, requestId: any(names) }),
      ...Array.from({ length: 4 }, () => async (userId: string) => {
        const hold = await holdCredits({ userId, requestId: any(names) }, any([1, 3]), undefined);
        if (!hold) return 'another';
        return any([
          () => settleHold(hold, sampleReply),
          () => releaseHold(hold, 'failed'),
          () => Promise.all([settleHold(hold, sampleReply), releaseHold(hold, 'died')]),
        ])();
      }),
    ];
    const outcomes = await tally(Array.from({ length: 150 }, () => any(changes)(any(ids))));
    expect(outcomes).toHaveProperty('true');
    expect(outcomes).toHaveProperty('recorded');
    const { openHolds } = await expectLedgerInOrder(stack);
    expect(openHolds).toBe(0);
  },
);
