import type { OrderEvent } from '#shared/contracts/orders.ts';
import { formatMoney } from '#web/src/lib/money.ts';
import { formatCount } from '#web/src/lib/format-count.ts';
import * as messages from './messages.ts';

type Writer = (event: OrderEvent, money: string) => string;

const refundStates: Record<string, string> = {
  succeeded: messages.isRefunded,
  pending: messages.refundUnderWay,
  requires_action: messages.refundIsWaitingForBuyer,
  failed: messages.refundFailedMoneyIsBack,
  canceled: messages.refundCancelled,
};

const mailNames: Record<string, string> = {
  receipt: messages.receipt,
  refund: messages.refundNotice,
};
const mailStates: Record<string, string> = {
  sent: messages.sent,
  pending: messages.waitingToBeSent,
  dropped: messages.notSentThereIsNo,
  address_bounces: messages.notSentAddressBounces,
  address_complained: messages.notSentReportedAsSpam,
  given_up: messages.notSentRefusedByService,
};

const because = ({ detail }: OrderEvent): string => (detail ? ` (${detail})` : '');

const writers: Record<OrderEvent['what'], Writer> = {
  ordered: () => messages.orderPlaced,
  opened: () => messages.paymentPageOpened,
  expired: () => messages.paymentPageExpiredUnpaid,
  paid: (event, money) => messages.moneyPaidEvent(money, because(event)),
  granted: () => messages.accessGiven,
  credits: ({ credits = 0 }) =>
    credits < 0 ? messages.creditsTakenBack(-credits) : messages.creditsGiven(credits),
  refund: (event, money) =>
    `${money} ${refundStates[event.status ?? ''] ?? messages.refundState(event.status ?? messages.unknownState)}${because(event)}`,
  access_ended: () => messages.accessEndedEverythingIsRefunded,
  dispute: (event, money) =>
    messages.isDisputed(
      money,
      (event.status ?? messages.unknownState).replaceAll('_', ' '),
      because(event),
    ),
  revoked: () => messages.accessRemovedByAdministrator,
  downloaded: ({ count = 1, editions = [] }) => downloadText(count, editions),
  mail: ({ detail = '', status = '' }) =>
    `${mailNames[detail] ?? messages.email} ${mailStates[status] ?? status}`,
};

/** Describes downloads, with the editions if there is more than the first. */
function downloadText(count: number, editions: readonly number[]): string {
  const text = messages.downloadedTimes(count, formatCount(count));
  if (editions.every((edition) => edition === 1)) return text;
  return messages.withEditions(text, editions.length, listedNumbers.format(editions.map(String)));
}

const listedNumbers = new Intl.ListFormat('en');

/** Describes an event in a sentence. */
export function eventText(event: OrderEvent, currency: string): string {
  const { what, amount } = event;
  return writers[what](event, amount === undefined ? '' : formatMoney(amount, currency));
}
