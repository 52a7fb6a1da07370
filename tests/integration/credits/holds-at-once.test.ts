import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { recordCredits } from '#functions/domain/credits/record-credits.ts';
import { releaseHold, settleHold, stopRequest } from '#functions/domain/credits/end-hold.ts';
import { holdCredits } from '#functions/domain/credits/hold-credits.ts';
import { getHold } from '#functions/domain/credits/hold-repository.ts';
import type { Hold, HoldKey } from '#functions/domain/credits/hold.ts';
import { listLedger } from '#functions/domain/credits/ledger-repository.ts';
import { getMember } from '#functions/domain/members/member-repository.ts';
import { expectLedgerInOrder } from '../../support/expect-ledger-in-order.ts';
import { holdOne, memberWith, sampleReply, tally } from '../../support/reply-holds.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';
import { repeats } from '../../support/tier.ts';

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack();
});
afterAll(() => stack.stop());
afterEach(() => {
  vi.useRealTimers();
  return expectLedgerInOrder(stack);
});

const balanceOf = async (id: string) => (await getMember(id))!.credits;
const keyOf = (userId: string, requestId = 'request-1'): HoldKey => ({ userId, requestId });
const times = <Item>(count: number, work: (index: number) => Promise<Item>) =>
  Array.from({ length: count }, (_, index) => work(index));

describe('many at once', () => {
  it(
    'holds and settles as many requests as there are credits, and refuses the others',
    { tags: 'repeats' },
    async () => {
      const id = await memberWith(stack, 10);
      const requests = repeats(40, 200);
      // A busy machine must not reach a member's timeout (hold-credits.ts). The number of attempts stays limited.
      vi.useFakeTimers({ toFake: ['Date'] });
      const outcomes = await tally(
        times(requests, async (index) => {
          const hold = await holdOne(keyOf(id, `request-${index}`));
          return settleHold(hold, sampleReply);
        }),
      );
      expect(outcomes).toEqual({ true: 10, out_of_credits: requests - 10 });
      expect(await balanceOf(id)).toBe(0);
      expect(await listLedger(id)).toHaveLength(2 + 2 * 10);
    },
  );

  it('holds the same request once', { tags: 'repeats' }, async () => {
    const id = await memberWith(stack, 10);
    const key = keyOf(id);
    const requests = repeats(25, 100);
    const outcomes = await tally(
      times(requests, async () => ((await holdCredits(key, 1, undefined)) ? 'held' : 'another')),
    );
    expect(outcomes).toEqual({ held: 1, another: requests - 1 });
    expect(await balanceOf(id)).toBe(9);
    await releaseHold((await getHold(key))!, 'failed');
  });

  it(
    'does not report a lack of credits if all concurrent calls are for the same request',
    { tags: 'repeats' },
    async () => {
      const { id } = await stack.register();
      const key = keyOf(id);
      const requests = repeats(20, 50);
      const outcomes = await tally(
        times(requests, async () => ((await holdCredits(key, 5, undefined)) ? 'held' : 'another')),
      );
      expect(outcomes).toEqual({ held: 1, another: requests - 1 });
      await settleHold((await getHold(key))!, sampleReply);
    },
  );

  it('lets all holds and releases succeed among adjustments', { tags: 'repeats' }, async () => {
    const id = await memberWith(stack, 60);
    const [holds, adjustments] = [repeats(12, 40), repeats(6, 20)];
    const work = [
      ...times(holds, async (index) =>
        releaseHold(await holdOne(keyOf(id, `r-${index}`)), 'failed'),
      ),
      ...times(adjustments, (index) =>
        recordCredits(id, {
          entry: `adjust#${index}`,
          kind: 'adjustment',
          credits: index % 2 || -1,
        }),
      ),
    ];
    expect(await tally(work)).toEqual({ true: holds, recorded: adjustments });
    expect(await balanceOf(id)).toBe(60);
  });
});

describe('the end of a hold', () => {
  const ends = {
    settle: (hold: Hold) => settleHold(hold, sampleReply),
    release: (hold: Hold) => releaseHold(hold, 'failed'),
    stop: (hold: Hold) => stopRequest(hold),
    die: (hold: Hold) => releaseHold(hold, 'died'),
  };

  it(
    'is decided by one of several concurrent calls, and the others learn of it',
    { tags: 'repeats' },
    async () => {
      const id = await memberWith(stack, 30);
      const seen = new Set<string>();
      for (let round = 0; round < repeats(8, 25); round++) {
        const before = await balanceOf(id);
        const hold = await holdOne(keyOf(id, `request-${round}`));
        // Each of the four starts first in some rounds.
        const names = ['settle', 'release', 'stop', 'die'] as const;
        const order = names.map((_, index) => names[(index + round) % names.length]!);
        const won = await Promise.all(
          order.map(async (name) => {
            // The others read more before they write.
            for (let reads = 0; name === 'settle' && reads < round % 5; reads++)
              await getHold(hold);
            return ends[name](hold);
          }),
        );
        const winners = order.filter((_, index) => won[index]);
        const after = (await getHold(hold))!;
        const settled = after.state === 'settled';
        seen.add(after.reason ?? after.state);
        expect(await balanceOf(id)).toBe(settled ? before - 1 : before);
        expect(after.kept).toEqual(settled ? sampleReply : undefined);
        if (settled) expect(winners).toEqual(['settle']);
        // Stopping a request whose hold was released still stops it.
        else expect(winners.filter((name) => name !== 'stop').length).toBeLessThanOrEqual(1);
        if (!settled) expect(winners).toContain('stop');
      }
      expect(seen.size).toBeGreaterThan(1);
    },
  );

  it('is the stop, even if both begin at the same time', { tags: 'repeats' }, async () => {
    const id = await memberWith(stack, 5);
    for (let round = 0; round < repeats(5, 15); round++) {
      const key = keyOf(id, `request-${round}`);
      const [hold, stopped] = await Promise.all([holdCredits(key, 1, undefined), stopRequest(key)]);
      expect(stopped).toBe(true);
      if (hold) expect(await settleHold(hold, sampleReply)).toBe(false);
      expect(await balanceOf(id)).toBe(5);
    }
  });
});
