import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { compareOne, findDifferences } from '#infra/reconcile/find-differences.ts';
import { accountContract } from '#shared/contracts/account.ts';
import type { Session } from '#shared/contracts/auth.ts';
import { purchaseContract } from '#shared/contracts/purchase.ts';
import { receiptsContract } from '#shared/contracts/receipts.ts';
import { paidArticle, startCheckout, verify } from '../../support/buy-article.ts';
import { startCreditsCheckout } from '../../support/buy-credits.ts';
import { readBooks } from '../../support/credit-books.ts';
import { registerAdmin } from '../../support/sample-admin.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';
import { sessionIdOf, type TypedDetails } from '../../support/stripe-controls.ts';
import { testPassword as password } from '../../support/test-members.ts';
import { makeCode, orderOfSession, startWithCode } from '../../support/use-code.ts';
import { taxSettings, useTaxes } from '../../support/use-taxes.ts';

let stack: TestStack;
let admin: Session;
beforeAll(async () => {
  stack = await startTestStack();
  await stack.seedArticles();
  admin = await registerAdmin(stack);
});
afterAll(() => stack.stop());
beforeEach(() => useTaxes(taxSettings.exclusive));
afterEach(() => useTaxes());

const { create, list } = purchaseContract;

const noDetails: TypedDetails = {};

async function buy({
  start = startCheckout,
  resourceId = paidArticle.id,
  details = noDetails,
} = {}) {
  const buyer = await stack.register();
  const sessionId = await start(stack, buyer);
  await stack.stripe.pay(sessionId, undefined, undefined, details);
  await stack.stripe.idle();
  const verified = await verify(stack, buyer, sessionId, resourceId);
  return { buyer, sessionId, verified, order: () => orderOfSession(stack, sessionId) };
}

const agreesWithStripe = (sessionId: string) =>
  expect(compareOne({ sessionId })).resolves.toEqual([]);

