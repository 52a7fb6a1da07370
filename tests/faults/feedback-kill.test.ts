import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listLedger } from '#functions/domain/credits/ledger-repository.ts';
import { castVote } from '#functions/domain/feedback/cast-vote.ts';
import { getVote } from '#functions/domain/feedback/vote-repository.ts';
import { getMember } from '#functions/domain/members/member-repository.ts';
import { expectLedgerInOrder } from '../support/expect-ledger-in-order.ts';
import { everyKill } from '../support/every-kill.ts';
import { payForReply } from '../support/kept-reply.ts';
import { prepareChild } from '../support/run-child.ts';
import { startTestStack, type TestStack } from '../support/start-test-stack.ts';

let stack: TestStack;
let voteDown: Awaited<ReturnType<typeof prepareChild>>;
beforeAll(async () => {
  stack = await startTestStack();
  voteDown = await prepareChild(fileURLToPath(new URL('./children/vote-down.ts', import.meta.url)));
});
afterAll(() => stack.stop());

it('a vote killed after any of its calls returns the credit once or not at all', async () => {
  const ends = new Set<string>();
  const steps = await everyKill(async (killAt) => {
    const { id: userId } = await stack.register();
    const key = { userId, requestId: await payForReply(userId, 'request-1') };
    const killed = await voteDown({ USER_ID: userId, REQUEST_ID: key.requestId }, killAt);
    const { credits } = (await getMember(userId))!;
    const credit = (await getVote(key))?.credit ?? 'no vote';
    expect(credits).toBe(credit === 'returned' ? 5 : 4);
    ends.add(credit);
    // A member who votes again gets the credit once, not twice.
    const again = await castVote({ ...key, vote: 'down', question: 'And again?' });
    expect(again.credit).toBe('returned');
    expect((await getMember(userId))!.credits).toBe(5);
    const back = (await listLedger(userId)).filter(({ entry }) => entry.startsWith('return#'));
    expect(back).toHaveLength(1);
    return killed;
  });
  expect(steps).toBeGreaterThanOrEqual(4);
  expect([...ends].sort()).toEqual(['no vote', 'returned']);
  await expectLedgerInOrder(stack);
}, 240_000);
