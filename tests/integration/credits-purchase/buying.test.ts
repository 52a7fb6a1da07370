import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { creditsContract, packageId as packageIds } from '#shared/contracts/credits.ts';
import { purchaseContract } from '#shared/contracts/purchase.ts';
import { receiptsContract } from '#shared/contracts/receipts.ts';
import { siteConfig } from '#shared/site-config/index.ts';
import { verify } from '../../support/buy-article.ts';
import { buyCredits, startCreditsCheckout } from '../../support/buy-credits.ts';
import { readBooks } from '../../support/credit-books.ts';
import { expectLedgerInOrder } from '../../support/expect-ledger-in-order.ts';
import { failureOf } from '../../support/failure-of.ts';
import { signedEvent } from '../../support/signed-event.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';
import { repeats } from '../../support/tier.ts';
import { useUpLimit } from '../../support/use-up-limit.ts';

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack();
});
afterAll(() => stack.stop());
afterEach(() => expectLedgerInOrder(stack));
beforeEach(() => stack.stripe.switches({ outage: false, holdWebhooks: false }));

const { list, webhook } = purchaseContract;
const { receipt } = receiptsContract;
const { signUp, packages } = siteConfig.credits;

describe('buying a package', () => {
  it.each(packageIds.options)(
    'of the size %s charges our price and grants its credits, with row, receipt and email',
    async (packageId) => {
      const { credits, amountMinor } = packages[packageId];
      const title = `${credits} chat credits`;
      const { buyer, sessionId } = await buyCredits(stack, { packageId });
      const session = await stack.stripe.sdk.checkout.sessions.retrieve(sessionId);
      expect([session.amount_total, session.currency]).toEqual([amountMinor, 'gbp']);
      expect(session.success_url).toBe(
        `${stack.siteUrl}/credits?resource_id=${packageId}&session_id={CHECKOUT_SESSION_ID}`,
      );
      expect(session.cancel_url).toBe(`${stack.siteUrl}/credits?checkout=cancelled`);

      const verified = await verify(stack, buyer, sessionId, packageId);
      expect(verified).toEqual({
        verified: true,
        success: true,
        status: 'paid',
        resourceId: packageId,
        resourceType: 'credits',
        title,
        credits,
        amountPaid: amountMinor / 100,
        currency: 'gbp',
      });
      const books = await readBooks(buyer.id);
      expect(books.credits).toBe(signUp + credits);
      const orderId = session.metadata!['orderId']!;
      expect(books.rows[0]).toMatchObject({
        entry: `purchase#${orderId}`,
        kind: 'purchase',
        credits,
        balance: signUp + credits,
        reason: title,
      });

      const [purchase, ...others] = await stack.api(list, {}, buyer);
      expect(others).toEqual([]);
      expect(purchase).toMatchObject({
        id: sessionId,
        resourceType: 'credits',
        resourceId: packageId,
        title,
        status: 'owned',
      });
      expect(purchase).not.toHaveProperty('downloadToken');
      const paper = await stack.api(receipt, { id: sessionId }, buyer);
      expect(paper).toMatchObject({ orderId, resourceId: packageId, title, credits });
      const [mail] = await stack.waitForMails(buyer.email);
      expect(mail!.subject).toBe(`Your Outcrop receipt: ${title}`);
      expect(mail!.html).toContain(`${stack.siteUrl}/credits"`);
      expect(mail!.text).toContain(`The ${credits} credits are in your account`);
      expect(mail!.text).not.toContain('download');
    },
  );

  it('grants once for many concurrent webhooks and verify calls', { tags: 'repeats' }, async () => {
    await stack.stripe.switches({ holdWebhooks: true });
    const buyer = await stack.register();
    const sessionId = await startCreditsCheckout(stack, buyer, 'medium');
    await stack.stripe.pay(sessionId);
    const event = await signedEvent('checkout.session.completed', { id: sessionId });
    const send = async () => (await fetch(stack.gatewayUrl + webhook.path, event())).status;
    const [webhooks, verifies] = await Promise.all([
      Promise.all(Array.from({ length: repeats(20, 100) }, send)),
      Promise.all(
        Array.from({ length: repeats(20, 100) }, () => verify(stack, buyer, sessionId, 'medium')),
      ),
    ]);
    expect(new Set(webhooks)).toEqual(new Set([200]));
    expect(verifies.every(({ verified }) => verified)).toBe(true);
    const { credits, rows } = await readBooks(buyer.id);
    expect([credits, rows.length]).toEqual([55, 2]);
    await stack.waitForMails(buyer.email);
    await stack.invoke('sweep', {});
    expect(await stack.mails(buyer.email)).toHaveLength(1);
  });

  it('grants again each time it is bought, even while another is being paid', async () => {
    const { buyer, sessionId } = await buyCredits(stack, { packageId: 'small' });
    const again = await buyCredits(stack, { buyer, packageId: 'small' });
    expect(again.sessionId).not.toBe(sessionId);
    expect((await readBooks(buyer.id)).credits).toBe(5 + 20 + 20);
    const later = await startCreditsCheckout(stack, buyer, 'small');
    await stack.stripe.payLater(later);
    await stack.stripe.idle();
    expect((await verify(stack, buyer, later, 'small')).status).toBe('processing');
    expect((await readBooks(buyer.id)).credits).toBe(5 + 20 + 20);
    await buyCredits(stack, { buyer, packageId: 'small' });
    expect((await readBooks(buyer.id)).credits).toBe(5 + 20 + 20 + 20);
    await stack.stripe.settle(later, true);
    await stack.stripe.idle();
    expect((await readBooks(buyer.id)).credits).toBe(5 + 4 * 20);
    const purchases = await stack.api(list, {}, buyer);
    expect(purchases.map(({ status }) => status)).toEqual(['owned', 'owned', 'owned', 'owned']);
  });

  it('leaves nothing when a delayed payment does not arrive', async () => {
    const buyer = await stack.register();
    const sessionId = await startCreditsCheckout(stack, buyer);
    await stack.stripe.payLater(sessionId);
    await stack.stripe.idle();
    await stack.stripe.settle(sessionId, false);
    await stack.stripe.idle();
    expect(await stack.api(list, {}, buyer)).toEqual([]);
    expect(await readBooks(buyer.id)).toMatchObject({ credits: 5, rows: [{ kind: 'sign-up' }] });
  });

  it('gives a double click the same session, and another package one of its own', async () => {
    const buyer = await stack.register();
    const clicks = await Promise.all(
      Array.from({ length: 20 }, () => startCreditsCheckout(stack, buyer, 'large')),
    );
    expect(new Set(clicks).size).toBe(1);
    expect(await startCreditsCheckout(stack, buyer, 'small')).not.toBe(clicks[0]);
  });

  it('makes up for a lost webhook with the sweep', async () => {
    await stack.stripe.switches({ holdWebhooks: true });
    const buyer = await stack.register();
    await stack.stripe.pay(await startCreditsCheckout(stack, buyer));
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3 * 60_000 });
    await stack.invoke('sweep', {});
    vi.useRealTimers();
    expect((await readBooks(buyer.id)).credits).toBe(55);
  });
});

