import { fulfil } from '../domain/orders/fulfil.ts';
import {
  checkAgainAt,
  dueOrderIds,
  failUnopened,
  getOrder,
} from '../domain/orders/order-repository.ts';
import type { Order } from '../domain/orders/order.ts';
import { hasAccount } from '../domain/members/member-repository.ts';
import { isoIn, now } from '../platform/clock.ts';
import { drain, type Drained } from '../platform/drain.ts';
import { reportLateGrant } from './report-late-grant.ts';

const concurrency = 8;
const againSeconds = 300;

const dependencies = { checkAgainAt, dueOrderIds, fulfil, getOrder, reportLateGrant };

/** Creates `checkOpenOrders` with the functions that it calls. */
export function createCheckOpenOrders({
  checkAgainAt,
  dueOrderIds,
  fulfil,
  getOrder,
  reportLateGrant,
}: typeof dependencies) {
  /** If both fail, throws the error of the check: it is the reason why the buyer waits. */
  const checkAndPutOff = async (id: string): Promise<void> => {
    const [checked] = await Promise.allSettled([checkOrder(id)]);
    const again = isoIn(againSeconds);
    const [putOff] = await Promise.allSettled([checkAgainAt(id, again)]);
    for (const outcome of [checked, putOff]) {
      if (outcome.status === 'rejected') throw outcome.reason;
    }
  };

  /** Checks one order. An order without a session was interrupted before its buyer got a URL: no one can pay it. */
  const checkOrder = async (id: string): Promise<void> => {
    const order = await getOrder(id);
    if (!order) return;
    if (order.sessionId) await fulfilOrReport(order, order.sessionId);
    else if (order.checkoutExpiresAt * 1000 < now().getTime()) await failUnopened(order);
  };

  const fulfilOrReport = async (order: Order, sessionId: string): Promise<void> => {
    try {
      const settled = await fulfil(sessionId);
      // Nothing to report: access was granted, or the order is unpaid (with an account, `fulfil` grants a paid one).
      if (settled && (settled.grantedAt || (await hasAccount(order.userId)))) return;
    } catch (error) {
      await reportLateGrant(order);
      throw error;
    }
    await reportLateGrant(order);
  };

  return (deadline: number): Promise<Drained> =>
    drain(dueOrderIds(), checkAndPutOff, {
      concurrency,
      deadline,
      failure: 'order not checked',
      idsOf: (orderId) => ({ orderId }),
    });
}

/**
 * Checks every due open order with Stripe. Orders not reached before `deadline` (epoch milliseconds) are the first of
 * the next run.
 */
export const checkOpenOrders = createCheckOpenOrders(dependencies);
