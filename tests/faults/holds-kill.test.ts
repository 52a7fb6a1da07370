import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { getHold } from '#functions/domain/credits/hold-repository.ts';
import type { Hold, HoldKey } from '#functions/domain/credits/hold.ts';
import { listLedger } from '#functions/domain/credits/ledger-repository.ts';
import { getMember } from '#functions/domain/members/member-repository.ts';
import { everyKill } from '../support/every-kill.ts';
import { expectLedgerInOrder } from '../support/expect-ledger-in-order.ts';
import { holdOne } from '../support/reply-holds.ts';
import { prepareChild } from '../support/run-child.ts';
import { startTestStack, type TestStack } from '../support/start-test-stack.ts';

let stack: TestStack;
let holdAndEnd: Awaited<ReturnType<typeof prepareChild>>;
let releaseDead: Awaited<ReturnType<typeof prepareChild>>;
beforeAll(async () => {
  stack = await startTestStack();
  const child = (name: string) =>
    prepareChild(fileURLToPath(new URL(`./children/${name}`, import.meta.url)));
  holdAndEnd = await child('hold-and-end.ts');
  releaseDead = await child('release-dead-holds.ts');
});
afterAll(() => stack.stop());

/** A minute after the hold, the releasing function has run and finds nothing more to do. */
async function aMinuteLater(): Promise<void> {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
  await stack.invoke('holds', {});
  expect(await stack.invoke('holds', {})).toEqual({ released: 0 });
  vi.useRealTimers();
}

/** Charged and stored, or neither. */
async function expectChargedOrNot(key: HoldKey): Promise<'charged' | 'free'> {
  const hold = await getHold(key);
  const rows = await listLedger(key.userId);
  const { credits } = (await getMember(key.userId))!;
  expect(credits).toBe(rows.reduce((sum, row) => sum + row.credits, 0));
  expect(hold?.state).not.toBe('open');
  expect([4, 5]).toContain(credits);
  const charged = credits === 4;
  expect(hold?.state === 'settled').toBe(charged);
  if (charged) expect(hold?.kept).toBeDefined();
  return charged ? 'charged' : 'free';
}

/** Runs a request, killed after each of its calls, and once without a kill. */
async function killEverywhere(course: string): Promise<{ ends: Set<string>; steps: number }> {
  const ends = new Set<string>();
  const steps = await everyKill(async (killAt) => {
    const { id: userId } = await stack.register();
    const key = { userId, requestId: `request-${course}` };
    const variables = { COURSE: course, USER_ID: userId, REQUEST_ID: key.requestId };
    const killed = await holdAndEnd(variables, killAt);
    await aMinuteLater();
    const end = await expectChargedOrNot(key);
    ends.add(`${end}, ${describeHold(await getHold(key))}`);
    return killed;
  });
  return { ends, steps };
}

function describeHold(hold: Hold | undefined): string {
  return hold ? (hold.reason ?? hold.state) : 'never held';
}

describe('a process killed after any of its calls', () => {
  it.each([
    ['answered', 4, ['free, never held', 'free, died', 'charged, settled']],
    ['failed', 5, ['free, never held', 'free, died', 'free, failed']],
    ['unanswered', 5, ['free, never held', 'free, died', 'free, no_answer']],
    ['stopped', 6, ['free, never held', 'free, died', 'free, stopped']],
    ['stoppedFirst', 2, ['free, never held', 'free, stopped']],
    ['secondAttempt', 9, ['free, never held', 'free, died', 'free, failed', 'charged, settled']],
  ])(
    'whose reply is %s has charged once, or not at all, a minute later',
    async (course, steps, ends) => {
      const seen = await killEverywhere(course);
      expect([...seen.ends].sort()).toEqual([...ends].sort());
      expect(seen.steps).toBe(steps);
      await expectLedgerInOrder(stack);
    },
    240_000,
  );

  it('that releases dead holds has released them once after the next run', async () => {
    const steps = await everyKill(async (killAt) => {
      const { id: userId } = await stack.register();
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 60_000 });
      const hold = await holdOne({ userId, requestId: 'request-of-the-dead' });
      vi.useRealTimers();
      const killed = await releaseDead({}, killAt);
      await aMinuteLater();
      expect(await expectChargedOrNot(hold)).toBe('free');
      expect(await listLedger(userId)).toHaveLength(3);
      return killed;
    });
    expect(steps).toBeGreaterThanOrEqual(4);
  }, 240_000);
});
