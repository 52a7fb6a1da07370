import { noSuch } from '../stripe-failure.ts';
import { appealDispute, closeDispute, openDispute } from '../payments/dispute-charge.ts';
import { expireSession } from '../payments/expire-session.ts';
import { settleRefund } from '../payments/settle-refund.ts';
import { settleLater } from '../payments/pay-later.ts';
import { checkoutRoutes } from './checkout-routes.ts';
import type { PageCall, PageRoute } from './page-route.ts';
import { seeOther } from './page-response.ts';
import { invoicePage } from './invoice-page.ts';
import { paymentsPage } from './payments-page.ts';
import { receiptPage } from './receipt-page.ts';
import { refundForm } from './refund-form.ts';
import { turnSwitches } from './turn-switches.ts';

/** Changes a payment and shows the list again. */
const action = (path: string, run: (call: PageCall) => void): PageRoute => ({
  method: 'POST',
  path: `/_local/stripe/${path}`,
  run(call) {
    run(call);
    return seeOther('/_local/payments');
  },
});

export const pageRoutes: readonly PageRoute[] = [
  ...checkoutRoutes,
  {
    method: 'GET',
    path: '/_local/payments',
    run: ({ context, form }) =>
      paymentsPage(context, { startingAfter: form.get('after') ?? undefined }),
  },
  {
    method: 'GET',
    path: '/_local/stripe/receipts/:id',
    run: ({ context, id }) => receiptPage(context, id),
  },
  {
    method: 'GET',
    path: '/_local/stripe/invoices/:id',
    run: ({ context, id, form }) => invoicePage(context, id, Number(form.get('until'))),
  },
  { method: 'POST', path: '/_local/stripe/switches', run: turnSwitches },
  action('sessions/:id/expire', ({ context, id }) => expireSession(context, id)),
  action('sessions/:id/settle', ({ context, id, form }) =>
    settleLater(context, id, form.get('arrived') === 'yes'),
  ),
  action('charges/:id/refund', refundForm),
  action('refunds/:id/settle', ({ context, id, form }) =>
    settleRefund(context, id, form.get('arrived') === 'yes'),
  ),
  action('charges/:id/dispute', ({ context, id }) => {
    const charge = context.store.find('charge', id);
    if (!charge) throw noSuch('charge', id, 'id');
    openDispute(context, charge);
  }),
  action('disputes/:id/close', ({ context, id, form }) =>
    closeDispute(context, id, form.get('outcome') === 'won' ? 'won' : 'lost'),
  ),
  action('disputes/:id/appeal', ({ context, id }) => appealDispute(context, id)),
  action('events/:id/send', ({ context, id }) => {
    if (!context.store.find('event', id)) throw noSuch('event', id, 'id');
    context.webhooks.enqueue(id, 1);
  }),
];
