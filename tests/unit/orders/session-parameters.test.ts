import { describe, expect, it } from 'vitest';
import type { Order } from '#functions/domain/orders/order.ts';
import type { QuotedTax } from '#functions/domain/orders/quoted-tax.ts';
import { sessionParameters } from '#functions/domain/orders/session-parameters.ts';

const order = {
  id: 'order-1',
  email: 'a@example.test',
  title: 'A paper',
  amountMinor: 450,
  currency: 'gbp',
  quote: { subtotalMinor: 450, discountMinor: 0, currency: 'gbp' },
  successUrl: 'https://shop.test/articles/success?resource_id=a',
  cancelUrl: 'https://shop.test/articles/a?checkout=cancelled',
  checkoutExpiresAt: 1_800_000_000,
} as Order;
const taxed = (tax: QuotedTax) => sessionParameters({ ...order, quote: { ...order.quote!, tax } });
const taxCode = 'txcd_10302000';

describe('a Checkout Session', () => {
  it('without taxes asks Stripe for no more than the price', () => {
    expect(JSON.stringify(sessionParameters(order))).toBe(
      '{"mode":"payment","client_reference_id":"order-1","customer_email":"a@example.test",' +
        '"line_items":[{"quantity":1,"price_data":{"currency":"gbp","unit_amount":450,' +
        '"product_data":{"name":"A paper"}}}],' +
        '"metadata":{"owner":"outcrop","orderId":"order-1"},' +
        '"payment_intent_data":{"metadata":{"owner":"outcrop","orderId":"order-1"}},' +
        '"success_url":"https://shop.test/articles/success?resource_id=a",' +
        '"cancel_url":"https://shop.test/articles/a?checkout=cancelled","expires_at":1800000000}',
    );
  });

  it.each(['exclusive', 'inclusive'] as const)('of Stripe Tax, with %s prices', (prices) => {
    const metadata = { owner: 'outcrop', orderId: 'order-1' };
    expect(
      taxed({ mode: 'automatic', prices, taxCode, collectTaxIds: true, sellerTaxId: 'VAT GB 1' }),
    ).toStrictEqual({
      ...sessionParameters(order),
      line_items: [
        {
          quantity: 1,
          price_data: {
            currency: 'gbp',
            unit_amount: 450,
            product_data: { name: 'A paper', tax_code: taxCode },
            tax_behavior: prices,
          },
        },
      ],
      automatic_tax: { enabled: true },
      billing_address_collection: 'required',
      tax_id_collection: { enabled: true },
      invoice_creation: { enabled: true, invoice_data: { metadata } },
    });
  });

  it('asks for no tax id if the setting says so', () => {
    const tax = { mode: 'automatic', prices: 'inclusive', taxCode, collectTaxIds: false } as const;
    expect(taxed(tax)).not.toHaveProperty('tax_id_collection');
  });

  it('of Managed Payments leaves out what Stripe refuses there', () => {
    const parameters = taxed({ mode: 'managed', prices: 'exclusive', taxCode });
    expect(parameters.managed_payments).toEqual({ enabled: true });
    for (const name of ['automatic_tax', 'tax_id_collection', 'invoice_creation']) {
      expect(parameters).not.toHaveProperty(name);
    }
  });

  it('asks for the consent that the order requires', () => {
    const asking = sessionParameters({ ...order, withdrawal: { text: 'Deliver at once.' } });
    expect(asking).toStrictEqual({
      ...sessionParameters(order),
      consent_collection: { terms_of_service: 'required' },
      custom_text: { terms_of_service_acceptance: { message: 'Deliver at once.' } },
    });
  });
});
