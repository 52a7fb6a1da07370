import type { ResourceType } from '#shared/contracts/fields.ts';
import type { Entitlement } from '../entitlements/entitlement.ts';
import { itemKey } from '../items/item-key.ts';
import type { BuyerDetails } from './buyer-details.ts';
import type { Quote } from './quote.ts';

/**
 * - `pending`: a session may be open. `processing`: a delayed payment method has not settled yet.
 * - `paid`: granted. `failed`, `expired`: nothing was paid.
 * - `refunded`: paid and refunded in full. `charged_back`: a dispute was lost. `disputed`: access is suspended until
 *   the bank decides.
 * - `duplicate`: paid, but the buyer already owned the item through another order; it is refunded automatically.
 */
export type OrderStatus =
  | 'pending'
  | 'processing'
  | 'paid'
  | 'failed'
  | 'expired'
  | 'refunded'
  | 'disputed'
  | 'charged_back'
  | 'duplicate';

/** A buyer's order for one item. The offer and the buyer are written before Stripe is called. Times in ISO 8601. */
export interface Order {
  id: string;
  userId: string;
  email: string;
  resourceType: ResourceType;
  /** For credits, the package. */
  resourceId: string;
  title: string;
  /** For credits, how many the package contained when it was ordered. */
  credits?: number;
  /** The total that the buyer pays; once it is paid, it includes the tax that Stripe added. */
  amountMinor: number;
  currency: string;
  /** Absent in orders from before quotes existed: their price is the amount. */
  quote?: Quote;
  /** The tax contained in the amount; known once it is paid. */
  taxMinor?: number;
  /** Present on a taxed order once it is paid. */
  buyer?: BuyerDetails;
  /** The text about the right of withdrawal that the buyer must accept, and when Stripe told us that they did. */
  withdrawal?: { text: string; agreedAt?: string };
  /** The URL to which Stripe redirects. */
  successUrl: string;
  cancelUrl: string;
  /** Epoch seconds at which the session expires. */
  checkoutExpiresAt: number;
  status: OrderStatus;
  /** Grows with every change of status, so that an outdated Stripe response is never written. */
  version: number;
  sessionId?: string;
  checkoutUrl?: string;
  paymentIntentId?: string;
  /** The last four digits of the card that was charged, for searches; removed when the account is deleted. */
  cardDigits?: string;
  refundedMinor?: number;
  createdAt: string;
  paidAt?: string;
  /** When access was first granted, and when the payment was first refunded in full. One email announces each. */
  grantedAt?: string;
  refundedAt?: string;
  /**
   * Days in the site's time zone, for reports. A sale is a granted order and counts on the day of its payment. Refunds
   * and lost disputes count on the day on which the refunded amount last changed.
   */
  paidDay?: string;
  refundDay?: string;
  /**
   * For a bundle, the items that the buyer got through another order before this one was granted. They are not granted
   * again, and their share of the payment is refunded. Items are never removed from this list.
   */
  notGranted?: string[];
  /**
   * When an administrator revoked access. Until it is restored, the order grants nothing, whatever its status at
   * Stripe.
   */
  revokedAt?: string;
  /** Present while the sweep must check the order; `checkAt` is the time of the next check. */
  open?: 'yes';
  checkAt?: string;
}

/**
 * Returns the key of an order's entitlement. Credits can be bought repeatedly, so each of their orders has a key of its
 * own. An order for a bundle has several: `grantsOf`.
 */
export function entitlementKey(order: Pick<Order, 'id' | 'resourceType' | 'resourceId'>): string {
  return order.resourceType === 'credits' ? `credits#${order.id}` : itemKey(order);
}

/** How the buyer sees an order that is paid or being paid. */
export function entitlementState(order: Pick<Order, 'status' | 'revokedAt'>): Entitlement['state'] {
  if (order.revokedAt) return 'revoked';
  return order.status === 'paid' ? 'owned' : (order.status as Entitlement['state']);
}

/** Returns the refunded amount in minor units. */
export function refundedMinorOf(
  order: Pick<Order, 'status' | 'amountMinor' | 'refundedMinor'>,
): number {
  return order.status === 'charged_back' ? order.amountMinor : (order.refundedMinor ?? 0);
}
