import type { CatalogueKind } from '#functions/domain/items/catalogue-kind.ts';
import { versionBump } from '#functions/domain/catalogue/catalogue-version-repository.ts';
import { itemNouns } from '#functions/domain/items/item-nouns.ts';
import { writeTogether } from '#functions/platform/dynamo.ts';
import type { TableName } from '#shared/constants/table-name.ts';
import { tableNames } from '../tables.ts';
import { compareTable, keyOf, keyText, type TableDifference } from './compare-sets.ts';
import { deleteRows, putRows, scanRows, type Row } from './rows-repository.ts';
import type { SecondSet } from './second-set.ts';
import type { Shop } from './shop.ts';

/**
 * Tables whose rows are never changed back or removed: payments and sent emails stay recorded, the log cannot be
 * edited, and versions only grow.
 */
const onlyMissing: readonly TableName[] = ['orders', 'mails', 'audit', 'settings'];

export interface Plan {
  tables: readonly TableName[];
  /** Whether to also revert changed rows, and remove those that did not exist. */
  exact: boolean;
  /** The ids of the existing accounts: no personal data of members who have left is restored. */
  accounts: ReadonlySet<string>;
}

export interface Written {
  table: TableName;
  added: number;
  changedBack: number;
  removed: number;
  /** The number of rows of members who have left, which are not restored. */
  ofDeletedMembers: number;
}

/** Restores the live tables to their former state. Idempotent, also after an interruption. */
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

/** Returns the writes for a table. */
export function planTable({ table, ...found }: TableDifference, { exact, accounts }: Plan) {
  const goesBack = exact && !onlyMissing.includes(table);
  const kept = (row: Row) => withoutDeletedMembers(table, row, accounts);
  const gone = found.missing.filter((row) => !isWaitingMail(table, row));
  const missing = gone.flatMap(kept);
  const changed = goesBack ? found.changed.flatMap(kept) : [];
  const removals = goesBack ? found.newer : [];
  const ofDeletedMembers = gone.length - missing.length;
  return {
    puts: [...missing, ...changed],
    removals,
    added: missing.length,
    changedBack: changed.length,
    removed: removals.length,
    ofDeletedMembers,
  };
}

/**
 * Returns a row without the data of members who have left: orders and ledger rows are kept without the email,
 * everything else is dropped.
 */
function withoutDeletedMembers(table: TableName, row: Row, accounts: ReadonlySet<string>): Row[] {
  const owner = (table === 'users' ? row['id'] : row['userId'])?.S;
  if (owner === undefined || accounts.has(owner) || table === 'ledger') return [row];
  return table === 'orders' ? [{ ...row, email: { S: '' } }] : [];
}

/**
 * Whether a row is a pending email, which would be sent a second time if it has been sent since. `reconcile --fix`
 * sends missing receipts.
 */
function isWaitingMail(table: TableName, row: Row): boolean {
  return table === 'mails' && row['pending'] !== undefined;
}

function isCatalogue(table: TableName): table is CatalogueKind {
  return table in itemNouns;
}

/** Moves the rows of members whose accounts have new ids to these. */
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
    const gone = moved.filter(({ from, to }) => keyText(table, from) !== keyText(table, to));
    await deleteRows(
      shop.dynamodb,
      name,
      gone.map(({ from }) => keyOf(table, from)),
    );
  }
}
