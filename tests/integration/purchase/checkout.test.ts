import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { purchaseContract } from '#shared/contracts/purchase.ts';
import { receiptsContract } from '#shared/contracts/receipts.ts';
import { buyArticle, paidArticle, startCheckout, verify } from '../../support/buy-article.ts';
import { failureOf } from '../../support/failure-of.ts';
import { sampleArticles } from '../../support/sample-articles.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';
import { sessionIdOf } from '../../support/stripe-controls.ts';

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack();
  await stack.seedArticles();
});
afterAll(() => stack.stop());
beforeEach(() => stack.stripe.switches({ outage: false, holdWebhooks: false }));

const { create, list } = purchaseContract;
const { receipt } = receiptsContract;
const wanted = () => ({
  resourceId: paidArticle.id,
  resourceType: 'article' as const,
  returnUrl: `${stack.siteUrl}/articles/success`,
});

describe('starting a Checkout', () => {
  it('takes price, title and currency from our record, whatever the client sends', async () => {
    const buyer = await stack.register();
    const lies = { ...wanted(), title: 'Free lunch', price: 0.01, currency: 'jpy', userId: 'x' };
    const { url } = await stack.api(create, lies, buyer);
    const session = await stack.stripe.sdk.checkout.sessions.retrieve(sessionIdOf(url), {
      expand: ['line_items'],
    });
    expect(session.amount_total).toBe(paidArticle.priceMinor);
    expect(session.currency).toBe('gbp');
    expect(session.line_items?.data[0]?.description).toBe(paidArticle.title);
    expect(session.customer_email).toBe(buyer.email);
    expect(session.success_url).toBe(
      `${stack.siteUrl}/articles/success?resource_id=${paidArticle.id}&session_id={CHECKOUT_SESSION_ID}`,
    );
  });

  it('gives a double click the same session, and a hundred concurrent clicks, too', async () => {
    const buyer = await stack.register();
    const clicks = await Promise.all(Array.from({ length: 20 }, () => startCheckout(stack, buyer)));
    expect(new Set(clicks).size).toBe(1);
    expect(await startCheckout(stack, buyer)).toBe(clicks[0]);
  });

  it('opens a new session when the first one has expired', { tags: 'long' }, async () => {
    const buyer = await stack.register();
    const first = await startCheckout(stack, buyer);
    await stack.stripe.expire(first);
    await stack.stripe.idle();
    const second = await startCheckout(stack, buyer);
    expect(second).not.toBe(first);
  });

  it.each([
    ['another site', 'https://evil.example/articles'],
    ['another site without a scheme', '//evil.example/'],
    ['a script', 'javascript:alert(1)'],
    ['nonsense', 'http://'],
  ])('refuses to return to %s', async (_name, returnUrl) => {
    const buyer = await stack.register();
    for (const address of [{ returnUrl }, { cancelUrl: returnUrl }]) {
      const failure = await failureOf(stack.api(create, { ...wanted(), ...address }, buyer));
      expect([failure.status, failure.code]).toEqual([400, 'return_url_not_allowed']);
    }
  });

  it('returns a buyer who cancels to where they were, or to the item', async () => {
    const buyer = await stack.register();
    const cancelledAt = async (cancelUrl?: string) => {
      const { url } = await stack.api(create, { ...wanted(), cancelUrl }, buyer);
      const session = await stack.stripe.sdk.checkout.sessions.retrieve(sessionIdOf(url));
      return { id: session.id, cancel: session.cancel_url };
    };
    const plain = await cancelledAt();
    expect(plain.cancel).toBe(`${stack.siteUrl}/articles/${paidArticle.id}?checkout=cancelled`);
    const place = `/articles/${paidArticle.id}?q=archie&sort=price-low`;
    const filtered = await cancelledAt(stack.siteUrl + place);
    expect(filtered.cancel).toBe(`${stack.siteUrl}${place}&checkout=cancelled`);
    // A Checkout with another return URL is not reused and can no longer be paid.
    expect(filtered.id).not.toBe(plain.id);
    expect((await stack.stripe.sdk.checkout.sessions.retrieve(plain.id)).status).toBe('expired');
    expect((await cancelledAt(stack.siteUrl + place)).id).toBe(filtered.id);
    const longSearch = `${stack.siteUrl}/articles?q=${'%E5%9C%B0'.repeat(200)}`;
    expect((await cancelledAt(longSearch)).cancel).toBe(`${longSearch}&checkout=cancelled`);
  });

  it('refuses guests, unknown items, free items and owned items', async () => {
    const { buyer } = await buyArticle(stack);
    const code = async (input: Partial<ReturnType<typeof wanted>>, token?: string) => {
      const { status, code } = await failureOf(
        stack.api(create, { ...wanted(), ...input }, { token }),
      );
      return [status, code];
    };
    expect(await code({})).toEqual([401, 'not_signed_in']);
    expect(await code({ resourceId: 'nope' }, buyer.token)).toEqual([404, 'not_found']);
    const free = { resourceId: sampleArticles.free.id };
    expect(await code(free, buyer.token)).toEqual([409, 'item_is_free']);
    expect(await code({}, buyer.token)).toEqual([409, 'already_owned']);
  });

  it('reports clearly that Stripe is down, leaves nothing half done, and works again afterwards', async () => {
    const buyer = await stack.register();
    await stack.stripe.switches({ outage: true });
    const failure = await failureOf(stack.api(create, wanted(), buyer));
    expect([failure.status, failure.code]).toEqual([503, 'payment_unavailable']);
    expect(await stack.api(list, {}, buyer)).toEqual([]);
    await stack.stripe.switches({ outage: false });
    const sessionId = await startCheckout(stack, buyer);
    await stack.stripe.pay(sessionId);
    await stack.stripe.idle();
    expect((await verify(stack, buyer, sessionId)).verified).toBe(true);
  });
});

