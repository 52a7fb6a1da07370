// @module-tag long

import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { settleHold } from '#functions/domain/credits/end-hold.ts';
import { getMember } from '#functions/domain/members/member-repository.ts';
import { dynamo } from '#functions/platform/dynamo.ts';
import { expectLedgerInOrder } from '../../support/expect-ledger-in-order.ts';
import { holdOne, memberWith, sampleReply, tally } from '../../support/reply-holds.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';

/**
 * DynamoDB refuses a transaction that conflicts with another on the same row, while the local server makes it
 * wait. This test is stricter: no two transactions may be in progress at once.
 */
const conflict = 'oneTransactionAtATime';
let stack: TestStack;
const sent = { transactions: 0, conflicts: 0 };
beforeAll(async () => {
  stack = await startTestStack();
  let underWay = 0;
  dynamo.middlewareStack.add(
    (next, { commandName }) =>
      async (given) => {
        if (commandName !== 'TransactWriteItemsCommand') return next(given);
        sent.transactions++;
        if (underWay > 0) {
          sent.conflicts++;
          throw refused();
        }
        underWay++;
        return next(given).finally(() => underWay--);
      },
    { step: 'initialize', name: conflict },
  );
});
afterEach(() => expectLedgerInOrder(stack));
afterAll(async () => {
  dynamo.middlewareStack.remove(conflict);
  await stack.stop();
});

function refused(): TransactionCanceledException {
  return new TransactionCanceledException({
    message: 'Transaction cancelled',
    $metadata: {},
    CancellationReasons: [{ Code: 'TransactionConflict' }, { Code: 'None' }],
  });
}

const holdAndSettle = (userId: string, count: number) =>
  tally(
    Array.from({ length: count }, async (_, index) => {
      const hold = await holdOne({ userId, requestId: `request-${count}-${index}` });
      return settleHold(hold, sampleReply);
    }),
  );

it('gives 40 holds to 40 concurrent requests, even if transactions conflict', async () => {
  const id = await memberWith(stack, 40);
  expect(await holdAndSettle(id, 40)).toEqual({ true: 40 });
  expect((await getMember(id))!.credits).toBe(0);
  expect(sent.conflicts).toBeGreaterThan(10);
}, 240_000);

it('gives 5 holds to 60 concurrent requests, and refuses the others', async () => {
  const id = await memberWith(stack, 5);
  expect(await holdAndSettle(id, 60)).toEqual({ true: 5, out_of_credits: 55 });
  expect((await getMember(id))!.credits).toBe(0);
}, 240_000);
