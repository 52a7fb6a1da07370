import { fromMinor } from '#shared/constants/money.ts';
import type { LedgerRow } from '../domain/credits/ledger-repository.ts';
import type { Hold } from '../domain/credits/hold.ts';
import type { Vote } from '../domain/feedback/vote.ts';
import type { MemberDataTable } from '../domain/members/member-data-repository.ts';
import { grantsOf } from '../domain/orders/grants.ts';
import type { Entitlement } from '../domain/entitlements/entitlement.ts';
import type { Order } from '../domain/orders/order.ts';
import type { RatingRow } from '../domain/ratings/rating-repository.ts';
import { writtenAt, type Review } from '../domain/reviews/review.ts';

type Row = Record<string, unknown>;

/** Returns a row as its member sees it in an export, with amounts as on a receipt. */
export function exportedRow(kind: MemberDataTable, row: Row): Row {
  return rowsOf[kind](row as never);
}

const rowsOf: Record<MemberDataTable, (row: never) => Row> = {
  purchases: ({ item, title, bundle, state, purchasedAt, complimentary, ...paid }: Entitlement) => {
    const held = { item, title, bundle, state };
    return complimentary
      ? { ...held, givenAt: purchasedAt, complimentary: true, reason: complimentary.reason }
      : { ...held, purchasedAt, ...amounts(paid) };
  },
  orders: (order: Order) => {
    const { id, title, resourceType, resourceId, credits, status, createdAt, paidAt } = order;
    // The session id appears on the receipt, once there is one.
    const receipt = order.grantedAt && order.sessionId;
    return {
      ...{ id, title, resourceType, resourceId, credits, status, createdAt, paidAt, receipt },
      ...amounts(order),
      ...taxAndDiscount(order),
      ...(order.quote?.bundle && { items: grantsOf(order).map(({ item }) => item) }),
      email: order.email,
      ...(order.cardDigits && { cardDigits: order.cardDigits }),
      ...(order.buyer && { buyer: order.buyer }),
      ...(order.withdrawal && { withdrawal: order.withdrawal }),
    };
  },
  ledger: ({ entry, kind, credits, balance, reason, createdAt }: LedgerRow) => {
    return { entry, kind, credits, balance, reason, createdAt };
  },
  ratings: ({ item, rating, ratedAt }: RatingRow) => ({ item, rating, ratedAt }),
  reviews: (review: Review) => {
    const { item, title, sentence, name, state } = review;
    return { item, title, sentence, name, state, writtenAt: writtenAt(review) };
  },
  positions: ({ userId: _owner, ...position }: Row) => position,
  holds: ({ requestId, createdAt, state, credits, kept }: Hold) => {
    return { requestId, createdAt, state, credits, reply: kept?.reply, sources: kept?.sources };
  },
  feedback: ({ requestId, votedAt, vote, question, reply, credit }: Vote) => {
    return { requestId, votedAt, vote, question, reply, credit };
  },
};

/** Returns the tax and the discount of an order, which make the amount differ from the price. */
function taxAndDiscount({ quote, taxMinor, currency }: Order): Row {
  return {
    ...(quote?.code && {
      code: quote.code,
      discount: fromMinor(quote.discountMinor, currency),
    }),
    ...(taxMinor && { tax: fromMinor(taxMinor, currency) }),
  };
}

function amounts(paid: Pick<Order, 'amountMinor' | 'refundedMinor' | 'currency'>): Row {
  const { amountMinor, refundedMinor = 0, currency } = paid;
  const [amount, refunded] = [amountMinor, refundedMinor].map((minor) =>
    fromMinor(minor, currency),
  );
  return { amount, refunded, currency };
}
