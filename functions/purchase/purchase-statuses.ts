import type { PurchaseStatus } from '#shared/contracts/purchase.ts';
import type { Entitlement } from '../domain/entitlements/entitlement.ts';

/** The status shown to the buyer; a lost dispute still shows as "disputed". */
export const purchaseStatuses: Record<Entitlement['state'], PurchaseStatus> = {
  owned: 'owned',
  processing: 'processing',
  refunded: 'refunded',
  disputed: 'disputed',
  charged_back: 'disputed',
  revoked: 'revoked',
};
