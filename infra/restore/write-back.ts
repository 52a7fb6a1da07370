import {
  versionBump,
  type CatalogueKind,
} from '#functions/domain/catalogue/catalogue-version-repository.ts';
import { itemNouns } from '#functions/domain/catalogue/item-nouns.ts';
import { writeTogether } from '#functions/platform/dynamo.ts';
import type { TableName } from '#shared/constants/table-name.ts';
import { tableNames } from '../tables.ts';
import { compareTable, keyOf, type TableDifference } from './compare-sets.ts';
import { deleteRows, putRows, scanRows, type Row } from './rows-repository.ts';
import type { SecondSet } from './second-set.ts';
import type { Shop } from './shop.ts';

/**
 * Rows of these are never changed back or removed: what was paid and sent stays known, the log cannot be edited, and
 * versions only grow.
 */
const onlyMissing: readonly TableName[] = ['orders', 'mails', 'audit', 'settings'];

export interface Plan {
  tables: readonly TableName[];
  /** Also change rows back, and remove those that did not exist. */
  exact: boolean;
  /** The ids of the accounts that exist: nothing personal of a member who has left comes back. */
  accounts: ReadonlySet<string>;
}

export interface Written {
  table: TableName;
  added: number;
  changedBack: number;
  removed: number;
  /** Rows of members who have left, which stay away. */
  ofLeavers: number;
}

/** Makes the live tables as they were. Repeating it, also after it was cut off, changes nothing more. */
export async function writeBack(shop: Shop, set: SecondSet, plan: Plan): Promise<Written[]> {
  const written: Written[] = [];
  for (const table of plan.tables) {
    const difference = await compareTable(shop, set, table);
    const { puts, removals, ...counts } = planTable(difference, plan);
    const name = `${shop.prefix}-${table}`;
    await putRows(shop.dynamodb, name, puts);
    const keys = removals.map((row) => keyOf(table, row));
    await deleteRows(shop.dynamodb, name, keys);
    const isChanged = puts.length + removals.length > 0;
    if (isChanged && isCatalogue(table)) await writeTogether([versionBump(table)]);
    written.push({ table, ...counts });
  }
  return written;
}

/** What would be written into a table. */
export function planTable({ table, ...found }: TableDifference, { exact, accounts }: Plan) {
  const goesBack = exact && !onlyMissing.includes(table);
  const kept = (row: Row) => withoutLeavers(table, row, accounts);
  const gone = found.missing.filter((row) => !isWaitingMail(table, row));
  const missing = gone.flatMap(kept);
  const changed = goesBack ? found.changed.flatMap(kept) : [];
  const removals = goesBack ? found.newer : [];
  const ofLeavers = gone.length - missing.length;
  return {
    puts: [...missing, ...changed],
    removals,
    added: missing.length,
    changedBack: changed.length,
    removed: removals.length,
    ofLeavers,
  };
}

/** Orders and bookings stay when a member leaves, without the email; everything else of theirs goes. */
function withoutLeavers(table: TableName, row: Row, accounts: ReadonlySet<string>): Row[] {
  const owner = (table === 'users' ? row['id'] : row['userId'])?.S;
  if (owner === undefined || accounts.has(owner) || table === 'ledger') return [row];
  return table === 'orders' ? [{ ...row, email: { S: '' } }] : [];
}

/** It would be sent, and may have been since. `reconcile --fix` sends receipts that were not. */
function isWaitingMail(table: TableName, row: Row): boolean {
  return table === 'mails' && row['pending'] !== undefined;
}

function isCatalogue(table: TableName): table is CatalogueKind {
  return table in itemNouns;
}

/** Moves the rows of members whose accounts have new ids. */
export async function moveRows(shop: Shop, rename: (row: Row) => Row): Promise<void> {
  for (const table of tableNames) {
    const name = `${shop.prefix}-${table}`;
    const moved: { from: Row; to: Row }[] = [];
    for await (const from of scanRows(shop.dynamodb, name)) {
      const to = rename(from);
      if (to !== from && JSON.stringify(to) !== JSON.stringify(from)) moved.push({ from, to });
    }
    await putRows(
      shop.dynamodb,
      name,
      moved.map(({ to }) => to),
    );
    const gone = moved.filter(({ from, to }) => keyTextOf(table, from) !== keyTextOf(table, to));
    await deleteRows(
      shop.dynamodb,
      name,
      gone.map(({ from }) => keyOf(table, from)),
    );
  }
}

const keyTextOf = (table: TableName, row: Row) => JSON.stringify(keyOf(table, row));
