import type { PurchaseStatus } from '#shared/contracts/purchase.ts';
import type { Receipt } from '#shared/contracts/receipts.ts';
import type { BadgeProps } from '#web/src/components/badge.tsx';

interface StatusLabels {
  label: string;
  tone: BadgeProps['tone'];
  /** What it means for the buyer, where that is not plain. */
  detail?: string;
}

/** In the list of purchases. */
export const statusLabels: Record<PurchaseStatus, StatusLabels> = {
  owned: { label: 'Yours', tone: 'success' },
  processing: {
    label: 'Payment on its way',
    tone: 'warning',
    detail: 'You can download it once the payment clears. We’ll e-mail you then.',
  },
  refunded: {
    label: 'Refunded',
    tone: 'plain',
    detail: 'Refunded. This download is no longer available.',
  },
  disputed: {
    label: 'Payment disputed',
    tone: 'danger',
    detail: 'Your bank disputed or reversed the payment. This download is not available.',
  },
  revoked: {
    label: 'Access removed',
    tone: 'danger',
    detail: 'Access was removed. Please contact support.',
  },
};

/** On the receipt, which is about the payment, not about the access. */
export function receiptStatus({
  status,
  amountPaid,
  amountRefunded,
}: Pick<Receipt, 'status' | 'amountPaid' | 'amountRefunded'>): string {
  if (status !== 'owned' && status !== 'revoked') return statusLabels[status].label;
  if (amountRefunded >= amountPaid) return 'Refunded';
  return amountRefunded > 0 ? 'Partly refunded' : 'Paid';
}
