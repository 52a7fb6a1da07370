import { fromMinor } from '#shared/constants/money.ts';
import { reportsContract, type UnfulfilledPayment } from '#shared/contracts/reports.ts';
import { hasAccount } from '../domain/members/member-repository.ts';
import { askingStripe } from '../domain/orders/asking-stripe.ts';
import { getOrder, openOrderIds } from '../domain/orders/order-repository.ts';
import type { Order } from '../domain/orders/order.ts';
import { statusOf } from '../domain/orders/payment-facts.ts';
import { readPayment } from '../domain/orders/read-payment.ts';
import { isoIn } from '../platform/clock.ts';
import { implement } from '../platform/implement.ts';
import { mapConcurrently } from '../platform/map-concurrently.ts';

/** Within this time, the webhook and the buyer's return may still arrive. */
const graceSeconds = 120;
const maxRead = 1000;
const maxAsked = 50;
const concurrency = 8;

/**
 * Lists open orders whose session is paid according to Stripe, oldest first: neither webhook, return page nor sweep
 * has completed them.
 */
export const listUnfulfilled = implement(reportsContract.unfulfilled, async () => {
  const suspects = await oldestWaiting();
  const found = await askingStripe(() => mapConcurrently(suspects, concurrency, ifPaid));
  return found.filter((payment) => payment !== undefined);
});

async function oldestWaiting(): Promise<Order[]> {
  const ids: string[] = [];
  for await (const id of openOrderIds()) {
    if (ids.push(id) === maxRead) break;
  }
  const until = isoIn(-graceSeconds);
  return (await mapConcurrently(ids, concurrency, getOrder))
    .filter((order) => order !== undefined)
    .filter(({ status, sessionId, createdAt }) => {
      return status !== 'duplicate' && sessionId !== undefined && createdAt <= until;
    })
    .sort((a, b) => a.createdAt.localeCompare(b.createdAt))
    .slice(0, maxAsked);
}

async function ifPaid(order: Order): Promise<UnfulfilledPayment | undefined> {
  const { id, title, resourceType, createdAt } = order;
  const payment = await readPayment(order.sessionId!);
  if (!payment || statusOf(payment.facts) !== 'paid') return undefined;
  const { sessionId, amountMinor, currency } = payment;
  const email = (await hasAccount(order.userId)) ? order.email : 'Account deleted';
  const amount = fromMinor(amountMinor, currency);
  return { orderId: id, sessionId, email, title, resourceType, amount, currency, createdAt };
}
