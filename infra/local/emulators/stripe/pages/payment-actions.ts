import { escapeHtml } from '../../http/escape-html.ts';
import { currencyDecimals } from '../currencies.ts';
import type { PaymentRecord } from './payment-record.ts';

const button = (path: string, words: string, field?: { name: string; value: string }): string => {
  const named = field ? ` name="${field.name}" value="${field.value}"` : '';
  return `<form method="post" action="/_local/stripe/${path}"><button class="plain"${named}>${escapeHtml(words)}</button></form>`;
};

function refundForms({ charge, dispute }: PaymentRecord): string {
  if (charge?.status !== 'succeeded' || charge.refunded) return '';
  if (dispute && dispute.status !== 'won') return '';
  const id = `amount-${charge.id}`;
  const step = (1 / 10 ** currencyDecimals(charge.currency)).toString();
  const most = (charge.amount - charge.amount_refunded) / 10 ** currencyDecimals(charge.currency);
  return `${button(`charges/${charge.id}/refund`, 'Refund fully')}
<form class="inline" method="post" action="/_local/stripe/charges/${charge.id}/refund">
<div><label for="${id}">Amount in ${charge.currency.toUpperCase()}</label>
<input id="${id}" name="amount" type="number" inputmode="decimal" required min="${step}" max="${most}" step="${step}"></div>
<button class="plain">Refund part</button></form>`;
}

/** A refund may fail after it seemed to have succeeded. */
function refundEnds({ refund }: PaymentRecord): string {
  if (!refund || refund.status === 'failed' || refund.status === 'canceled') return '';
  const path = `refunds/${refund.id}/settle`;
  const fails = button(path, 'The last refund fails', { name: 'arrived', value: 'no' });
  if (refund.status === 'succeeded') return fails;
  return button(path, 'The last refund arrives', { name: 'arrived', value: 'yes' }) + fails;
}

function disputeForms({ charge, dispute }: PaymentRecord): string {
  if (dispute?.status === 'needs_response' || dispute?.status === 'appeal_under_review') {
    const subject = dispute.status === 'needs_response' ? 'Dispute' : 'Appeal';
    return (
      button(`disputes/${dispute.id}/close`, `${subject} won`, { name: 'outcome', value: 'won' }) +
      button(`disputes/${dispute.id}/close`, `${subject} lost`, { name: 'outcome', value: 'lost' })
    );
  }
  if (dispute?.status === 'lost') return button(`disputes/${dispute.id}/appeal`, 'Appeal');
  return charge?.status === 'succeeded' && !charge.refunded && !dispute
    ? button(`charges/${charge.id}/dispute`, 'Open a dispute')
    : '';
}

function sessionForms({ session, intent }: PaymentRecord): string {
  const path = `sessions/${session.id}`;
  if (session.status === 'open') return button(`${path}/expire`, 'Expire');
  if (intent?.status !== 'processing') return '';
  return (
    button(`${path}/settle`, 'The money arrives', { name: 'arrived', value: 'yes' }) +
    button(`${path}/settle`, 'The bank refuses', { name: 'arrived', value: 'no' })
  );
}

/** The buttons for what can happen to a payment next. */
export function paymentActions(record: PaymentRecord, lastEventId: string | undefined): string {
  const again =
    lastEventId === undefined ? '' : button(`events/${lastEventId}/send`, 'Send its webhook again');
  return `<div class="actions">${sessionForms(record)}${refundForms(record)}${refundEnds(record)}${disputeForms(record)}${again}</div>`;
}
