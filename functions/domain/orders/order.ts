import type { ResourceType } from '#shared/contracts/fields.ts';

/**
 * - `pending`: a Checkout may be open. `processing`: a delayed method has been used and has not settled.
 * - `paid`: granted. `failed`, `expired`: nothing was paid.
 * - `refunded`, `charged_back`: paid once, and given back. `disputed`: access rests until the bank has decided.
 * - `duplicate`: paid, but the buyer owned the item already by another order: to be refunded.
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

/** What was offered, at which price, to whom; written before Stripe is asked for anything. */
export interface Order {
  id: string;
  userId: string;
  email: string;
  resourceType: ResourceType;
  /** Of credits: the package. */
  resourceId: string;
  title: string;
  /** Of credits: how many, as the package was when they were ordered. */
  credits?: number;
  amountMinor: number;
  currency: string;
  /** Where Stripe sends the browser back to. */
  successUrl: string;
  cancelUrl: string;
  /** Epoch seconds at which the Checkout closes. */
  checkoutExpiresAt: number;
  status: OrderStatus;
  /** Grows with every change of status, so that an answer of Stripe that has grown old is never written. */
  version: number;
  sessionId?: string;
  checkoutUrl?: string;
  paymentIntentId?: string;
  refundedMinor?: number;
  createdAt: string;
  paidAt?: string;
  /** When access was first given, and when all the money first went back: each is told by mail once. */
  grantedAt?: string;
  refundedAt?: string;
  /**
   * Days of UTC, for reports. A sale is an order that was granted; its day is that of the payment. What was given back
   * of a sale (refunds, or all of it where a dispute was lost) is counted on the day on which it last changed.
   */
  paidDay?: string;
  refundDay?: string;
  /** An administrator took the access back. Until it is restored this order gives none, whatever Stripe says. */
  revokedAt?: string;
  /** There while the sweep has to look after it; `checkAt` says when next. */
  open?: 'yes';
  checkAt?: string;
}

/** A buyer's right to an item: one row for each user and item; of credits, one for each order. */
export interface Entitlement {
  userId: string;
  /** `article#<id>`; `credits#<order>` */
  item: string;
  orderId: string;
  sessionId: string;
  state: 'owned' | 'processing' | 'refunded' | 'disputed' | 'charged_back' | 'revoked';
  title: string;
  /** Of credits: the package, and how many they were. */
  packageId?: string;
  credits?: number;
  amountMinor: number;
  refundedMinor?: number;
  currency: string;
  purchasedAt: string;
  /** Of a payment on its way: the order whose row it took over, and gives back if the money does not arrive. */
  replacedOrderId?: string;
}

export function itemKey(order: Pick<Order, 'resourceType' | 'resourceId'>): string {
  return `${order.resourceType}#${order.resourceId}`;
}

/** The row of what an order gives. Credits can be bought again and again, so that each order of them has its own. */
export function entitlementKey(order: Pick<Order, 'id' | 'resourceType' | 'resourceId'>): string {
  return order.resourceType === 'credits' ? `credits#${order.id}` : itemKey(order);
}

/** What an entitlement is for, as it was ordered. */
export function itemOf({
  item,
  packageId,
}: Pick<Entitlement, 'item' | 'packageId'>): Pick<Order, 'resourceType' | 'resourceId'> {
  const [resourceType, ...id] = item.split('#');
  return { resourceType: resourceType as ResourceType, resourceId: packageId ?? id.join('#') };
}

/** How an order that was paid or is being paid looks to its buyer. */
export function entitlementState(order: Pick<Order, 'status' | 'revokedAt'>): Entitlement['state'] {
  if (order.revokedAt) return 'revoked';
  return order.status === 'paid' ? 'owned' : (order.status as Entitlement['state']);
}

/** Minor units that went back to the buyer. */
export function givenBackMinor(
  order: Pick<Order, 'status' | 'amountMinor' | 'refundedMinor'>,
): number {
  return order.status === 'charged_back' ? order.amountMinor : (order.refundedMinor ?? 0);
}
