import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { receiptsContract } from '#shared/contracts/receipts.ts';
import { startCheckout, verify } from '../../support/buy-article.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';
import { orderOfSession } from '../../support/use-code.ts';
import { useWithdrawal, withdrawalText } from '../../support/use-taxes.ts';

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack();
  await stack.seedArticles();
});
afterAll(() => stack.stop());
beforeEach(() => useWithdrawal(true));
afterEach(() => useWithdrawal(false));

const { receipt } = receiptsContract;

it('nobody pays without agreeing, and the agreement is kept and confirmed by email', async () => {
  const buyer = await stack.register();
  const id = await startCheckout(stack, buyer);
  await expect(stack.stripe.pay(id, undefined, undefined, { accepts: '' })).rejects.toThrow('400');
  expect((await orderOfSession(stack, id)).withdrawal).toEqual({ text: withdrawalText });
  await stack.stripe.pay(id);
  await stack.stripe.idle();
  const { withdrawal } = await orderOfSession(stack, id);
  expect(withdrawal).toEqual({ text: withdrawalText, agreedAt: expect.stringMatching(/^20/) });
  expect(await stack.api(receipt, { id }, buyer)).toMatchObject({
    agreement: { text: withdrawalText, agreedAt: withdrawal!.agreedAt },
  });
  const { text = '' } = (await stack.waitForMails(buyer.email))[0]!;
  expect(text.replaceAll(/\s+/g, ' ')).toContain(`Before you paid, you agreed: ${withdrawalText}`);
  await stack.stripe.refund(id);
  await stack.stripe.idle();
  expect((await orderOfSession(stack, id)).withdrawal).toEqual(withdrawal);
});

it('an open Checkout without the question is not reused', async () => {
  const buyer = await stack.register();
  useWithdrawal(false);
  const before = await startCheckout(stack, buyer);
  useWithdrawal(true);
  const after = await startCheckout(stack, buyer);
  expect(after).not.toBe(before);
  expect((await stack.stripe.sdk.checkout.sessions.retrieve(before)).status).toBe('expired');
});

it('a site without the setting asks for nothing', async () => {
  useWithdrawal(false);
  const buyer = await stack.register();
  const id = await startCheckout(stack, buyer);
  await stack.stripe.pay(id, undefined, undefined, { accepts: '' });
  expect(await verify(stack, buyer, id)).toMatchObject({ verified: true });
  expect(await orderOfSession(stack, id)).not.toHaveProperty('withdrawal');
  expect(await stack.api(receipt, { id }, buyer)).not.toHaveProperty('agreement');
});
