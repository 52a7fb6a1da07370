import { chargeStep } from '#shared/constants/price-rule.ts';
import { splitAmount, splitPayment } from '#shared/constants/split-amount.ts';
import { itemKey } from '../items/item-key.ts';
import { getEntitlement } from '../entitlements/entitlement-repository.ts';
import type { Entitlement } from '../entitlements/entitlement.ts';
import { entitlementKey, type Order } from './order.ts';

/** An item of an order, with its share of the payment and of the refunds in minor units. */
export interface Grant {
  /** The key of its entitlement. */
  item: string;
  title: string;
  amountMinor: number;
  refundedMinor: number;
  /** False for a part of a bundle that the buyer owns through another order. */
  isGranted: boolean;
}

type Ordered = Pick<
  Order,
  | 'id'
  | 'resourceType'
  | 'resourceId'
  | 'title'
  | 'quote'
  | 'amountMinor'
  | 'currency'
  | 'refundedMinor'
  | 'notGranted'
>;

/** Lists the items of an order: a single one, or the parts of a bundle that the buyer did not own when they ordered. */
export function grantsOf(order: Ordered): Grant[] {
  const { title, amountMinor, currency, refundedMinor = 0, quote, notGranted = [] } = order;
  const parts = quote?.bundle?.parts;
  if (!parts) {
    return [{ item: entitlementKey(order), title, amountMinor, refundedMinor, isGranted: true }];
  }
  const shares = parts.map(({ shareMinor }) => shareMinor);
  const amounts = splitCharge(amountMinor, currency, shares);
  const unpaid = parts.map((part, index) => ({
    item: itemKey(part),
    title: part.title,
    amountMinor: amounts[index]!,
    isGranted: !notGranted.includes(itemKey(part)),
  }));
  return withRefunds(unpaid, refundedMinor);
}

/** Splits an amount into shares that can be refunded one by one: Stripe refunds whole steps of a currency. */
function splitCharge(amountMinor: number, currency: string, weights: readonly number[]): number[] {
  const step = amountMinor % chargeStep(currency) === 0 ? chargeStep(currency) : 1;
  return splitPayment(amountMinor / step, weights).map((share) => share * step);
}

/** Attributes refunds to the parts that were not granted first. */
function withRefunds(grants: Omit<Grant, 'refundedMinor'>[], refundedMinor: number): Grant[] {
  const owedMinor = sumOf(grants.filter(({ isGranted }) => !isGranted));
  const firstMinor = Math.min(owedMinor, refundedMinor);
  const split = (amount: number, isGranted: boolean) =>
    splitAmount(
      amount,
      grants.map((grant) => (grant.isGranted === isGranted ? grant.amountMinor : 0)),
    );
  const [first, rest] = [split(firstMinor, false), split(refundedMinor - firstMinor, true)];
  return grants.map((grant, index) => ({
    ...grant,
    refundedMinor: grant.isGranted ? rest[index]! : first[index]!,
  }));
}

/** Returns the amount in minor units to refund for items that the buyer owns through another order. */
export function owedMinor(order: Ordered): number {
  return sumOf(grantsOf(order).filter(({ isGranted }) => !isGranted));
}

function sumOf(grants: readonly Pick<Grant, 'amountMinor'>[]): number {
  return grants.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
}

/** Whether an order is for this member and this item. */
export function isOf(
  order: Ordered & Pick<Order, 'userId'>,
  { userId, item }: Pick<Entitlement, 'userId' | 'item'>,
): boolean {
  return order.userId === userId && grantsOf(order).some((grant) => grant.item === item);
}

/** The buyer's entitlements for what an order is for, by item. */
export type EntitlementsByItem = ReadonlyMap<string, Entitlement>;

export async function readEntitlements(
  order: Ordered & Pick<Order, 'userId'>,
): Promise<EntitlementsByItem> {
  const items = grantsOf(order).map(({ item }) => item);
  const rows = await Promise.all(items.map((item) => getEntitlement(order.userId, item)));
  return new Map(rows.flatMap((row) => (row ? [[row.item, row]] : [])));
}