describe('Stripe Tax', () => {
  it.each([
    ['exclusive', 5.4, 90],
    ['inclusive', 4.5, 75],
  ] as const)('with %s prices is paid, granted and kept', async (prices, amountPaid, taxMinor) => {
    useTaxes(taxSettings[prices]);
    const { verified, sessionId, order } = await buy();
    expect(verified).toMatchObject({ verified: true, amountPaid });
    expect(await order()).toMatchObject({
      status: 'paid',
      amountMinor: Math.round(amountPaid * 100),
      taxMinor,
      quote: {
        subtotalMinor: 450,
        discountMinor: 0,
        tax: { mode: 'automatic', prices, taxCode: 'txcd_10302000' },
      },
      buyer: {
        name: 'Ada Reader',
        address: { line1: '1 Quarry Road', postalCode: 'LS1 1AA', city: 'Leeds', country: 'GB' },
      },
    });
    await agreesWithStripe(sessionId);
  });

  it.each([
    ['exclusive', 270, 45],
    ['inclusive', 225, 38],
  ] as const)('with %s prices and a code', async (prices, amountMinor, taxMinor) => {
    useTaxes(taxSettings[prices]);
    const code = `HALF-${prices}`;
    await makeCode(stack, admin, { code });
    const start = (_: TestStack, buyer: Session) => startWithCode(stack, buyer, code);
    const { sessionId, order } = await buy({ start });
    expect(await order()).toMatchObject({ status: 'paid', amountMinor, taxMinor });
    await agreesWithStripe(sessionId);
  });

  it.each(['exclusive', 'inclusive'] as const)(
    'with %s prices and a code that makes the item free',
    async (prices) => {
      useTaxes(taxSettings[prices]);
      const code = `FREE-${prices}`;
      await makeCode(stack, admin, { code, percentOff: 100 });
      const start = (_: TestStack, buyer: Session) => startWithCode(stack, buyer, code);
      const { buyer, sessionId, order } = await buy({ start });
      const paid = await order();
      expect(paid).toMatchObject({ status: 'paid', amountMinor: 0, buyer: { name: 'Ada Reader' } });
      expect(paid.taxMinor).toBeUndefined();
      expect(await stack.api(receiptsContract.receipt, { id: sessionId }, buyer)).toMatchObject({
        price: 4.5,
        discount: 4.5,
        tax: 0,
        amountPaid: 0,
        taxes: { net: 0 },
      });
      const { text = '' } = (await stack.waitForMails(buyer.email))[0]!;
      expect(text).toMatch(/Net: £0\.00\s+Tax: £0\.00\s+Total: £0\.00/);
      await agreesWithStripe(sessionId);
    },
  );

  it('counts yen without decimals', async () => {
    const yen = { ...paidArticle, id: 'yen', priceMinor: 505, currency: 'jpy' };
    await stack.seedArticles([yen]);
    const start = async (_: TestStack, buyer: Session) => {
      const returnUrl = `${stack.siteUrl}/articles/success`;
      const request = { resourceId: 'yen', resourceType: 'article' as const, returnUrl };
      return sessionIdOf((await stack.api(create, request, buyer)).url);
    };
    const details = { country: 'JP' };
    const { verified, sessionId, order } = await buy({ start, resourceId: 'yen', details });
    expect(verified).toMatchObject({ verified: true, amountPaid: 556, currency: 'jpy' });
    expect(await order()).toMatchObject({ amountMinor: 556, taxMinor: 51 });
    await agreesWithStripe(sessionId);
  });

  it('keeps the tax id of a company, which pays no tax where charges are reversed', async () => {
    const { order } = await buy({ details: { country: 'DE', tax_id: 'DE123456789' } });
    const paid = await order();
    expect(paid).toMatchObject({ amountMinor: 450, buyer: { taxIds: ['DE123456789'] } });
    expect(paid.taxMinor).toBeUndefined();
  });

  it('is returned with a partial refund, and with the rest', async () => {
    const { buyer, sessionId, order } = await buy();
    await stack.stripe.refund(sessionId, 200);
    await stack.stripe.idle();
    expect(await order()).toMatchObject({ status: 'paid', refundedMinor: 200 });
    await stack.stripe.refund(sessionId, 340);
    await stack.stripe.idle();
    expect(await order()).toMatchObject({ status: 'refunded', refundedMinor: 540 });
    expect(await stack.api(list, {}, buyer)).toMatchObject([{ status: 'refunded' }]);
    await agreesWithStripe(sessionId);
  });

  it('is included in the total of which a partial refund of credits is a share', async () => {
    const { buyer, sessionId } = await buy({ start: startCreditsCheckout, resourceId: 'medium' });
    await stack.stripe.refund(sessionId, 600);
    await stack.stripe.idle();
    // Half of £12.00 took back half of 50 credits; 5 came with the account.
    expect((await readBooks(buyer.id)).credits).toBe(30);
    await agreesWithStripe(sessionId);
  });

  it('is as it was when the order was placed', async () => {
    const buyer = await stack.register();
    const sessionId = await startCheckout(stack, buyer);
    useTaxes();
    await stack.stripe.pay(sessionId);
    expect(await verify(stack, buyer, sessionId)).toMatchObject({ amountPaid: 5.4 });
  });

  it('switched on in the meantime is in the next Checkout, and the open one is closed', async () => {
    const buyer = await stack.register();
    useTaxes();
    const before = await startCheckout(stack, buyer);
    useTaxes(taxSettings.inclusive);
    const after = await startCheckout(stack, buyer);
    const { sessions } = stack.stripe.sdk.checkout;
    expect(after).not.toBe(before);
    expect((await sessions.retrieve(before)).status).toBe('expired');
    expect((await sessions.retrieve(after)).automatic_tax.enabled).toBe(true);
  });

  it('prevents sales if it is not active at Stripe, and nothing is left open', async () => {
    await stack.stripe.switches({ taxPending: true });
    const buyer = await stack.register();
    const refused = startCheckout(stack, buyer);
    await expect(refused).rejects.toMatchObject({ code: 'payment_unavailable' });
    await stack.stripe.switches({ taxPending: false });
    expect(await startCheckout(stack, buyer)).toMatch(/^cs_/);
  });

  it('leaves no name or address in the order of a deleted account, even if it is refunded', async () => {
    const { buyer, sessionId, order } = await buy();
    await stack.api(accountContract.deleteAccount, { password }, buyer);
    const kept = await order();
    expect(kept).toMatchObject({ email: '', amountMinor: 540, taxMinor: 90 });
    expect(kept).not.toHaveProperty('buyer');
    await stack.stripe.refund(sessionId);
    await stack.stripe.idle();
    const refunded = await order();
    expect(refunded).toMatchObject({ status: 'refunded', email: '', refundedMinor: 540 });
    expect(refunded).not.toHaveProperty('buyer');
    await agreesWithStripe(sessionId);
  });

  it('is returned with a lost dispute', async () => {
    const { sessionId, order } = await buy();
    await stack.stripe.openDispute(sessionId);
    await stack.stripe.closeDispute(sessionId, 'lost');
    await stack.stripe.idle();
    expect(await order()).toMatchObject({ status: 'charged_back', amountMinor: 540, taxMinor: 90 });
    await agreesWithStripe(sessionId);
  });
});

it('Managed Payments charge what was quoted and their tax', async () => {
  useTaxes(taxSettings.managed);
  const { verified, sessionId, order } = await buy();
  expect(verified).toMatchObject({ verified: true, amountPaid: 5.4 });
  expect(await order()).toMatchObject({ taxMinor: 90, quote: { tax: { mode: 'managed' } } });
  await agreesWithStripe(sessionId);
});

it('causes no difference between Stripe and the shop', async () => {
  const day = 24 * 3600 * 1000;
  const [from, to] = [-day, day].map((ms) => new Date(Date.now() + ms).toISOString());
  const { counts, differences } = await findDifferences({ from: from!, to: to! }, 0);
  expect(differences).toEqual([]);
  expect(counts.payments).toBeGreaterThan(8);
});
