import { toMinor } from '#shared/constants/money.ts';
import type { InputOf } from '#shared/contracts/define-contract.ts';
import { ordersContract } from '#shared/contracts/orders.ts';
import { auditPut } from '../domain/audit/audit-repository.ts';
import { fulfil } from '../domain/orders/fulfil.ts';
import { getOrder } from '../domain/orders/order-repository.ts';
import type { Order } from '../domain/orders/order.ts';
import { withRefundLease } from '../domain/orders/refund-lease.ts';
import { refundPayment, type RefundRequest } from '../domain/orders/refund-payment.ts';
import { recordRefundOnce } from '../domain/orders/refund-request-repository.ts';
import type { Actor } from '../platform/actor.ts';
import { askingStripe } from '../domain/orders/asking-stripe.ts';
import { AppError } from '../platform/app-error.ts';
import { implement } from '../platform/implement.ts';
import { logger } from '../platform/logger.ts';
import { orderDetail } from './read-order.ts';

type Input = InputOf<typeof ordersContract.refund>;

/** Stripe may have made the refund although its response was lost; it is safe to send the same request again. */
const sendAgain =
  'Stripe did not respond. Press the button again: the refund is made only once, however often you send it.';

/** Refunds an order. The audit row is written before the call to Stripe: no refund lacks one. */
export const refundOrder = implement(ordersContract.refund, async (input, actor) => {
  const { id, requestId } = input;
  const order = await getOrder(id);
  if (!order) throw new AppError('not_found');
  const request = requestOf(input, order);
  const note = () => recordRefundOnce(id, requestId, auditOf(input, order, actor));
  await withRefundLease(id, requestId, () =>
    askingStripe(() => refundPayment(order, request, note), sendAgain),
  );
  await settle(order);
  return orderDetail((await getOrder(id)) ?? order);
});

function requestOf({ amount, givenBack, cause, requestId }: Input, order: Order): RefundRequest {
  const amountMinor = toMinor(amount, order.currency);
  const givenBackMinor = toMinor(givenBack, order.currency);
  if (amountMinor === undefined || givenBackMinor === undefined) {
    throw new AppError('validation_failed', {
      fields: { amount: `Enter an amount in ${order.currency.toUpperCase()}` },
    });
  }
  return { amountMinor, givenBackMinor, cause, requestId };
}

function auditOf({ amount, reason, cause }: Input, order: Order, actor: Actor) {
  return auditPut(actor, {
    action: 'order.refund',
    target: `order#${order.id}`,
    label: order.title,
    details: {
      amount: `${amount} ${order.currency.toUpperCase()}`,
      reason,
      ...(cause && { cause }),
      email: order.email,
    },
  });
}

/** Applies the refund immediately. If this fails, Stripe's event does the same. */
async function settle({ id, sessionId }: Order): Promise<void> {
  try {
    await fulfil(sessionId!);
  } catch (error) {
    logger.error('refunded order not settled yet', { orderId: id, error });
  }
}
