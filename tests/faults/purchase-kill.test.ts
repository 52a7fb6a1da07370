import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { purchaseContract } from '#shared/contracts/purchase.ts';
import type { Session } from '#shared/contracts/auth.ts';
import { paidArticle, startCheckout, verify } from '../support/buy-article.ts';
import { startCreditsCheckout } from '../support/buy-credits.ts';
import { readBooks } from '../support/credit-books.ts';
import { everyKill } from '../support/every-kill.ts';
import { expectLedgerInOrder } from '../support/expect-ledger-in-order.ts';
import { prepareChild } from '../support/run-child.ts';
import { startTestStack, type TestStack } from '../support/start-test-stack.ts';

let stack: TestStack;
let fulfilInChild: Awaited<ReturnType<typeof prepareChild>>;
let checkoutInChild: Awaited<ReturnType<typeof prepareChild>>;
let creditsInChild: Awaited<ReturnType<typeof prepareChild>>;

beforeAll(async () => {
  stack = await startTestStack();
  await stack.seedArticles();
  const child = (name: string) =>
    prepareChild(fileURLToPath(new URL(`./children/${name}`, import.meta.url)));
  fulfilInChild = await child('fulfil-session.ts');
  checkoutInChild = await child('create-checkout.ts');
  creditsInChild = await child('buy-credits.ts');
});
afterAll(() => stack.stop());
afterEach(() => expectLedgerInOrder(stack));

const { list } = purchaseContract;

/** What can be bought. Buying an article leaves the credits of the sign-up unchanged. */
const kinds = [
  { kind: 'an article', start: startCheckout, resourceId: paidArticle.id, credits: 5 },
  { kind: 'credits', start: startCreditsCheckout, resourceId: 'medium', credits: 55 },
] as const;

async function expectOneGrant(buyer: Session, credits: number): Promise<void> {
  const purchases = await stack.api(list, {}, buyer);
  expect(purchases.map(({ status }) => status)).toEqual(['owned']);
  const mails = await stack.waitForMails(buyer.email);
  expect(mails).toHaveLength(1);
  expect((await readBooks(buyer.id)).credits).toBe(credits);
}

describe.each(kinds)('a process killed between any two steps, for $kind,', (what) => {
  const { start, resourceId, credits } = what;

  it('of fulfilment leaves all or nothing, and the next one finishes it', async () => {
    await stack.stripe.switches({ holdWebhooks: true });
    const steps = await everyKill(async (kill) => {
      const buyer = await stack.register();
      const sessionId = await start(stack, buyer);
      await stack.stripe.pay(sessionId);
      const killed = await fulfilInChild({ SESSION_ID: sessionId }, kill);
      const between = await stack.api(list, {}, buyer);
      expect(between.length === 0 || between[0]?.status === 'owned').toBe(true);
      if (between.length === 0) expect(await stack.mails(buyer.email)).toEqual([]);
      expect((await readBooks(buyer.id)).credits).toBe(between.length === 0 ? 5 : credits);
      expect((await verify(stack, buyer, sessionId, resourceId)).verified).toBe(true);
      await expectOneGrant(buyer, credits);
      return killed;
    });
    expect(steps).toBeGreaterThanOrEqual(4);
  }, 120_000);

  it('of fulfilment is completed by the sweep alone', async () => {
    await stack.stripe.switches({ holdWebhooks: true });
    const buyer = await stack.register();
    const sessionId = await start(stack, buyer);
    await stack.stripe.pay(sessionId);
    expect(await fulfilInChild({ SESSION_ID: sessionId }, 3)).toBe(true);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3 * 60_000 });
    await stack.invoke('sweep', {});
    vi.useRealTimers();
    await expectOneGrant(buyer, credits);
  });

  it('of starting a Checkout leaves nothing that blocks the next click or can be paid twice', async () => {
    await stack.stripe.switches({ holdWebhooks: false });
    const steps = await everyKill(async (kill) => {
      const buyer = await stack.register();
      const checkout = start === startCheckout ? checkoutInChild : creditsInChild;
      const { id: USER_ID, email: USER_EMAIL } = buyer;
      const killed = await checkout({ USER_ID, USER_EMAIL, RESOURCE_ID: resourceId }, kill);
      const sessionId = await start(stack, buyer);
      const sessions = await stack.stripe.sdk.checkout.sessions.list({ limit: 100 });
      const mine = sessions.data.filter(({ customer_email: email }) => email === buyer.email);
      expect(mine.map(({ id }) => id)).toEqual([sessionId]);
      await stack.stripe.pay(sessionId);
      await stack.stripe.idle();
      await expectOneGrant(buyer, credits);
      return killed;
    });
    expect(steps).toBeGreaterThanOrEqual(5);
  }, 120_000);
});
