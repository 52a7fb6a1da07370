import type { OrderFilter, OrderState } from '#shared/contracts/orders.ts';
import type { BadgeProps } from '#web/src/components/badge.tsx';

export const orderStates: Record<OrderState, { label: string; tone: BadgeProps['tone'] }> = {
  pending: { label: 'At the payment page', tone: 'plain' },
  processing: { label: 'Payment pending', tone: 'warning' },
  paid: { label: 'Paid', tone: 'success' },
  partly_refunded: { label: 'Partly refunded', tone: 'accent' },
  refunded: { label: 'Refunded', tone: 'plain' },
  disputed: { label: 'Disputed', tone: 'warning' },
  charged_back: { label: 'Charged back', tone: 'danger' },
  duplicate: { label: 'Paid twice', tone: 'warning' },
  unpaid: { label: 'Not paid', tone: 'plain' },
};

export const orderFilters: Record<OrderFilter, string> = {
  sales: 'All sales',
  paid: 'Paid',
  partly_refunded: 'Partly refunded',
  refunded: 'Refunded',
  disputed: 'Disputed',
  pending: 'Pending',
  unpaid: 'Not paid',
  all: 'Everything',
};