describe('what is refused', () => {
  it('is a guest, an unknown package, and a Checkout while Stripe is down', async () => {
    const buyer = await stack.register();
    const { purchase } = creditsContract;
    const guest = await failureOf(stack.api(purchase, { packageId: 'small' }, {}));
    expect([guest.status, guest.code]).toEqual([401, 'not_signed_in']);
    const huge = await failureOf(stack.api(purchase, { packageId: 'huge' as 'large' }, buyer));
    expect([huge.status, huge.code]).toEqual([400, 'validation_failed']);
    await stack.stripe.switches({ outage: true });
    const down = await failureOf(stack.api(purchase, { packageId: 'small' }, buyer));
    expect([down.status, down.code]).toEqual([503, 'payment_unavailable']);
    await stack.stripe.switches({ outage: false });
    await buyCredits(stack, { buyer, packageId: 'small' });
    expect((await readBooks(buyer.id)).credits).toBe(25);
  });

  it("is somebody else's session, one for another package, and more clicks than the limit", async () => {
    const { buyer, sessionId } = await buyCredits(stack);
    const other = await stack.register();
    for (const attempt of [
      () => verify(stack, other, sessionId, 'medium'),
      () => verify(stack, buyer, sessionId, 'small'),
      () => stack.api(receipt, { id: sessionId }, other),
    ]) {
      const failure = await failureOf(attempt());
      expect([failure.status, failure.code]).toEqual([404, 'purchase_not_found']);
    }
    expect((await readBooks(other.id)).credits).toBe(5);
    await useUpLimit('checkout', other.id, siteConfig.limits.checkout);
    await startCreditsCheckout(stack, other);
    const failure = await failureOf(startCreditsCheckout(stack, other));
    expect([failure.status, failure.code]).toEqual([429, 'too_many_requests']);
  });
});
