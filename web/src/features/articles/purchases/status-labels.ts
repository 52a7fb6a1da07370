import type { PurchaseStatus, Receipt } from '#shared/contracts/purchase.ts';
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
    detail: 'The download opens when the payment arrives. We will e-mail you then.',
  },
  refunded: {
    label: 'Refunded',
    tone: 'plain',
    detail: 'The money has gone back to you, so this purchase opens no download.',
  },
  disputed: {
    label: 'Payment disputed',
    tone: 'danger',
    detail: 'Your bank has the payment in dispute or has taken it back, so the download is closed.',
  },
  revoked: {
    label: 'Access taken back',
    tone: 'danger',
    detail: 'Access was taken back. Contact support.',
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
