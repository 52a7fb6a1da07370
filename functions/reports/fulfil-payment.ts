import { reportsContract } from '#shared/contracts/reports.ts';
import { auditPut } from '../domain/audit/audit-repository.ts';
import { hasAccount } from '../domain/members/member-repository.ts';
import { askingStripe } from '../domain/orders/asking-stripe.ts';
import { fulfilNow } from '../domain/orders/fulfil-now.ts';
import { getOrder } from '../domain/orders/order-repository.ts';
import { readPayment } from '../domain/orders/read-payment.ts';
import { AppError } from '../platform/app-error.ts';
import { implement } from '../platform/implement.ts';
import { writeTogether } from '../platform/dynamo.ts';

/** Fulfils a payment manually, as webhook, return page and sweep do; the audit row is written first. */
export const fulfilPayment = implement(reportsContract.fulfil, async ({ id }, actor) => {
  const payment = await askingStripe(() => readPayment(id));
  const order = payment && (await getOrder(payment.orderId));
  if (!order) {
    throw new AppError('purchase_not_found', {
      text: 'Stripe has no payment of this site with that id.',
    });
  }
  await writeTogether([
    auditPut(actor, {
      action: 'payment.fulfil',
      target: `order#${order.id}`,
      label: order.title,
      details: { sessionId: id, email: order.email },
    }),
  ]);
  const fulfilled = await fulfilNow(id);
  const isUngranted = fulfilled && !fulfilled.grantedAt && fulfilled.status !== 'duplicate';
  if (isUngranted && !(await hasAccount(fulfilled.userId))) {
    throw new AppError('conflict', {
      text: 'The buyer has deleted the account, so the item cannot be delivered. Refund the payment in Stripe to remove it from this list.',
    });
  }
  if (fulfilled) return { status: fulfilled.status };
  throw new AppError('purchase_not_found', {
    text: 'The amount or currency of this payment does not match its order. Look at it in Stripe.',
  });
});
