import type Stripe from 'stripe';
import type { StripeContext } from '../stripe-context.ts';
import { emit } from '../stripe-context.ts';
import { stripeId } from '../stripe-id.ts';

/** The paid invoice of a completed session that asked for one; null for other sessions. */
export function invoiceOf(
  context: StripeContext,
  session: Stripe.Checkout.Session,
): Stripe.Invoice | null {
  if (!session.invoice_creation?.enabled) return null;
  const invoice = newInvoice(context, session);
  context.store.put('invoice', invoice);
  emit(context, 'invoice.paid', invoice);
  return invoice;
}

function newInvoice(context: StripeContext, session: Stripe.Checkout.Session): Stripe.Invoice {
  const { customer_details: buyer, total_details: details } = session;
  const [total, subtotal] = [session.amount_total ?? 0, session.amount_subtotal ?? 0];
  const taxMinor = details?.amount_tax ?? 0;
  const discountMinor = details?.amount_discount ?? 0;
  const addedMinor = total - (subtotal - discountMinor);
  const now = context.now();
  const count = context.store.list('invoice', [], { limit: -1 }).length + 1;
  return {
    id: stripeId('in_1'),
    object: 'invoice',
    account_country: 'GB',
    account_name: 'Local Stripe',
    account_tax_ids: null,
    amount_due: total,
    amount_overpaid: 0,
    amount_paid: total,
    amount_remaining: 0,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: true,
    automatic_tax: { ...session.automatic_tax, disabled_reason: null },
    automatically_finalizes_at: null,
    billing_reason: 'manual',
    collection_method: 'charge_automatically',
    created: now,
    currency: session.currency ?? '',
    custom_fields: null,
    customer: null,
    customer_account: null,
    customer_address: buyer?.address ?? null,
    customer_email: buyer?.email ?? null,
    customer_name: buyer?.name ?? null,
    customer_phone: null,
    customer_shipping: null,
    customer_tax_exempt: 'none',
    customer_tax_ids: buyer?.tax_ids ?? [],
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    due_date: null,
    effective_at: now,
    ending_balance: 0,
    footer: null,
    from_invoice: null,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    lines: { object: 'list', data: [], has_more: false, url: '' },
    livemode: false,
    metadata: session.invoice_creation?.invoice_data.metadata ?? {},
    next_payment_attempt: null,
    number: `LOCAL-${String(count).padStart(4, '0')}`,
    on_behalf_of: null,
    parent: null,
    payment_settings: {
      default_mandate: null,
      payment_method_options: null,
      payment_method_types: null,
    },
    period_end: now,
    period_start: now,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: 0,
    statement_descriptor: null,
    status: 'paid',
    status_transitions: {
      finalized_at: now,
      marked_uncollectible_at: null,
      paid_at: now,
      voided_at: null,
    },
    subtotal,
    subtotal_excluding_tax: subtotal - (taxMinor - addedMinor),
    test_clock: null,
    total,
    total_discount_amounts: null,
    total_excluding_tax: total - taxMinor,
    total_pretax_credit_amounts: null,
    total_taxes: null,
    webhooks_delivered_at: null,
  };
}
