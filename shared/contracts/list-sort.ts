import * as z from 'zod';

/**
 * The order of a table: a column, or its name after a dash for descending order.
 * @param columns the columns that the table can be sorted by
 */
export function sortField<const Column extends string>(columns: readonly Column[]) {
  return z.enum(columns.flatMap((column) => [column, `-${column}` as const])).optional();
}

/** Splits an order into its column and its direction. */
export function readSort<Column extends string>(sort: Column | `-${Column}`) {
  const isDown = sort.startsWith('-');
  return { by: (isDown ? sort.slice(1) : sort) as Column, isDown };
}
