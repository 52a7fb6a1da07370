import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listLedger } from '#functions/domain/credits/ledger-repository.ts';
import { castVote } from '#functions/domain/feedback/cast-vote.ts';
import { getVote } from '#functions/domain/feedback/vote-repository.ts';
import { getMember } from '#functions/domain/members/member-repository.ts';
import { expectLedgerInOrder } from '../support/expect-ledger-in-order.ts';
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

it('a vote killed before or after any of its calls returns the credit once or not at all', async () => {
  const ends = new Set<string>();
  for (let at = 1; ; at++) {
    let killed = false;
    for (const when of ['before', 'after'] as const) {
      const { id: userId } = await stack.register();
      const key = { userId, requestId: await payForReply(userId, 'request-1') };
      const variables = { USER_ID: userId, REQUEST_ID: key.requestId };
      killed = (await voteDown(variables, { at, when })) || killed;
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
    }
    if (!killed) {
      expect(at).toBeGreaterThan(4);
      break;
    }
  }
  expect([...ends].sort()).toEqual(['no vote', 'returned']);
  await expectLedgerInOrder(stack);
}, 240_000);
