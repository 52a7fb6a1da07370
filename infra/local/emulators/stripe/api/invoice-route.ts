import type Stripe from 'stripe';
import type { StripeContext } from '../stripe-context.ts';
import { noSuch } from '../stripe-failure.ts';
import type { ApiRoute } from './api-route.ts';

/** How long a link to the hosted page works; the API then gives a new one. */
const openSeconds = 30 * 24 * 3600;

/** The invoice with a link that works from now on. */
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
