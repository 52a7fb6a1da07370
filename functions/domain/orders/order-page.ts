import type { OrderFilter } from '#shared/contracts/orders.ts';
import { hasWords } from '#shared/search/fold-text.ts';
import { firstMatches } from '../../platform/first-matches.ts';
import {
  listByStatus,
  listIdsByCard,
  type ListedOrder,
  type OrderPosition,
} from './order-list-repository.ts';
import { isShown, statusesOf } from './order-state.ts';

const batchRows = 1000;
const cardDigits = /^\d{4}$/;

export interface OrderSearch {
  filter: OrderFilter;
  /**
   * Folded words that must all occur in the title or the email address; empty for all orders. A single word of four
   * digits also finds the orders paid with a card that ends in them.
   */
  words: readonly string[];
  limit: number;
  /** The id of the order after which the page begins. */
  after?: string | undefined;
  isOldestFirst?: boolean;
  /** A search with few matches returns what it has after this many rows; the next page continues from there. */
  maxRead?: number;
}

/**
 * Reads a page of the orders that a filter shows, newest first unless `isOldestFirst`.
 * @returns `next`: the id to continue from; absent at the end. `searchedTo`: the time of the last order that was read,
 * if the page ended at `maxRead` rather than at `limit`
 */
export async function readOrderPage({
  filter,
  words,
  limit,
  after,
  isOldestFirst = false,
  maxRead = 10_000,
}: OrderSearch): Promise<{ rows: ListedOrder[]; next?: string; searchedTo?: string }> {
  const isSifted = words.length > 0 || filter === 'paid' || filter === 'partly_refunded';
  const size = isSifted ? batchRows : limit + 1;
  const [word, ...others] = words;
  const isCard = others.length === 0 && cardDigits.test(word ?? '');
  const paidWithCard = isCard ? await listIdsByCard(word!) : undefined;
  const isFound = (order: ListedOrder) => paidWithCard?.has(order.id) || hasText(order, words);
  const { rows, last, searchedTo } = await firstMatches(
    readBatches(filter, size, { after, isOldestFirst }),
    (order) => isShown(order, filter) && isFound(order),
    limit,
    maxRead,
  );
  return {
    rows,
    ...(last && { next: last.id }),
    ...(searchedTo && { searchedTo: searchedTo.createdAt }),
  };
}

/** Whether an order contains every word in its title or email address. */
export function hasText(
  { title, email }: Pick<ListedOrder, 'title' | 'email'>,
  words: readonly string[],
): boolean {
  return hasWords(`${title} ${email}`, words);
}

async function* readBatches(
  filter: OrderFilter,
  size: number,
  { after, isOldestFirst }: OrderPosition,
): AsyncGenerator<ListedOrder[]> {
  let position = after;
  let batch: ListedOrder[];
  do {
    batch = await readBatch(filter, size, { after: position, isOldestFirst });
    yield batch;
    position = batch.at(-1)?.id;
  } while (batch.length === size);
}

/**
 * Reads the next orders of all statuses, merged. An order whose status changes during the read may be found under two
 * statuses; it is listed once.
 */
async function readBatch(
  filter: OrderFilter,
  size: number,
  position: OrderPosition,
): Promise<ListedOrder[]> {
  const lists = await Promise.all(
    statusesOf[filter].map((status) => listByStatus(status, size, position)),
  );
  const byId = new Map(lists.flat().map((order) => [order.id, order]));
  return [...byId.values()].sort(byTime(position.isOldestFirst)).slice(0, size);
}

/** Compares orders by time: their ids grow with it. */
export function byTime(isOldestFirst: boolean) {
  const sign = isOldestFirst ? 1 : -1;
  return (a: { id: string }, b: { id: string }) => (a.id < b.id ? -sign : sign);
}
