import type { ResourceType } from '#shared/contracts/fields.ts';
import type { BuyerDetails } from './buyer-details.ts';
import type { Quote } from './quote.ts';

/**
 * - `pending`: a session may be open. `processing`: a delayed payment method has not settled yet.
 * - `paid`: granted. `failed`, `expired`: nothing was paid.
 * - `refunded`, `charged_back`: paid and returned. `disputed`: access is suspended until the bank decides.
 * - `duplicate`: paid, but the buyer already owned the item through another order; to be refunded.
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

/** The offer and its buyer, written before Stripe is called. */
export interface Order {
  id: string;
  userId: string;
  email: string;
  resourceType: ResourceType;
  /** For credits, the package. */
  resourceId: string;
  title: string;
  /** For credits, how many the package had when it was ordered. */
  credits?: number;
  /** What the buyer pays in all; from payment on with the tax that Stripe added. */
  amountMinor: number;
  currency: string;
  /** Absent in orders of earlier versions, whose price is the amount. */
  quote?: Quote;
  /** The tax in the amount, once it is paid. */
  taxMinor?: number;
  /** Present on a taxed order once it is paid. */
  buyer?: BuyerDetails;
  /** What the buyer has to agree to about the right of withdrawal, and when Stripe told us that they did. */
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
  /** The last four digits of the card that was charged, until the account is erased: buyers know them. */
  cardDigits?: string;
  refundedMinor?: number;
  createdAt: string;
  paidAt?: string;
  /** When access was first granted and when all the money first went back. Each is announced by email once. */
  grantedAt?: string;
  refundedAt?: string;
  /**
   * Days in the site's time zone, for reports. A sale is a granted order; it counts on the day of its payment. Refunds and lost
   * disputes count on the day on which the refunded amount last changed.
   */
  paidDay?: string;
  refundDay?: string;
  /**
   * Of a bundle: the items that the buyer got by another order before this one was granted. They are not granted a second
   * time, and their share of the payment goes back. An item that is here stays here.
   */
  notGranted?: string[];
  /** An administrator revoked access. Until it is restored the order grants nothing, whatever Stripe says. */
  revokedAt?: string;
  /** Present while the sweep has to check it; `checkAt` says when next. */
  open?: 'yes';
  checkAt?: string;
}

/**
 * A member's right to an item: one row per member and item; for credits, one per order; for a bundle, one per part. It comes from
 * an order, or it is complimentary.
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
  /** For credits, the package and how many it had. */
  packageId?: string;
  credits?: number;
  amountMinor: number;
  refundedMinor?: number;
  currency: string;
  purchasedAt: string;
  /** Stripe issues an invoice for it. */
  hasInvoice?: true;
  /** The bundle that it was bought or given in; amounts are its share of the order's. */
  bundle?: { id: string; title: string };
  /** Present if an administrator gave it: who, and why. There is no order and no payment. */
  complimentary?: { by: string; reason: string };
  /**
   * For a payment in progress and for complimentary access: the order whose row it replaces, and restores if the payment fails
   * or the access is taken back.
   */
  replacedOrderId?: string;
}

export function itemKey(order: Pick<Order, 'resourceType' | 'resourceId'>): string {
  return `${order.resourceType}#${order.resourceId}`;
}

/**
 * The key of an order's entitlement. Credits can be bought repeatedly, so each such order has its own. An order for a
 * bundle has several: `grantsOf`.
 */
export function entitlementKey(order: Pick<Order, 'id' | 'resourceType' | 'resourceId'>): string {
  return order.resourceType === 'credits' ? `credits#${order.id}` : itemKey(order);
}

/** Something that can be owned. Of a bundle that is each of its parts. */
export interface OwnedItem {
  resourceType: Exclude<ResourceType, 'bundle'>;
  resourceId: string;
}

/** The item of an entitlement, as ordered. */
export function itemOf({ item, packageId }: Pick<Entitlement, 'item' | 'packageId'>): OwnedItem {
  const [resourceType, ...id] = item.split('#');
  return {
    resourceType: resourceType as OwnedItem['resourceType'],
    resourceId: packageId ?? id.join('#'),
  };
}

/** How the buyer sees an order that is paid or being paid. */
export function entitlementState(order: Pick<Order, 'status' | 'revokedAt'>): Entitlement['state'] {
  if (order.revokedAt) return 'revoked';
  return order.status === 'paid' ? 'owned' : (order.status as Entitlement['state']);
}

/** The refunded amount in minor units. */
export function givenBackMinor(
  order: Pick<Order, 'status' | 'amountMinor' | 'refundedMinor'>,
): number {
  return order.status === 'charged_back' ? order.amountMinor : (order.refundedMinor ?? 0);
}
