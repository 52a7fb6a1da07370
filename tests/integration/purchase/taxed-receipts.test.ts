import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Session } from '#shared/contracts/auth.ts';
import { purchaseContract } from '#shared/contracts/purchase.ts';
import { receiptsContract } from '#shared/contracts/receipts.ts';
import type { Taxes } from '#shared/site-config/taxes-schema.ts';
import { startCheckout } from '../../support/buy-article.ts';
import { failureOf } from '../../support/failure-of.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';
import { taxSettings, useTaxes } from '../../support/use-taxes.ts';

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack();
  await stack.seedArticles();
});
afterAll(() => stack.stop());
beforeEach(() => stack.stripe.switches({ holdWebhooks: false, outage: false }));
afterEach(() => useTaxes());

const { list } = purchaseContract;
const { receipt, invoice } = receiptsContract;

async function buy(taxes?: Taxes, details = {}): Promise<{ buyer: Session; id: string }> {
  useTaxes(taxes);
  const buyer = await stack.register();
  const id = await startCheckout(stack, buyer);
  // The order decides what is shown, whatever the site's setting is now.
  useTaxes();
  await stack.stripe.pay(id, undefined, undefined, details);
  await stack.stripe.idle();
  return { buyer, id };
}

it.each([
  ['exclusive', { net: 4.5, tax: 0.9, amountPaid: 5.4 }],
  ['inclusive', { net: 3.75, tax: 0.75, amountPaid: 4.5 }],
] as const)(
  'a receipt with %s prices has seller, buyer, net, tax and gross',
  async (prices, sums) => {
    const { buyer, id } = await buy(taxSettings[prices], { tax_id: 'GB123456789' });
    const { net, ...paid } = sums;
    expect(await stack.api(receipt, { id }, buyer)).toMatchObject({
      price: 4.5,
      ...paid,
      taxes: {
        seller: 'shop',
        sellerTaxId: 'VAT number GB 999 9999 73',
        prices,
        net,
        buyer: ['Ada Reader', '1 Quarry Road', 'LS1 1AA Leeds', 'United Kingdom'],
        buyerTaxIds: ['GB123456789'],
        hasInvoice: true,
      },
    });
    const { number, url } = await stack.api(invoice, { id }, buyer);
    const page = await (await fetch(url)).text();
    expect([page.includes(number), page.includes(`£${net.toFixed(2)}`)]).toEqual([true, true]);
    expect(await stack.api(list, {}, buyer)).toMatchObject([{ id, hasInvoice: true }]);
  },
);

it('the email has the same, and links to the receipt with the invoice', async () => {
  const { buyer, id } = await buy(taxSettings.exclusive, { country: 'DE', tax_id: 'DE123456789' });
  const { text = '' } = (await stack.waitForMails(buyer.email))[0]!;
  expect(text).toContain('Net: £4.50\nTax: £0.00\nTotal: £4.50');
  expect(text).toMatch(/Sold by Outcrop Geoscience,\s+VAT number GB 999 9999 73/);
  expect(text.replaceAll(/\s+/g, ' ')).toContain(
    'Sold to Ada Reader, 1 Quarry Road, LS1 1AA Leeds, Germany, tax ID DE123456789',
  );
  expect(text).toContain(`${stack.siteUrl}/purchases?receipt=${id}`);
  expect(text).not.toContain('invoices/');
});

it('without taxes, none of this appears', async () => {
  const { buyer, id } = await buy();
  expect(await stack.api(receipt, { id }, buyer)).not.toHaveProperty('taxes');
  expect((await stack.api(list, {}, buyer))[0]!).not.toHaveProperty('hasInvoice');
  const { text = '' } = (await stack.waitForMails(buyer.email))[0]!;
  expect(text).not.toMatch(/Net|Tax|Sold by|invoice/);
  const refused = await failureOf(stack.api(invoice, { id }, buyer));
  expect(refused.message).toBe(
    '404 not_found There is no invoice for this purchase. The receipt says what was paid.',
  );
});

it('Managed Payments are sold by Link, which sends the invoice', async () => {
  const { buyer, id } = await buy(taxSettings.managed);
  expect(await stack.api(receipt, { id }, buyer)).toMatchObject({
    tax: 0.9,
    taxes: { seller: 'link', net: 4.5, hasInvoice: false },
  });
  const { text = '' } = (await stack.waitForMails(buyer.email))[0]!;
  expect(text).toContain('Sold by Link, on behalf of Outcrop Geoscience');
  expect(text).toContain('Link sends you the invoice in a separate email.');
});

it('an invoice is shown only to its owner', async () => {
  const { id } = await buy(taxSettings.exclusive);
  const stranger = await stack.register();
  const refused = await failureOf(stack.api(invoice, { id }, stranger));
  expect(refused.code).toBe('purchase_not_found');
  expect((await failureOf(stack.api(invoice, { id }))).status).toBe(401);
});

it('an invoice waits for a delayed payment, and for Stripe', async () => {
  useTaxes(taxSettings.exclusive);
  const buyer = await stack.register();
  const id = await startCheckout(stack, buyer);
  await stack.stripe.payLater(id);
  await stack.stripe.idle();
  const [waiting] = await stack.api(list, {}, buyer);
  expect([waiting!.status, waiting!.hasInvoice]).toEqual(['processing', undefined]);
  const early = await failureOf(stack.api(invoice, { id }, buyer));
  expect(early.message).toBe(
    '404 not_found The invoice is not ready yet. Please try again in a moment.',
  );
  await stack.stripe.settle(id, true);
  await stack.stripe.idle();
  expect((await stack.api(invoice, { id }, buyer)).number).toMatch(/^LOCAL-/);
  await stack.stripe.switches({ outage: true });
  expect((await failureOf(stack.api(invoice, { id }, buyer))).code).toBe('payment_unavailable');
  expect(await stack.api(receipt, { id }, buyer)).toMatchObject({ amountPaid: 5.4 });
});
