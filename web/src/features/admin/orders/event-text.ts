import type { OrderEvent } from '#shared/contracts/orders.ts';
import { formatCount } from '../parts/format-count.ts';
import { formatMoney } from '#web/src/lib/money.ts';

type Writer = (event: OrderEvent, money: string) => string;

const refundStates: Record<string, string> = {
  succeeded: 'refunded',
  pending: 'refund under way',
  requires_action: 'refund waits for the buyer: Stripe has asked them where to send the money',
  failed: 'refund failed: the money is back in your Stripe balance',
  canceled: 'refund cancelled',
};

const mailNames: Record<string, string> = { receipt: 'Receipt', refund: 'Notice of the refund' };
const mailStates: Record<string, string> = {
  sent: 'sent',
  pending: 'waits to be sent',
  dropped: 'not sent: there is no address',
  address_bounces: 'not sent: mails to this address bounce',
  address_complained: 'not sent: its owner has reported a mail as spam',
  given_up: 'not sent: the mail service refused it for a day',
};

const because = ({ detail }: OrderEvent): string => (detail ? ` (${detail})` : '');

const writers: Record<OrderEvent['what'], Writer> = {
  ordered: () => 'Order placed',
  opened: () => 'Payment page opened',
  expired: () => 'Payment page expired unpaid',
  paid: (event, money) => `${money} paid${because(event)}`,
  granted: () => 'Access given',
  credits: ({ credits = 0 }) =>
    credits < 0 ? `${-credits} credits taken back` : `${credits} credits given`,
  refund: (event, money) =>
    `${money} ${refundStates[event.status ?? ''] ?? `refund: ${event.status ?? 'unknown'}`}${because(event)}`,
  access_ended: () => 'Access ended: everything is refunded',
  dispute: (event, money) =>
    `${money} disputed: ${(event.status ?? 'unknown').replaceAll('_', ' ')}${because(event)}`,
  revoked: () => 'Access taken back by an administrator',
  downloaded: ({ count = 1, editions = [] }) =>
    (count === 1 ? 'Downloaded' : `Downloaded again, ${formatCount(count)} times in all`) +
    whichText(editions),
  mail: ({ detail = '', status = '' }) =>
    `${mailNames[detail] ?? 'Mail'} ${mailStates[status] ?? status}`,
};

/** Nothing as long as there is one edition only. */
function whichText(editions: readonly number[]): string {
  if (editions.every((edition) => edition === 1)) return '';
  const text = new Intl.ListFormat('en').format(editions.map(String));
  return `, ${editions.length === 1 ? 'edition' : 'editions'} ${text}`;
}

/** An event in a sentence. */
export function eventText(event: OrderEvent, currency: string): string {
  const { what, amount } = event;
  return writers[what](event, amount === undefined ? '' : formatMoney(amount, currency));
}
