// @module-tag long

import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { discountMinorOf } from '#functions/domain/codes/code.ts';
import { bundlePrice } from '#shared/constants/bundle-price.ts';
import { minimumCharge } from '#shared/constants/price-rule.ts';
import type { Session } from '#shared/contracts/auth.ts';
import { purchaseContract } from '#shared/contracts/purchase.ts';
import { buy, orderOf, seedBundle, startCheckoutOf, statesOf } from '../../support/buy-bundle.ts';
import { verify } from '../../support/buy-article.ts';
import { registerAdmin } from '../../support/sample-admin.ts';
import { signedEvent } from '../../support/signed-event.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';
import { propertyRuns } from '../../support/tier.ts';
import { makeCode } from '../../support/use-code.ts';
import { taxSettings, useTaxes } from '../../support/use-taxes.ts';

let stack: TestStack;
let admin: Session;
beforeAll(async () => {
  stack = await startTestStack();
  admin = await registerAdmin(stack);
});
afterAll(() => stack.stop());

const { webhook } = purchaseContract;
const least = minimumCharge('gbp');

/** `before`: bought before the bundle is ordered. `between`: before it is paid. */
const anyPart = fc.record({
  priceMinor: fc.integer({ min: least, max: 5000 }),
  bought: fc.constantFrom('never', 'never', 'before', 'between'),
});
const anyNews = fc.array(fc.constantFrom('completed', 'expired', 'verify', 'sweep'), {
  minLength: 1,
  maxLength: 5,
});
const anyTax = fc.option(fc.constantFrom(...Object.values(taxSettings)), { nil: undefined });

let count = 0;

it(
  'is charged as quoted, granted once, and revoked only where it was granted',
  { tags: 'repeats' },
  async () => {
    const property = fc.asyncProperty(
      fc.array(anyPart, { minLength: 2, maxLength: 6 }),
      fc.integer({ min: 1, max: 100 }),
      fc.option(fc.integer({ min: 1, max: 100 }), { nil: undefined }),
      anyTax,
      anyNews,
      fc.constantFrom('keeps', 'in part', 'in full', 'dispute'),
      async (parts, percent, percentOff, tax, news, ending) => {
        await stack.stripe.switches({ holdWebhooks: false });
        useTaxes();
        const buyer = await stack.register();
        const sumMinor = parts.reduce((sum, { priceMinor }) => sum + priceMinor, 0);
        const bundle = await seedBundle(
          stack,
          Math.max(least, Math.floor((sumMinor * percent) / 100)),
          parts.map(({ priceMinor }) => priceMinor),
        );
        const buyParts = async (when: 'before' | 'between') => {
          for (const [index, { bought }] of parts.entries()) {
            if (bought === when)
              await buy(stack, buyer, 'article', bundle.parts[index]!.resourceId);
          }
        };
        await buyParts('before');
        const asked = parts.map(({ priceMinor, bought }) => {
          return { priceMinor, isOwned: bought === 'before' };
        });
        const { dueMinor, sharesMinor } = bundlePrice(bundle.priceMinor, bundle.currency, asked);
        const code = percentOff === undefined ? undefined : `RANDOM-BUNDLE-${++count}`;
        if (code) await makeCode(stack, admin, { code, percentOff: percentOff! });
        useTaxes(tax);
        const opening = startCheckoutOf(stack, buyer, 'bundle', bundle.id, code);
        if (dueMinor === 0) {
          await expect(opening).rejects.toMatchObject({ code: 'already_owned' });
          return;
        }
        const toPay =
          dueMinor - (code ? discountMinorOf({ percentOff: percentOff! }, dueMinor) : 0);
        if (toPay > 0 && toPay < least) {
          await expect(opening).rejects.toMatchObject({ code: 'code_refused' });
          return;
        }
        const sessionId = await opening;
        useTaxes();
        await buyParts('between');

        const quoted = await orderOf(buyer, sessionId);
        await stack.stripe.switches({ holdWebhooks: true });
        await stack.stripe.pay(sessionId);
        const session = await stack.stripe.sdk.checkout.sessions.retrieve(sessionId);
        expect(session.amount_subtotal).toBe(dueMinor);
        const missing = sharesMinor.filter((_share, index) => !asked[index]!.isOwned);
        expect(quoted.quote!.bundle!.parts.map(({ shareMinor }) => shareMinor)).toEqual(missing);
        const hear = async (what: (typeof news)[number]): Promise<unknown> => {
          if (what === 'verify') return verify(stack, buyer, sessionId, bundle.id);
          if (what === 'sweep') return stack.invoke('sweep', {});
          const event = await signedEvent(`checkout.session.${what}`, { id: sessionId });
          const { status } = await fetch(stack.gatewayUrl + webhook.path, event());
          return expect(status).toBe(200);
        };
        await Promise.all(news.map(hear));
        // Twice, because refunds that the shop makes itself are seen only at the next check.
        for (let look = 0; look < 2; look++) await verify(stack, buyer, sessionId, bundle.id);

        const mine = parts.filter(({ bought }) => bought !== 'before');
        const granted = mine.map(({ bought }) => bought === 'never');
        const paidMinor = session.amount_total!;
        const after = await orderOf(buyer, sessionId);
        const isDuplicate = !granted.includes(true);
        expect(after.quote).toEqual(quoted.quote);
        expect(after.amountMinor).toBe(paidMinor);
        expect(after.open).toBeUndefined();
        expect(after.status).toBe(isDuplicate ? 'refunded' : 'paid');
        const backMinor = after.refundedMinor!;
        if (isDuplicate) expect(backMinor).toBe(paidMinor);
        // The parts bought in the meantime, in proportion, to within one unit each.
        const quotedMinor = missing.reduce((sum, share) => sum + share, 0);
        const twiceMinor = missing.reduce(
          (sum, share, index) => (granted[index] ? sum : sum + share),
          0,
        );
        expect(Math.abs(backMinor - (paidMinor * twiceMinor) / quotedMinor)).toBeLessThanOrEqual(
          missing.length,
        );
        expect(await statesOf(stack, buyer, bundle)).toEqual(parts.map(() => 'owned'));
        if (isDuplicate || paidMinor === backMinor) return;

        if (ending === 'in part' && paidMinor - backMinor > 1) {
          await stack.stripe.refund(sessionId, paidMinor - backMinor - 1);
        }
        if (ending === 'in full') await stack.stripe.refund(sessionId);
        if (ending === 'dispute') await stack.stripe.openDispute(sessionId);
        await Promise.all(news.map(hear));
        await verify(stack, buyer, sessionId, bundle.id);
        const ended = ({ 'in full': 'refunded', dispute: 'disputed' } as const)[
          ending as 'dispute'
        ];
        expect(await statesOf(stack, buyer, bundle)).toEqual(
          parts.map(({ bought }) => (bought === 'never' ? (ended ?? 'owned') : 'owned')),
        );
      },
    );
    // The share of the first part was 0, so access to it was lost when the other one was refunded.
    const once: Parameters<typeof property.run>[0] = [
      [
        { priceMinor: 30, bought: 'never' },
        { priceMinor: 1771, bought: 'between' },
      ],
      1,
      undefined,
      undefined,
      ['completed'],
      'keeps',
    ];
    await fc.assert(property, { numRuns: propertyRuns(6), examples: [once] });
  },
);
