import type Stripe from 'stripe';
import type { Order } from './order.ts';
import { quoteOf } from './quote.ts';
import type { QuotedTax } from './quoted-tax.ts';
import { metadataOwner } from './read-payment.ts';

type Parameters = Stripe.Checkout.SessionCreateParams;

/**
 * Returns the parameters of an order's Checkout session. Everything comes from the order, so a repeated request is
 * identical.
 */
export function sessionParameters(order: Order): Parameters {
  const metadata = { owner: metadataOwner, orderId: order.id };
  const { subtotalMinor, currency, promotionCodeId, tax } = quoteOf(order);
  return {
    mode: 'payment',
    client_reference_id: order.id,
    customer_email: order.email,
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency,
          unit_amount: subtotalMinor,
          product_data: { name: order.title, ...(tax && { tax_code: tax.taxCode }) },
          ...(tax && { tax_behavior: tax.prices }),
        },
      },
    ],
    ...(promotionCodeId && { discounts: [{ promotion_code: promotionCodeId }] }),
    metadata,
    payment_intent_data: { metadata },
    success_url: order.successUrl,
    cancel_url: order.cancelUrl,
    expires_at: order.checkoutExpiresAt,
    ...(tax && taxParameters(tax, metadata)),
    ...(order.withdrawal && consentParameters(order.withdrawal.text)),
  };
}

/**
 * The parameters that make Stripe tax a session. The full address and the name are for the receipt and the invoice.
 * Managed Payments collects both and issues invoices automatically, and rejects a session that asks for it
 * (https://docs.stripe.com/payments/managed-payments/update-checkout).
 */
function taxParameters(
  { mode, collectTaxIds }: QuotedTax,
  metadata: Record<string, string>,
): Partial<Parameters> {
  if (mode === 'managed') return { managed_payments: { enabled: true } };
  return {
    automatic_tax: { enabled: true },
    billing_address_collection: 'required',
    ...(collectTaxIds && { tax_id_collection: { enabled: true } }),
    invoice_creation: { enabled: true, invoice_data: { metadata } },
  };
}

/** The parameters for a box with our text that the buyer must tick before paying. */
function consentParameters(message: string): Partial<Parameters> {
  return {
    consent_collection: { terms_of_service: 'required' },
    custom_text: { terms_of_service_acceptance: { message } },
  };
}
