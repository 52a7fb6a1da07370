import type { ResourceType } from '#shared/contracts/fields.ts';
import { readItemKey } from '../items/item-key.ts';

/**
 * A member's right to an item: one row per member and item; for credits, one per order; for a bundle, one per part. It
 * results from an order, or it is complimentary.
 */
export interface Entitlement {
  userId: string;
  /** `article#<id>`; `credits#<order>` */
  item: string;
  /** The order, and its Checkout session; for complimentary access, both are the id of the gift. */
  orderId: string;
  sessionId: string;
  state: 'owned' | 'processing' | 'refunded' | 'disputed' | 'charged_back' | 'revoked';
  title: string;
  /** For credits, the package and how many credits it contained. */
  packageId?: string;
  credits?: number;
  amountMinor: number;
  refundedMinor?: number;
  currency: string;
  purchasedAt: string;
  /** Whether Stripe issues an invoice for the purchase. */
  hasInvoice?: true;
  /** The bundle that contained the item; the amounts are the item's share of the order. */
  bundle?: { id: string; title: string };
  /** Present if an administrator gave the item for free: who, and why. There is no order and no payment. */
  complimentary?: { by: string; reason: string };
  /**
   * For a payment in progress and for complimentary access: the order whose row this one replaces. That row is restored
   * if the payment fails or the access is revoked.
   */
  replacedOrderId?: string;
}

/** Something that can be owned. A bundle is owned as its parts. */
export interface OwnedItem {
  resourceType: Exclude<ResourceType, 'bundle'>;
  resourceId: string;
}

/** Returns the item of an entitlement, as it was ordered. */
export function itemOf({ item, packageId }: Pick<Entitlement, 'item' | 'packageId'>): OwnedItem {
  const { resourceType, resourceId } = readItemKey(item);
  return {
    resourceType: resourceType as OwnedItem['resourceType'],
    resourceId: packageId ?? resourceId,
  };
}
