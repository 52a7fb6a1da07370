// @module-tag long

import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { creditsContract, packageId } from '#shared/contracts/credits.ts';
import type { Session } from '#shared/contracts/auth.ts';
import { purchaseContract } from '#shared/contracts/purchase.ts';
import { siteConfig } from '#shared/site-config/index.ts';
import { minimumCharge } from '#shared/constants/price-rule.ts';
import { discountMinorOf } from '#functions/domain/codes/code.ts';
import { readBooks } from '../../support/credit-books.ts';
import { paidArticle, verify } from '../../support/buy-article.ts';
import { registerAdmin } from '../../support/sample-admin.ts';
import { signedEvent } from '../../support/signed-event.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';
import { sessionIdOf } from '../../support/stripe-controls.ts';
import { propertyRuns } from '../../support/tier.ts';
import { makeCode, orderOfSession, usesOf } from '../../support/use-code.ts';
import { taxSettings, useTaxes } from '../../support/use-taxes.ts';

let stack: TestStack;
let admin: Session;
beforeAll(async () => {
  stack = await startTestStack();
  admin = await registerAdmin(stack);
  await stack.stripe.switches({ holdWebhooks: true });
});
afterAll(() => stack.stop());

const { create, webhook, list } = purchaseContract;

const anyItem = fc.oneof(
  fc.record({ priceMinor: fc.integer({ min: minimumCharge('gbp'), max: 99_999 }) }),
  fc.record({ packageId: fc.constantFrom(...packageId.options) }),
);
const anyDiscount = fc.option(
  fc.oneof(
    fc.record({ percentOff: fc.integer({ min: 1, max: 100 }) }),
    fc.record({ amountOffMinor: fc.integer({ min: 1, max: 120_000 }) }),
  ),
  { nil: undefined },
);
/** How we learn what happened: events may be first, repeated or late. */
const anyNews = fc.array(fc.constantFrom('completed', 'expired', 'verify', 'sweep'), {
  minLength: 1,
  maxLength: 5,
});
/** Nothing is taxed, or a buyer of any country is: with a rate, without one, and as a company that owes the tax. */
const anyTax = fc.option(
  fc.record({
    setting: fc.constantFrom(...Object.values(taxSettings)),
    country: fc.constantFrom('GB', 'CH', 'DE', 'US'),
    tax_id: fc.constantFrom('', 'DE123456789'),
  }),
  { nil: undefined },
);
const anyRefunds = fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 3 });

let count = 0;

it(
  'is charged as quoted, granted once, and revoked in the right proportion',
  { tags: 'repeats' },
  async () => {
    const property = fc.asyncProperty(
      anyItem,
      anyDiscount,
      anyTax,
      anyNews,
      anyRefunds,
      async (item, discount, tax, news, refundPercents) => {
        const buyer = await stack.register();
        useTaxes(tax?.setting);
        const code = discount && `OFFER-${++count}`;
        if (code && 'percentOff' in discount) await makeCode(stack, admin, { code, ...discount });
        if (code && 'amountOffMinor' in discount) {
          await makeCode(stack, admin, { code, amountOff: discount.amountOffMinor / 100 });
        }
        const priceMinor =
          'priceMinor' in item
            ? item.priceMinor
            : siteConfig.credits.packages[item.packageId].amountMinor;
        const dueMinor = priceMinor - (discount ? discountMinorOf(discount, priceMinor) : 0);
        const opening = open(buyer, item, code);
        if (dueMinor > 0 && dueMinor < minimumCharge('gbp')) {
          await expect(opening).rejects.toMatchObject({ code: 'code_refused' });
          return;
        }
        const { sessionId, resourceId } = await opening;
        const before = await orderOfSession(stack, sessionId);
        expect(before).toMatchObject({ status: 'pending', amountMinor: dueMinor });
        // The setting changes while the buyer pays: the quote is kept.
        useTaxes();
        await stack.stripe.pay(sessionId, undefined, undefined, tax);
        const paid = await stack.stripe.sdk.checkout.sessions.retrieve(sessionId);
        const taxMinor = paid.total_details!.amount_tax;
        const isAdded = tax?.setting.prices === 'exclusive';
        const paidMinor = dueMinor + (isAdded ? taxMinor : 0);
        expect(paid).toMatchObject({ amount_subtotal: priceMinor, amount_total: paidMinor });
        if (!tax) expect(taxMinor).toBe(0);

        const hear = async (what: (typeof news)[number]): Promise<unknown> => {
          if (what === 'verify') return verify(stack, buyer, sessionId, resourceId);
          if (what === 'sweep') return stack.invoke('sweep', {});
          const event = await signedEvent(`checkout.session.${what}`, { id: sessionId });
          const { status } = await fetch(stack.gatewayUrl + webhook.path, event());
          return expect(status).toBe(200);
        };
        let refundedMinor = 0;
        for (const percent of paidMinor > 0 ? refundPercents : []) {
          const partMinor = Math.min(
            Math.ceil((paidMinor * percent) / 100),
            paidMinor - refundedMinor,
          );
          if (partMinor === 0) break;
          await Promise.all([hear(news[0]!), stack.stripe.refund(sessionId, partMinor)]);
          refundedMinor += partMinor;
        }
        await Promise.all(news.map(hear));
        await verify(stack, buyer, sessionId, resourceId);

        const order = await orderOfSession(stack, sessionId);
        const isRefunded = paidMinor > 0 && refundedMinor === paidMinor;
        expect(order).toMatchObject({
          status: isRefunded ? 'refunded' : 'paid',
          amountMinor: paidMinor,
          refundedMinor,
          quote: before.quote,
        });
        expect(order.taxMinor ?? 0).toBe(taxMinor);
        expect(order.quote!.tax?.mode).toBe(tax?.setting.mode);
        const purchases = await stack.api(list, {}, buyer);
        expect(purchases.length).toBe(order.grantedAt ? 1 : 0);
        if (code) expect(await usesOf(stack, admin, code)).toBe(order.grantedAt ? 1 : 0);
        if ('packageId' in item) {
          const { credits } = siteConfig.credits.packages[item.packageId];
          const takenBack = refundedMinor && Math.ceil((credits * refundedMinor) / paidMinor);
          const kept = order.grantedAt ? credits - takenBack : 0;
          expect((await readBooks(buyer.id)).credits).toBe(siteConfig.credits.signUp + kept);
        }
      },
    );
    await fc.assert(property, { numRuns: propertyRuns(8) });
  },
);

async function open(
  buyer: Session,
  item: { priceMinor: number } | { packageId: (typeof packageId.options)[number] },
  code: string | undefined,
): Promise<{ sessionId: string; resourceId: string }> {
  if ('packageId' in item) {
    const { url } = await stack.api(creditsContract.purchase, { ...item, code }, buyer);
    return { sessionId: sessionIdOf(url), resourceId: item.packageId };
  }
  const resourceId = `offer-${++count}`;
  await stack.seedArticles([{ ...paidArticle, id: resourceId, ...item }]);
  const returnUrl = `${stack.siteUrl}/articles/success`;
  const request = { resourceId, resourceType: 'article' as const, returnUrl, code };
  const { url } = await stack.api(create, request, buyer);
  return { sessionId: sessionIdOf(url), resourceId };
}
