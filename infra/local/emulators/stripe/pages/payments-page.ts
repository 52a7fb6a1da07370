import type Stripe from 'stripe';
import { escapeHtml } from '../../http/escape-html.ts';
import { formatMoney } from '../currencies.ts';
import { expireDueSessions } from '../payments/expire-session.ts';
import type { StripeContext } from '../stripe-context.ts';
import { deliveriesTable } from './deliveries-table.ts';
import type { PageResponse } from './page-response.ts';
import { page } from './page-response.ts';
import { paymentActions } from './payment-actions.ts';
import { paymentRecord, paymentState } from './payment-record.ts';
import { switchesForm } from './switches-form.ts';
import { timeHtml } from './time-html.ts';

const pageSize = 20;

function links(session: Stripe.Checkout.Session, receiptUrl: string | null | undefined): string {
  const all = [
    ...(session.url === null ? [] : [[session.url, 'Checkout page']]),
    ...(receiptUrl ? [[receiptUrl, 'Receipt']] : []),
  ];
  return all
    .map(([url = '', words = '']) => {
      const { pathname } = new URL(url);
      return ` · <a class="back" href="${escapeHtml(pathname)}">${words}</a>`;
    })
    .join('');
}

function payment(context: StripeContext, session: Stripe.Checkout.Session): string {
  const record = paymentRecord(context, session);
  const { words, tone } = paymentState(record);
  const names = record.order?.lineItems.map(({ description }) => description ?? '') ?? [];
  const email = session.customer_details?.email ?? session.customer_email ?? 'no email yet';
  const [lastEvent] = context.store.list(
    'event',
    [{ path: 'data.object.id', is: '=', value: session.id }],
    { limit: 1 },
  );
  const amount = formatMoney(session.amount_total ?? 0, session.currency ?? '');
  return `<article class="card payment" id="${session.id}" aria-labelledby="title-${session.id}">
<h3 id="title-${session.id}">${escapeHtml(names.join(', '))}, <span class="amount">${escapeHtml(amount)}</span></h3>
<p><strong class="${tone}">${escapeHtml(words)}</strong>${links(session, record.charge?.receipt_url)}</p>
<dl><dt>Buyer</dt><dd>${escapeHtml(email)}</dd><dt>Started</dt><dd>${timeHtml(session.created)}</dd>
<dt>Session</dt><dd class="soft">${session.id}</dd>
${record.intent ? `<dt>Payment</dt><dd class="soft">${record.intent.id}</dd>` : ''}</dl>
${paymentActions(record, lastEvent?.id)}</article>`;
}

/** All payments with their actions, and the webhooks sent. */
export function paymentsPage(
  context: StripeContext,
  { startingAfter, failure }: { startingAfter?: string | undefined; failure?: string } = {},
): PageResponse {
  expireDueSessions(context);
  const cursor = startingAfter === undefined ? {} : { startingAfter };
  const found = context.store.list('checkout.session', [], { limit: pageSize + 1, ...cursor });
  const sessions = found.slice(0, pageSize);
  const older =
    found.length > pageSize
      ? `<p><a class="back" href="/_local/payments?after=${sessions.at(-1)?.id}">Older payments</a></p>`
      : '';
  const body = `${failure === undefined ? '' : `<p class="banner alert" role="alert">${escapeHtml(failure)}</p>`}
<section class="card" aria-labelledby="switches"><h2 id="switches">Simulated behaviour</h2>${switchesForm(context.switches)}</section>
<h2>Payments</h2>
${sessions.map((session) => payment(context, session)).join('') || '<p>No payments yet.</p>'}${older}
<h2>Webhooks</h2>
${deliveriesTable(context)}`;
  return page('Payments', body, failure === undefined ? 200 : 400);
}
