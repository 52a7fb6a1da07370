import { nowIso } from '../../platform/clock.ts';
import type { Write } from '../../platform/dynamo.ts';
import { entitlementUpdate } from '../entitlements/entitlement-repository.ts';
import type { Entitlement } from '../entitlements/entitlement.ts';
import { revocationUpdate } from './order-repository.ts';
import { entitlementState, type Order } from './order.ts';
import { writeOrder } from './write-order.ts';

/**
 * Revokes the access that an order has granted. The order records it and its version grows: no Stripe response, old or
 * new, restores the access. Unused credits are withdrawn.
 * @param held the buyer's entitlements from this order; those of a bundle are revoked together
 * @param also writes for the same transaction, such as an audit row
 * @returns false if something has changed in the meantime: read everything again
 */
export function revokeAccess(
  order: Order,
  held: readonly Entitlement[],
  also: readonly Write[],
): Promise<boolean> {
  return changeAccess(order, held, also, nowIso());
}

/** Restores the access that an order grants by its status. Parameters and result are those of `revokeAccess`. */
export function restoreAccess(
  order: Order,
  held: readonly Entitlement[],
  also: readonly Write[],
): Promise<boolean> {
  return changeAccess(order, held, also, undefined);
}

function changeAccess(
  order: Order,
  held: readonly Entitlement[],
  also: readonly Write[],
  revokedAt: string | undefined,
): Promise<boolean> {
  const after = { ...order, revokedAt, version: order.version + 1 };
  return writeOrder(order, after, [
    revocationUpdate(order, revokedAt),
    ...held.map((one) => entitlementUpdate(one, entitlementState(after))),
    ...also,
  ]);
}
