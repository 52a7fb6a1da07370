import type Stripe from 'stripe';
import type { StripeContext } from '../stripe-context.ts';
import { noSuch } from '../stripe-failure.ts';
import type { ApiRoute } from './api-route.ts';

/** Stripe's hosted page can be opened for a while; the API then gives a new address. */
const openSeconds = 30 * 24 * 3600;

/** An invoice with an address that is good from now on. */
export function invoiceNow(context: StripeContext, invoice: Stripe.Invoice): Stripe.Invoice {
  const until = context.now() + openSeconds;
  const hosted = context.pageUrl(`/_local/stripe/invoices/${invoice.id}?until=${until}`);
  return { ...invoice, hosted_invoice_url: hosted, invoice_pdf: null };
}

export const invoiceRoute: ApiRoute = {
  method: 'GET',
  path: '/v1/invoices/:id',
  prepare:
    ({ context, id }) =>
    () => {
      const invoice = context.store.find('invoice', id);
      if (!invoice) throw noSuch('invoice', id, 'invoice');
      return invoiceNow(context, invoice);
    },
};
