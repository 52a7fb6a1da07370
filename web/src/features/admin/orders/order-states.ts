import type { OrderFilter, OrderState } from '#shared/contracts/orders.ts';
import type { BadgeProps } from '#web/src/components/badge.tsx';
import * as messages from './messages.ts';

export const orderStates: Record<OrderState, { label: string; tone: BadgeProps['tone'] }> = {
  pending: { label: messages.onPaymentPage, tone: 'plain' },
  processing: { label: messages.paymentPending, tone: 'warning' },
  paid: { label: messages.paid, tone: 'success' },
  partly_refunded: { label: messages.partlyRefunded, tone: 'accent' },
  refunded: { label: messages.refunded, tone: 'plain' },
  disputed: { label: messages.disputed, tone: 'warning' },
  charged_back: { label: messages.chargedBack, tone: 'danger' },
  duplicate: { label: messages.paidTwice, tone: 'warning' },
  unpaid: { label: messages.notPaid, tone: 'plain' },
};

export const orderFilters: Record<OrderFilter, string> = {
  sales: messages.allSales,
  paid: messages.paid,
  partly_refunded: messages.partlyRefunded,
  refunded: messages.refunded,
  disputed: messages.disputed,
  pending: messages.pending,
  unpaid: messages.notPaid,
  all: messages.everything,
};
