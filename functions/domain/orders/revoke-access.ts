import { nowIso } from '../../platform/clock.ts';
import { tableName, type Write } from '../../platform/dynamo.ts';
import { entitlementState, type Entitlement, type Order } from './order.ts';
import { writeOrder } from './write-order.ts';

/**
 * Revokes the access that an order has granted. The order records it and its version grows, so that no Stripe
 * response, old or new, restores it. Credits are withdrawn as far as they have not been used.
 * @param held the buyer's entitlement of this order
 * @param also writes for the same transaction, such as an audit row
 * @returns false if something has changed in the meantime: read everything again
 */
export function revokeAccess(
  order: Order,
  held: Entitlement,
  also: readonly Write[],
): Promise<boolean> {
  const revokedAt = nowIso();
  return changeAccess(order, held, also, {
    after: { ...order, revokedAt },
    update: 'SET revokedAt = :now ADD version :one',
    values: { ':now': revokedAt },
  });
}

/** Restores the access that an order grants by its status. Otherwise as `revokeAccess`. */
export function restoreAccess(
  order: Order,
  held: Entitlement,
  also: readonly Write[],
): Promise<boolean> {
  return changeAccess(order, held, also, {
    after: { ...order, revokedAt: undefined },
    update: 'REMOVE revokedAt ADD version :one',
    values: {},
  });
}

interface Change {
  after: Order;
  update: string;
  values: Record<string, string>;
}

async function changeAccess(
  order: Order,
  held: Entitlement,
  also: readonly Write[],
  { after, update, values }: Change,
): Promise<boolean> {
  const version = order.version + 1;
  return writeOrder(order, { ...after, version }, [
    {
      Update: {
        TableName: tableName('orders'),
        Key: { id: order.id },
        UpdateExpression: update,
        ConditionExpression: 'version = :version',
        ExpressionAttributeValues: { ...values, ':version': order.version, ':one': 1 },
      },
    },
    {
      Update: {
        TableName: tableName('purchases'),
        Key: { userId: held.userId, item: held.item },
        UpdateExpression: 'SET #state = :state',
        ConditionExpression: 'orderId = :order AND #state = :held',
        ExpressionAttributeNames: { '#state': 'state' },
        ExpressionAttributeValues: {
          ':state': entitlementState(after),
          ':order': order.id,
          ':held': held.state,
        },
      },
    },
    ...also,
  ]);
}
