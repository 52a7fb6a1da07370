import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Bundle } from '#functions/domain/bundles/bundle.ts';
import type { Session } from '#shared/contracts/auth.ts';
import { purchaseContract } from '#shared/contracts/purchase.ts';
import { verify } from '../support/buy-article.ts';
import { buy, orderOf, seedBundle, startCheckoutOf, statesOf } from '../support/buy-bundle.ts';
import { everyKill } from '../support/every-kill.ts';
import { prepareChild } from '../support/run-child.ts';
import { startTestStack, type TestStack } from '../support/start-test-stack.ts';

let stack: TestStack;
let bundle: Bundle;
let fulfilInChild: Awaited<ReturnType<typeof prepareChild>>;
let checkoutInChild: Awaited<ReturnType<typeof prepareChild>>;

beforeAll(async () => {
  stack = await startTestStack();
  bundle = await seedBundle(stack, 1200, [1000, 600]);
  const child = (name: string) =>
    prepareChild(fileURLToPath(new URL(`./children/${name}`, import.meta.url)));
  fulfilInChild = await child('fulfil-session.ts');
  checkoutInChild = await child('create-checkout.ts');
});
afterAll(() => stack.stop());
beforeEach(() => stack.stripe.switches({ holdWebhooks: false }));

const allOwned = ['owned', 'owned'];

async function expectOneOrder(buyer: Session, sessionId: string, mails: number): Promise<void> {
  expect(await statesOf(stack, buyer, bundle)).toEqual(allOwned);
  expect(await stack.api(purchaseContract.list, {}, buyer)).toHaveLength(2);
  expect(await stack.waitForMails(buyer.email, mails)).toHaveLength(mails);
  expect((await orderOf(buyer, sessionId)).open).toBeUndefined();
}

describe('a process killed between any two steps', () => {
  it('of fulfilment grants all items of a bundle or none, and the next one finishes it', async () => {
    const steps = await everyKill(async (kill) => {
      const buyer = await stack.register();
      const sessionId = await startCheckoutOf(stack, buyer, 'bundle', bundle.id);
      await stack.stripe.switches({ holdWebhooks: true });
      await stack.stripe.pay(sessionId);
      const killed = await fulfilInChild({ SESSION_ID: sessionId }, kill);
      const between = await statesOf(stack, buyer, bundle);
      expect([allOwned, ['none', 'none']]).toContainEqual(between);
      if (between[0] === 'none') expect(await stack.mails(buyer.email)).toEqual([]);
      expect((await verify(stack, buyer, sessionId, bundle.id)).verified).toBe(true);
      await expectOneOrder(buyer, sessionId, 1);
      return killed;
    });
    expect(steps).toBeGreaterThanOrEqual(4);
  }, 240_000);

  it(
    'of refunding the share of an item that was bought in the meantime refunds it once',
    { tags: 'long', timeout: 240_000 },
    async () => {
      const steps = await everyKill(async (kill) => {
        const buyer = await stack.register();
        await stack.stripe.switches({ holdWebhooks: false });
        const sessionId = await startCheckoutOf(stack, buyer, 'bundle', bundle.id);
        await buy(stack, buyer, 'article', bundle.parts[0]!.resourceId);
        await stack.stripe.switches({ holdWebhooks: true });
        await stack.stripe.pay(sessionId);
        const killed = await fulfilInChild({ SESSION_ID: sessionId }, kill);
        // The first one gives back what is not given back yet, the second one sees it.
        for (let look = 0; look < 2; look++) await verify(stack, buyer, sessionId, bundle.id);
        expect((await stack.stripe.chargeOf(sessionId)).amount_refunded).toBe(750);
        await expectOneOrder(buyer, sessionId, 2);
        return killed;
      });
      expect(steps).toBeGreaterThanOrEqual(6);
    },
  );

  it('of starting a Checkout leaves nothing that blocks the next click or can be paid twice', async () => {
    const steps = await everyKill(async (kill) => {
      const buyer = await stack.register();
      const { id: USER_ID, email: USER_EMAIL } = buyer;
      const wanted = { RESOURCE_ID: bundle.id, RESOURCE_TYPE: 'bundle' };
      const killed = await checkoutInChild({ USER_ID, USER_EMAIL, ...wanted }, kill);
      const sessionId = await buy(stack, buyer, 'bundle', bundle.id);
      const sessions = await stack.stripe.sdk.checkout.sessions.list({ limit: 100 });
      const mine = sessions.data.filter(({ customer_email: email }) => email === buyer.email);
      expect(mine.filter(({ status }) => status === 'complete').map(({ id }) => id)).toEqual([
        sessionId,
      ]);
      expect(mine.filter(({ status }) => status === 'open')).toEqual([]);
      await expectOneOrder(buyer, sessionId, 1);
      return killed;
    });
    expect(steps).toBeGreaterThanOrEqual(5);
  }, 240_000);
});
