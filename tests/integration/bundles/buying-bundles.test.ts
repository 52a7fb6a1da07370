import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Bundle } from '#functions/domain/bundles/bundle.ts';
import { changeItem } from '#functions/domain/catalogue/catalogue-repository.ts';
import type { Session } from '#shared/contracts/auth.ts';
import { accountContract } from '#shared/contracts/account.ts';
import { downloadsContract } from '#shared/contracts/downloads.ts';
import { ordersContract } from '#shared/contracts/orders.ts';
import { purchaseContract } from '#shared/contracts/purchase.ts';
import { receiptsContract } from '#shared/contracts/receipts.ts';
import type { ApiFailure } from '../../support/call-api.ts';
import { verify } from '../../support/buy-article.ts';
import { buy, orderOf, seedBundle, startCheckoutOf, statesOf } from '../../support/buy-bundle.ts';
import { failureOf } from '../../support/failure-of.ts';
import { registerAdmin } from '../../support/sample-admin.ts';
import { signedEvent } from '../../support/signed-event.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';
import { repeats } from '../../support/tier.ts';
import { makeCode } from '../../support/use-code.ts';

let stack: TestStack;
let admin: Session;
let bundle: Bundle;
let buyer: Session;
beforeAll(async () => {
  stack = await startTestStack();
  admin = await registerAdmin(stack);
});
afterAll(() => stack.stop());
beforeEach(async () => {
  await stack.stripe.switches({ holdWebhooks: false });
  // 20.00 separately: shares of 7.50, 4.50 and 3.00.
  bundle = await seedBundle(stack, 1500, [1000, 600, 400]);
  buyer = await stack.register();
});

const { create, list, webhook } = purchaseContract;
const states = () => statesOf(stack, buyer, bundle);
const part = (index: number) => bundle.parts[index]!.resourceId;

async function totalOf(sessionId: string): Promise<number | null> {
  return (await stack.stripe.sdk.checkout.sessions.retrieve(sessionId)).amount_total;
}

/** Returns the text of the buyer's email about something, once there are this many. */
async function mailAbout(title: string, count: number): Promise<string> {
  const mails = await stack.waitForMails(buyer.email, count);
  return mails.find(({ subject }) => subject.includes(title))!.text!;
}

