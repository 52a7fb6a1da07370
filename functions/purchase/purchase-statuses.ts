import type { PurchaseStatus } from '#shared/contracts/purchase.ts';
import type { Entitlement } from '../domain/orders/order.ts';

/** What the buyer is told; a lost dispute is to him still the dispute that he opened. */
export const purchaseStatuses: Record<Entitlement['state'], PurchaseStatus> = {
  owned: 'owned',
  processing: 'processing',
  refunded: 'refunded',
  disputed: 'disputed',
  charged_back: 'disputed',
  revoked: 'revoked',
};
