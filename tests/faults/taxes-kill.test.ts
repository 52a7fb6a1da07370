import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { compareOne } from '#infra/reconcile/find-differences.ts';
import { purchaseContract } from '#shared/contracts/purchase.ts';
import { paidArticle, startCheckout, verify } from '../support/buy-article.ts';
import { everyKill } from '../support/every-kill.ts';
import { prepareChild } from '../support/run-child.ts';
import { startTestStack, type TestStack } from '../support/start-test-stack.ts';
import { orderOfSession } from '../support/use-code.ts';
import { taxSettings, useTaxes } from '../support/use-taxes.ts';

type Child = Awaited<ReturnType<typeof prepareChild>>;

let stack: TestStack;
let checkoutInChild: Child;
let fulfilInChild: Child;
beforeAll(async () => {
  stack = await startTestStack();
  await stack.seedArticles();
  await stack.stripe.switches({ holdWebhooks: true });
  const child = (name: string) =>
    prepareChild(fileURLToPath(new URL(`./children/${name}`, import.meta.url)));
  checkoutInChild = await child('create-checkout.ts');
  fulfilInChild = await child('fulfil-session.ts');
});
afterAll(() => stack.stop());
beforeEach(() => useTaxes(taxSettings.exclusive));
afterEach(() => useTaxes());

it('a taxed Checkout that is killed between any two steps is opened once, with its tax', async () => {
  const TAXES = JSON.stringify(taxSettings.exclusive);
  const steps = await everyKill(async (kill) => {
    const buyer = await stack.register();
    const given = { USER_ID: buyer.id, USER_EMAIL: buyer.email, RESOURCE_ID: paidArticle.id };
    const killed = await checkoutInChild({ ...given, TAXES }, kill);
    const sessionId = await startCheckout(stack, buyer);
    const { data } = await stack.stripe.sdk.checkout.sessions.list({ limit: 100 });
    const mine = data.filter(({ customer_email: email }) => email === buyer.email);
    expect(mine.map(({ id, automatic_tax: tax }) => [id, tax.enabled])).toEqual([
      [sessionId, true],
    ]);
    return killed;
  });
  expect(steps).toBeGreaterThanOrEqual(5);
}, 120_000);

it.each(['exclusive', 'inclusive'] as const)(
  'the fulfilment of a Checkout with %s tax that is killed leaves all or nothing',
  async (prices) => {
    useTaxes(taxSettings[prices]);
    const charged = prices === 'exclusive' ? [540, 90] : [450, 75];
    const steps = await everyKill(async (kill) => {
      const buyer = await stack.register();
      const sessionId = await startCheckout(stack, buyer);
      await stack.stripe.pay(sessionId);
      const killed = await fulfilInChild({ SESSION_ID: sessionId }, kill);
      const between = await orderOfSession(stack, sessionId);
      const granted = await stack.api(purchaseContract.list, {}, buyer);
      expect(granted).toHaveLength(between.status === 'paid' ? 1 : 0);
      expect(between.taxMinor).toBe(between.status === 'paid' ? charged[1] : undefined);
      await verify(stack, buyer, sessionId);
      const { amountMinor, taxMinor, buyer: kept } = await orderOfSession(stack, sessionId);
      expect([amountMinor, taxMinor]).toEqual(charged);
      expect(kept?.name).toBe('Ada Reader');
      expect(await compareOne({ sessionId })).toEqual([]);
      return killed;
    });
    expect(steps).toBeGreaterThanOrEqual(4);
  },
  120_000,
);
