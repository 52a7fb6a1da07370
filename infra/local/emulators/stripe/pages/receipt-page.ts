import { escapeHtml } from '../../http/escape-html.ts';
import { noSuch } from '../stripe-failure.ts';
import { formatMoney } from '../currencies.ts';
import type { StripeContext } from '../stripe-context.ts';
import { lineItemsHtml } from './line-items.ts';
import type { PageResponse } from './page-response.ts';
import { page } from './page-response.ts';
import { timeHtml } from './time-html.ts';

/** The receipt at a charge's receipt_url; only a paid charge has one. */
export function receiptPage(context: StripeContext, chargeId: string): PageResponse {
  const charge = context.store.find('charge', chargeId);
  if (charge?.status !== 'succeeded') throw noSuch('charge', chargeId, 'id');
  const session = context.store.list('checkout.session', [
    { path: 'payment_intent', is: '=', value: String(charge.payment_intent) },
  ])[0];
  const order = session && context.store.find('checkout_order', session.id);
  const refunded =
    charge.amount_refunded > 0
      ? `<dt>Refunded</dt><dd class="amount">${escapeHtml(formatMoney(charge.amount_refunded, charge.currency))}</dd>`
      : '';
  const paidWith = charge.payment_method_details?.card
    ? `Visa ending in ${charge.payment_method_details.card.last4}`
    : 'Bank debit';
  return page(
    'Receipt',
    `<section class="card" aria-label="What was paid">${session && order ? lineItemsHtml(context, order, session) : ''}
<dl><dt>Paid</dt><dd>${timeHtml(charge.created)}</dd>
<dt>By</dt><dd>${escapeHtml(paidWith)}</dd>
<dt>Email</dt><dd>${escapeHtml(charge.billing_details.email ?? '')}</dd>${refunded}
<dt>Number</dt><dd>${escapeHtml(charge.id)}</dd></dl></section>`,
  );
}
