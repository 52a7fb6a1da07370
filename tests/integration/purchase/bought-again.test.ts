import { afterAll, beforeAll, expect, it } from 'vitest';
import { purchaseContract } from '#shared/contracts/purchase.ts';
import { receiptsContract } from '#shared/contracts/receipts.ts';
import { buyArticle, startCheckout } from '../../support/buy-article.ts';
import { failureOf } from '../../support/failure-of.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack();
  await stack.seedArticles();
});
afterAll(() => stack.stop());

const { list } = purchaseContract;
const { receipt } = receiptsContract;

it('shows what was bought, refunded and bought again as two purchases with a receipt each', async () => {
  const { buyer, sessionId: first } = await buyArticle(stack);
  await stack.stripe.refund(first);
  await stack.stripe.idle();
  const second = await startCheckout(stack, buyer);
  await stack.stripe.pay(second);
  await stack.stripe.idle();

  const purchases = await stack.api(list, {}, buyer);
  expect(purchases.map(({ id, status }) => [id, status])).toEqual([
    [second, 'owned'],
    [first, 'refunded'],
  ]);
  expect(purchases[0]).toHaveProperty('downloadToken');
  expect(purchases[1]).not.toHaveProperty('downloadToken');
  expect(await stack.api(receipt, { id: first }, buyer)).toMatchObject({
    status: 'refunded',
    amountRefunded: purchases[1]!.amountPaid,
  });
  expect(await stack.api(receipt, { id: second }, buyer)).toMatchObject({
    status: 'owned',
    amountRefunded: 0,
  });

  const other = await stack.register();
  expect((await failureOf(stack.api(receipt, { id: first }, other))).code).toBe(
    'purchase_not_found',
  );
});

it('lists no Checkout that was never paid', async () => {
  const buyer = await stack.register();
  await startCheckout(stack, buyer);
  expect(await stack.api(list, {}, buyer)).toEqual([]);
});
