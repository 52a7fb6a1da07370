import * as z from 'zod';
import { orderId, type OrderFilter, ordersContract } from '#shared/contracts/orders.ts';
import { searchWords } from '#shared/search/fold-text.ts';
import { findMemberByEmail } from '../domain/members/member-repository.ts';
import { askingStripe } from '../domain/orders/asking-stripe.ts';
import { findOrderById, isIdOfOrder } from '../domain/orders/find-order.ts';
import {
  listOrdersOf,
  type ListedOrder,
  type OrderPosition,
} from '../domain/orders/order-list-repository.ts';
import { byTime, readOrderPage } from '../domain/orders/order-page.ts';
import { isShown } from '../domain/orders/order-state.ts';
import { readCursor, writeCursor } from '../platform/cursor.ts';
import { implement } from '../platform/implement.ts';
import { presentRow } from './present-row.ts';

const defaultLimit = 50;
const position = z.object({ after: orderId });

/**
 * Lists orders. A search for an id or a whole email address is a look-up; any other text is searched for from the
 * newest order backwards, or from the oldest one on.
 */
export const listOrders = implement(
  ordersContract.list,
  async ({ q = '', show = 'sales', sort = '-date', cursor, limit = defaultLimit }) => {
    const after = cursor ? readCursor(cursor, position).after : undefined;
    const isOldestFirst = sort === 'date';
    const found = await lookUp(q, show);
    const { rows, next, searchedTo } = found
      ? { ...pageOf(found, limit, { after, isOldestFirst }), searchedTo: undefined }
      : await readOrderPage({
          filter: show,
          words: searchWords(q),
          limit,
          after,
          isOldestFirst,
        });
    return {
      rows: rows.map(presentRow),
      ...(next && { nextCursor: writeCursor({ after: next }) }),
      ...(searchedTo && { searchedTo }),
    };
  },
);

/** Returns all orders with an id or an email address; undefined if the text is neither. */
async function lookUp(q: string, show: OrderFilter): Promise<ListedOrder[] | undefined> {
  if (isIdOfOrder(q)) {
    // An id names one order, whatever its state.
    const order = await askingStripe(() => findOrderById(q));
    return order ? [order] : [];
  }
  const member = q.includes('@') ? await findMemberByEmail(q.toLowerCase()) : undefined;
  if (!member) return undefined;
  return (await listOrdersOf(member.id)).filter((order) => isShown(order, show));
}

function pageOf(orders: ListedOrder[], limit: number, { after, isOldestFirst }: OrderPosition) {
  const rows = orders
    .filter(({ id }) => after === undefined || (isOldestFirst ? id > after : id < after))
    .sort(byTime(isOldestFirst));
  const next = rows.length > limit ? rows[limit - 1]!.id : undefined;
  return { rows: rows.slice(0, limit), next };
}
