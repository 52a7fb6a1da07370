import { readSort } from '#shared/contracts/list-sort.ts';
import {
  publicationState,
  type ItemColumn,
  type PublicationState,
} from '#shared/contracts/fields.ts';
import { foldText } from '#shared/search/fold-text.ts';
import { compareValues } from '../../platform/compare-values.ts';

/** The fields by which the rows of administrators' lists are sorted. */
export interface SortedRow {
  id: string;
  title: string;
  category?: string;
  state: PublicationState;
  price: number;
  updatedAt: string;
}

/** A row with what it is sorted by. */
export interface Entry<Row> {
  id: string;
  createdAt: string;
  row: Row;
}

/** Texts are folded, because they are compared by code unit. */
const keys: Record<ItemColumn, (entry: Entry<SortedRow>) => string | number> = {
  date: ({ createdAt }) => createdAt,
  title: ({ row }) => foldText(row.title),
  category: ({ row }) => foldText(row.category ?? ''),
  state: ({ row }) => publicationState.options.indexOf(row.state),
  price: ({ row }) => row.price,
  updated: ({ row }) => row.updatedAt,
};

/** Returns a function that sorts the rows of a list by a column. It keeps each order as long as the list is cached. */
export function createItemSorter<Row extends SortedRow>() {
  const known = new WeakMap<readonly Entry<Row>[], Map<string, Entry<Row>[]>>();

  return (rows: readonly Entry<Row>[], sort: ItemColumn | `-${ItemColumn}`): Entry<Row>[] => {
    const orders = known.get(rows) ?? new Map<string, Entry<Row>[]>();
    known.set(rows, orders);
    const sorted = orders.get(sort) ?? sortItems(rows, sort);
    orders.set(sort, sorted);
    return sorted;
  };
}

/** Sorts rows by a column; equal ones keep their order. */
function sortItems<Row extends SortedRow>(
  rows: readonly Entry<Row>[],
  sort: ItemColumn | `-${ItemColumn}`,
): Entry<Row>[] {
  const { by, isDown } = readSort<ItemColumn>(sort);
  const sign = isDown ? -1 : 1;
  return rows
    .map((entry) => ({ entry, key: keys[by](entry) }))
    .sort((a, b) => sign * compareValues(a.key, b.key))
    .map(({ entry }) => entry);
}
