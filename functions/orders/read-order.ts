import { fromMinor } from '#shared/constants/money.ts';
import { type OrderDetail, type OrderEvent, ordersContract } from '#shared/contracts/orders.ts';
import { readMailProblem } from '../domain/email-addresses/mail-problem.ts';
import { hasAccount } from '../domain/members/member-repository.ts';
import { dashboardUrl } from '../domain/orders/dashboard-url.ts';
import { grantsOf, readEntitlements } from '../domain/orders/grants.ts';
import { getOrder } from '../domain/orders/order-repository.ts';
import type { Order } from '../domain/orders/order.ts';
import { readPaymentHistory, type PaymentHistory } from '../domain/orders/payment-history.ts';
import { quoteOf } from '../domain/orders/quote.ts';
import { readShopHistory } from '../domain/orders/shop-history.ts';
import { linesOf } from '../domain/orders/tax-facts.ts';
import { AppError } from '../platform/app-error.ts';
import { implement } from '../platform/implement.ts';
import { logger } from '../platform/logger.ts';
import { isLiveMode } from '../platform/stripe-client.ts';
import { presentRow } from './present-row.ts';

export const readOrder = implement(ordersContract.get, async ({ id }) => {
  const order = await getOrder(id);
  if (!order) throw new AppError('not_found');
  return orderDetail(order);
});

export async function orderDetail(order: Order): Promise<OrderDetail> {
  const { currency, credits, paidAt, sessionId, paymentIntentId } = order;
  const [shop, fromStripe, access, url, isLive, mailProblem] = await Promise.all([
    readShopHistory(order),
    askStripe(order),
    accessOf(order),
    dashboardUrl(order),
    isLiveMode(),
    readMailProblem(order.email),
  ]);
  const { subtotalMinor, discountMinor, code, tax } = quoteOf(order);
  return {
    ...presentRow(order),
    resourceId: order.resourceId,
    ...(credits !== undefined && { credits }),
    ...(paidAt && { paidAt }),
    price: fromMinor(subtotalMinor, currency),
    discount: fromMinor(discountMinor, currency),
    ...(code && { code }),
    tax: fromMinor(order.taxMinor ?? 0, currency),
    ...(tax && { taxMode: tax.mode }),
    ...presentBundle(order),
    buyer: linesOf(order.buyer ?? {}),
    buyerTaxIds: order.buyer?.taxIds ?? [],
    ...access,
    ...(mailProblem && { mailProblem }),
    ...(sessionId && { sessionId }),
    ...(paymentIntentId && { paymentIntentId }),
    ...(url && { dashboardUrl: url }),
    isTest: !isLive,
    isStripeSilent: fromStripe === undefined,
    ...(fromStripe?.refund && presentRefund(fromStripe.refund, currency)),
    events: [...shop, ...(fromStripe?.events ?? [])].sort(byTime),
  };
}

function presentBundle(order: Order): Pick<OrderDetail, 'bundle'> {
  const { quote, currency } = order;
  if (!quote?.bundle) return {};
  const grants = grantsOf(order);
  const parts = quote.bundle.parts.map(({ resourceType, resourceId, title }, index) => {
    const { amountMinor, isGranted } = grants[index]!;
    return { resourceType, resourceId, title, amount: fromMinor(amountMinor, currency), isGranted };
  });
  return { bundle: { price: fromMinor(quote.bundle.priceMinor, currency), parts } };
}

/** Reads the payment's history; undefined if Stripe does not respond: the page is shown without it. */
async function askStripe({ id, sessionId }: Order): Promise<PaymentHistory | undefined> {
  if (!sessionId) return { events: [] };
  try {
    return await readPaymentHistory(sessionId);
  } catch (error) {
    logger.error('payment history not read', { orderId: id, error });
    return undefined;
  }
}

function presentRefund(
  { givenBackMinor, leftMinor, asksBuyer }: NonNullable<PaymentHistory['refund']>,
  currency: string,
): Pick<OrderDetail, 'refund'> {
  const givenBack = fromMinor(givenBackMinor, currency);
  return { refund: { givenBack, left: fromMinor(leftMinor, currency), asksBuyer } };
}

async function accessOf(order: Order) {
  const [hasBuyer, held] = await Promise.all([hasAccount(order.userId), readEntitlements(order)]);
  const own = [...held.values()].find(({ orderId }) => orderId === order.id);
  return {
    hasAccount: hasBuyer,
    ...(hasBuyer && own && { access: own.state, accessItem: own.item }),
  };
}

/** Sorts events by time. Stripe's times have no milliseconds: within a second, its events precede the shop's. */
function byTime(a: OrderEvent, b: OrderEvent): number {
  return keyOf(a) < keyOf(b) ? -1 : 1;
}

const ranks: Partial<Record<OrderEvent['what'], string>> = { ordered: '0', opened: '1' };

function keyOf({ at, by, what }: OrderEvent): string {
  return `${at.slice(0, 19)} ${ranks[what] ?? (by === 'stripe' ? '2' : '3')} ${at}`;
}
