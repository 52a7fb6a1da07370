import { isDeepStrictEqual } from 'node:util';
import type { TableName } from '#shared/constants/table-name.ts';
import { tables, type TablePlan } from '../tables.ts';
import { scanRows, type Row } from './rows-repository.ts';
import type { SecondSet } from './second-set.ts';
import type { Shop } from './shop.ts';

/** The differences between a table's earlier and current state. */
export interface TableDifference {
  table: TableName;
  then: number;
  now: number;
  /** Earlier rows that no longer exist. */
  missing: Row[];
  /** Earlier rows that have changed since. */
  changed: Row[];
  /** Current rows that did not exist then. */
  newer: Row[];
}

export async function compareTable(
  shop: Shop,
  set: SecondSet,
  table: TableName,
): Promise<TableDifference> {
  const before = new Map<string, Row>();
  for await (const row of scanRows(shop.dynamodb, `${set.prefix}-${table}`)) {
    before.set(keyText(table, row), row);
  }
  const found: TableDifference = {
    table,
    then: before.size,
    now: 0,
    missing: [],
    changed: [],
    newer: [],
  };
  for await (const row of scanRows(shop.dynamodb, `${shop.prefix}-${table}`)) {
    found.now++;
    const key = keyText(table, row);
    const then = before.get(key);
    before.delete(key);
    if (!then) found.newer.push(row);
    else if (!isDeepStrictEqual(then, row)) found.changed.push(then);
  }
  found.missing.push(...before.values());
  return found;
}

/** Returns the key of a row for DynamoDB. */
export function keyOf(table: TableName, row: Row): Row {
  const { partitionKey, sortKey }: TablePlan = tables[table];
  return {
    [partitionKey]: row[partitionKey]!,
    ...(sortKey && { [sortKey]: row[sortKey]! }),
  };
}

/** Returns the key of a row as text. */
export function keyText(table: TableName, row: Row): string {
  return JSON.stringify(keyOf(table, row));
}