describe('a paid Checkout', () => {
  it("is listed, and has a receipt and an email, all with the server's figures", async () => {
    const { buyer, sessionId } = await buyArticle(stack);
    const [purchase, ...others] = await stack.api(list, {}, buyer);
    expect(others).toEqual([]);
    expect(purchase).toMatchObject({
      id: sessionId,
      resourceId: paidArticle.id,
      resourceType: 'article',
      status: 'owned',
      amountPaid: 4.5,
      currency: 'gbp',
    });
    expect(purchase?.downloadToken).toBeTruthy();
    const paper = await stack.api(receipt, { id: sessionId }, buyer);
    expect(paper).toMatchObject({ amountPaid: 4.5, amountRefunded: 0, email: buyer.email });
    const [mail] = await stack.waitForMails(buyer.email);
    expect(mail!.subject).toBe(`Your Outcrop receipt: ${paidArticle.title}`);
    expect(mail!.text).toContain('£4.50');
    expect(mail!.html).toContain(`${stack.siteUrl}/purchases`);
  });

  it('belongs to its buyer: for anybody else it does not exist', async () => {
    const { sessionId } = await buyArticle(stack);
    const other = await stack.register();
    const asked = await failureOf(verify(stack, other, sessionId));
    expect([asked.status, asked.code]).toEqual([404, 'purchase_not_found']);
    const paper = await failureOf(stack.api(receipt, { id: sessionId }, other));
    expect([paper.status, paper.code]).toEqual([404, 'purchase_not_found']);
    expect(await stack.api(list, {}, other)).toEqual([]);
  });

  it('grants nothing for another item', async () => {
    const { buyer, sessionId } = await buyArticle(stack);
    const failure = await failureOf(verify(stack, buyer, sessionId, sampleArticles.free.id));
    expect(failure.code).toBe('purchase_not_found');
  });
});

describe('anything but a paid Checkout of ours', () => {
  it('grants nothing while it is unpaid', async () => {
    const buyer = await stack.register();
    const sessionId = await startCheckout(stack, buyer);
    expect(await verify(stack, buyer, sessionId)).toMatchObject({
      verified: false,
      success: false,
      status: 'unpaid',
      amountPaid: 0,
    });
    expect(await stack.api(list, {}, buyer)).toEqual([]);
  });

  it('grants nothing for an invented session', async () => {
    const buyer = await stack.register();
    const failure = await failureOf(verify(stack, buyer, 'cs_test_invented'));
    expect([failure.status, failure.code]).toEqual([404, 'purchase_not_found']);
  });

  it.each([
    ['of another application', { owner: 'somebody-else' }, 450],
    ['with a cheaper amount', {}, 100],
  ])('grants nothing for a paid session %s', async (_name, metadata, amount) => {
    const buyer = await stack.register();
    const real = await stack.stripe.sdk.checkout.sessions.retrieve(
      await startCheckout(stack, buyer),
    );
    const forged = await stack.stripe.sdk.checkout.sessions.create({
      mode: 'payment',
      success_url: `${stack.siteUrl}/`,
      metadata: { ...real.metadata, ...metadata },
      line_items: [
        {
          quantity: 1,
          price_data: { currency: 'gbp', unit_amount: amount, product_data: { name: 'Forged' } },
        },
      ],
    });
    await stack.stripe.pay(forged.id);
    await stack.stripe.idle();
    expect((await failureOf(verify(stack, buyer, forged.id))).code).toBe('purchase_not_found');
    expect(await stack.api(list, {}, buyer)).toEqual([]);
  });
});
