import type { PurchaseRecord, PurchaseStatus } from '#shared/contracts/purchase.ts';
import type { Receipt } from '#shared/contracts/receipts.ts';
import { site } from '#shared/site-config/site.ts';
import type { BadgeProps } from '#web/src/components/badge.tsx';
import * as messages from './messages.ts';

interface StatusLabels {
  label: string;
  tone: BadgeProps['tone'];
  /** What the status means for the buyer, if that is not obvious, for RichText with `mail`. */
  detail?: string;
}

/** The labels in the list of purchases. */
export const statusLabels: Record<PurchaseStatus, StatusLabels> = {
  owned: { label: messages.yours, tone: 'success' },
  processing: {
    label: messages.paymentOnItsWay,
    tone: 'warning',
    detail: messages.youCanDownloadItOnce,
  },
  refunded: {
    label: messages.refunded,
    tone: 'plain',
    detail: messages.refundedThisDownloadIsNo,
  },
  disputed: {
    label: messages.paymentDisputed,
    tone: 'danger',
    detail: messages.yourBankDisputedOrReversed,
  },
  revoked: {
    label: messages.accessRemoved,
    tone: 'danger',
    detail: messages.accessWasRemoved(site.emails.support),
  },
};

/**
 * Returns the labels of a purchase. For complimentary access that was taken back, they do not ask the member to contact
 * support.
 */
export function labelsOf({
  status,
  complimentary,
}: Pick<PurchaseRecord, 'status' | 'complimentary'>): StatusLabels {
  return complimentary && status === 'revoked'
    ? { label: messages.ended, tone: 'plain', detail: messages.complimentaryAccessEnded }
    : statusLabels[status];
}

/** Returns the label on the receipt, which is about the payment, not the access. */
export function receiptStatus({
  status,
  amountPaid,
  amountRefunded,
}: Pick<Receipt, 'status' | 'amountPaid' | 'amountRefunded'>): string {
  if (status !== 'owned' && status !== 'revoked') return statusLabels[status].label;
  if (amountRefunded >= amountPaid) return messages.refunded;
  return amountRefunded > 0 ? messages.partlyRefunded : messages.paid;
}
