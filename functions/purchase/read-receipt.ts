import { fromMinor } from '#shared/constants/money.ts';
import { type Receipt, receiptsContract } from '#shared/contracts/receipts.ts';
import { listPurchasesOf } from '../domain/orders/list-purchases-of.ts';
import { grantsOf } from '../domain/orders/grants.ts';
import { getOrder } from '../domain/orders/order-repository.ts';
import type { Order } from '../domain/orders/order.ts';
import { quoteOf } from '../domain/orders/quote.ts';
import { taxFactsOf } from '../domain/orders/tax-facts.ts';
import { AppError } from '../platform/app-error.ts';
import { implement } from '../platform/implement.ts';
import { purchaseStatuses } from './purchase-statuses.ts';

export const readReceipt = implement(receiptsContract.receipt, async ({ id }, actor) => {
  const purchase = (await listPurchasesOf(actor.id)).find(({ sessionId }) => sessionId === id);
  const order = purchase && (await getOrder(purchase.orderId));
  if (!purchase || !order?.paidAt) throw new AppError('purchase_not_found');
  const { currency } = order;
  const quote = quoteOf(order);
  return {
    id,
    orderId: order.id,
    title: order.title,
    resourceType: order.resourceType,
    resourceId: order.resourceId,
    ...(order.credits !== undefined && { credits: order.credits }),
    ...presentBundle(order),
    email: order.email,
    price: fromMinor(quote.subtotalMinor, currency),
    discount: fromMinor(quote.discountMinor, currency),
    ...(quote.code && { code: quote.code }),
    tax: fromMinor(order.taxMinor ?? 0, currency),
    amountPaid: fromMinor(order.amountMinor, currency),
    amountRefunded: fromMinor(order.refundedMinor ?? 0, currency),
    currency,
    status: purchaseStatuses[purchase.state],
    ...presentTaxes(order),
    ...presentAgreement(order),
    purchasedAt: order.paidAt,
  };
});

function presentBundle(order: Order): Pick<Receipt, 'bundle'> {
  const { quote, currency } = order;
  if (!quote?.bundle) return {};
  const parts = grantsOf(order).map(({ title, amountMinor, isGranted }) => {
    return { title, amount: fromMinor(amountMinor, currency), isGranted };
  });
  return { bundle: { price: fromMinor(quote.bundle.priceMinor, currency), parts } };
}

function presentTaxes(order: Order): Pick<Receipt, 'taxes'> {
  const facts = taxFactsOf(order);
  if (!facts) return {};
  const { netMinor, ...taxes } = facts;
  return { taxes: { ...taxes, net: fromMinor(netMinor, order.currency) } };
}

function presentAgreement({ withdrawal }: Order): Pick<Receipt, 'agreement'> {
  if (!withdrawal?.agreedAt) return {};
  return { agreement: { text: withdrawal.text, agreedAt: withdrawal.agreedAt } };
}