describe('a bundle', () => {
  it('is one line at Stripe, and each of its items can be downloaded once it is paid', async () => {
    const sessionId = await buy(stack, buyer, 'bundle', bundle.id);
    const { data } = await stack.stripe.sdk.checkout.sessions.listLineItems(sessionId);
    expect(data.map(({ description, amount_total }) => [description, amount_total])).toEqual([
      [bundle.title, 1500],
    ]);
    const verified = await verify(stack, buyer, sessionId, bundle.id);
    expect(verified).toMatchObject({ verified: true, resourceType: 'bundle', amountPaid: 15 });
    expect(verified).not.toHaveProperty('downloadToken');
    const purchases = await stack.api(list, {}, buyer);
    expect(
      purchases.map(({ resourceType, title, amountPaid }) => [title, resourceType, amountPaid]),
    ).toEqual(bundle.parts.map(({ title }, index) => [title, 'article', [7.5, 4.5, 3][index]]));
    for (const { resourceId: id, downloadToken: token, bundle: from } of purchases) {
      expect(from).toEqual({ id: bundle.id, title: bundle.title });
      expect((await stack.send(downloadsContract.article, { id, token: token! })).status).toBe(302);
    }
  });

  it('has one receipt, one email and one order, and is in the data export', async () => {
    const sessionId = await buy(stack, buyer, 'bundle', bundle.id);
    const receipt = await stack.api(receiptsContract.receipt, { id: sessionId }, buyer);
    expect(receipt).toMatchObject({
      title: bundle.title,
      resourceType: 'bundle',
      amountPaid: 15,
      bundle: { price: 15, parts: [{ amount: 7.5 }, { amount: 4.5 }, { amount: 3 }] },
    });
    const [mail, ...others] = await stack.waitForMails(buyer.email);
    expect(others).toEqual([]);
    expect(mail!.subject).toContain(bundle.title);
    for (const { title } of bundle.parts) expect(mail!.text).toContain(title);
    const { id } = await orderOf(buyer, sessionId);
    const order = await stack.api(ordersContract.get, { id }, admin);
    expect(order).toMatchObject({ resourceType: 'bundle', access: 'owned', amount: 15 });
    expect(order.bundle!.parts.map(({ amount }) => amount)).toEqual([7.5, 4.5, 3]);
    const exported = await stack.api(accountContract.exportData, {}, buyer);
    expect(JSON.stringify(exported)).toContain(`article#${part(2)}`);
  });

  it('costs less by the shares of what the buyer owns, and grants the rest', async () => {
    await buy(stack, buyer, 'article', part(0));
    const sessionId = await buy(stack, buyer, 'bundle', bundle.id);
    expect(await totalOf(sessionId)).toBe(750);
    expect((await orderOf(buyer, sessionId)).quote!.bundle).toMatchObject({
      priceMinor: 1500,
      parts: [{ shareMinor: 450 }, { shareMinor: 300 }],
    });
    expect(await states()).toEqual(['owned', 'owned', 'owned']);
    expect(await mailAbout(bundle.title, 2)).toContain('What you owned already: -£7.50');
    // An item bought separately stays when the bundle is refunded, and vice versa.
    await stack.stripe.refund(sessionId);
    await stack.stripe.idle();
    expect(await states()).toEqual(['owned', 'refunded', 'refunded']);
    expect(await totalOf(await startCheckoutOf(stack, buyer, 'bundle', bundle.id))).toBe(750);
  });

  it('is refused to those who own all of it, and while one of its items is being paid', async () => {
    await buy(stack, buyer, 'bundle', bundle.id);
    const owned = await failureOf(startCheckoutOf(stack, buyer, 'bundle', bundle.id));
    expect([owned.status, owned.code]).toEqual([409, 'already_owned']);
    expect((await failureOf(startCheckoutOf(stack, buyer, 'article', part(1)))).code).toBe(
      'already_owned',
    );
    const other = await stack.register();
    await stack.stripe.payLater(await startCheckoutOf(stack, other, 'article', part(1)));
    await stack.stripe.idle();
    expect((await failureOf(startCheckoutOf(stack, other, 'bundle', bundle.id))).code).toBe(
      'payment_processing',
    );
  });

  it('reserves its items while a delayed payment is pending, and releases them if it fails', async () => {
    const sessionId = await startCheckoutOf(stack, buyer, 'bundle', bundle.id);
    await stack.stripe.payLater(sessionId);
    await stack.stripe.idle();
    expect(await states()).toEqual(['processing', 'processing', 'processing']);
    await stack.stripe.settle(sessionId, false);
    await stack.stripe.idle();
    expect(await states()).toEqual(['none', 'none', 'none']);
  });

  it('is not sold while one of its items is not, but open Checkouts are still granted', async () => {
    const sessionId = await startCheckoutOf(stack, buyer, 'bundle', bundle.id);
    await changeItem('articles', part(1), { shelf: 'unpublished' });
    const refused = await failureOf(
      startCheckoutOf(stack, await stack.register(), 'bundle', bundle.id),
    );
    expect([refused.status, refused.code]).toEqual([404, 'not_found']);
    await stack.stripe.pay(sessionId);
    await stack.stripe.idle();
    expect(await states()).toEqual(['owned', 'owned', 'owned']);
  });

  it('accepts codes for everything and for itself, but none for one of its items', async () => {
    const of = (resourceType: 'article' | 'bundle', resourceId: string) => ({
      items: [{ resourceType, resourceId }],
    });
    await makeCode(stack, admin, { code: 'BUNDLE-ALL' });
    await makeCode(stack, admin, { code: 'BUNDLE-ONE', ...of('bundle', bundle.id) });
    await makeCode(stack, admin, { code: 'BUNDLE-PART', ...of('article', part(0)) });
    const start = (code: string) => startCheckoutOf(stack, buyer, 'bundle', bundle.id, code);
    expect((await failureOf(start('BUNDLE-PART'))).code).toBe('code_refused');
    expect(await totalOf(await start('BUNDLE-ALL'))).toBe(750);
    const sessionId = await buy(stack, buyer, 'bundle', bundle.id, 'BUNDLE-ONE');
    expect(await totalOf(sessionId)).toBe(750);
    const purchases = await stack.api(list, {}, buyer);
    expect(purchases.map(({ amountPaid }) => amountPaid)).toEqual([3.75, 2.25, 1.5]);
  });
});

describe('many at once', () => {
  it(
    'webhooks and verify calls grant each item once and send one email',
    { tags: 'repeats' },
    async () => {
      await stack.stripe.switches({ holdWebhooks: true });
      const sessionId = await startCheckoutOf(stack, buyer, 'bundle', bundle.id);
      await buy(stack, buyer, 'article', part(2)).catch(() => undefined);
      await stack.stripe.pay(sessionId);
      const event = await signedEvent('checkout.session.completed', { id: sessionId });
      const send = async () => (await fetch(stack.gatewayUrl + webhook.path, event())).status;
      const times = { length: repeats(20, 100) };
      const [statuses] = await Promise.all([
        Promise.all(Array.from(times, send)),
        Promise.all(Array.from(times, () => verify(stack, buyer, sessionId, bundle.id))),
      ]);
      expect(new Set(statuses)).toEqual(new Set([200]));
      const purchases = await stack.api(list, {}, buyer);
      expect(purchases.map(({ status }) => status)).toEqual(['owned', 'owned', 'owned']);
      await stack.waitForMails(buyer.email);
      await stack.invoke('sweep', {});
      expect(await stack.mails(buyer.email)).toHaveLength(1);
    },
  );

  it('clicks open one Checkout', { tags: 'repeats' }, async () => {
    const request = {
      resourceType: 'bundle' as const,
      resourceId: bundle.id,
      returnUrl: `${stack.siteUrl}/success`,
    };
    const clicks = Array.from({ length: repeats(10, 100) }, () =>
      stack.api(create, request, buyer),
    );
    const outcomes = await Promise.allSettled(clicks);
    const urls = outcomes.flatMap((one) => (one.status === 'fulfilled' ? [one.value.url] : []));
    expect(new Set(urls).size).toBe(1);
    // A hundred exceed a member's rate limit; nothing else refuses them.
    const refused = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(refused.filter((error) => (error as ApiFailure).code !== 'too_many_requests')).toEqual(
      [],
    );
  });
});
