import { GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { nowIso } from '../../platform/clock.ts';
import type { LotPart } from './lots.ts';
import { dynamo, queryAll, tableName, type Write } from '../../platform/dynamo.ts';

/**
 * - `sign-up`: the first row of every member, also where it grants 0: it is how new members are counted.
 * - `adjustment`: by an administrator. `purchase`: bought, or taken back with the money.
 * - `use`: held for a reply (`use#…`, negative), then either kept for it (`settle#…`, of 0 credits) or given back because
 *   there was none (`release#…`, positive). What was kept for a reply that did not help may be given back later
 *   (`return#…`, positive).
 */
export type LedgerKind = 'sign-up' | 'adjustment' | 'purchase' | 'use';

export interface LedgerEntry {
  /** Unique within a member's ledger, and the same for every repetition of one booking: `adjust#<request>`. */
  entry: string;
  kind: LedgerKind;
  /** Added to the balance; negative where credits went. */
  credits: number;
  reason?: string;
  /** Of credits that went, or came back: which of those that came they were; negative where they came back. */
  from?: readonly LotPart[];
  /** Of credits taken back with the money: how many more had been used already; negative where that was let off. */
  unrecovered?: number;
  /** The administrator who did it. */
  by?: string;
}

/** Rows are only ever added: their sum is the balance in the member's own row. */
export interface LedgerRow extends LedgerEntry {
  userId: string;
  /** The member's balance after it. Rows that settle a hold, and those of the time before it was noted, have none. */
  balance?: number;
  createdAt: string;
  /** The day of `createdAt` in UTC. */
  day: string;
}

/** A row for the transaction that changes the balance. */
export function ledgerPut(
  userId: string,
  entry: LedgerEntry & Pick<LedgerRow, 'balance'>,
  createdAt = nowIso(),
): Write {
  const row: LedgerRow = { userId, ...entry, createdAt, day: createdAt.slice(0, 10) };
  return {
    Put: {
      TableName: tableName('ledger'),
      Item: row,
      ConditionExpression: 'attribute_not_exists(userId)',
    },
  };
}

export async function getLedgerRow(userId: string, entry: string): Promise<LedgerRow | undefined> {
  const { Item } = await dynamo.send(
    new GetCommand({
      TableName: tableName('ledger'),
      Key: { userId, entry },
      ConsistentRead: true,
    }),
  );
  return Item as LedgerRow | undefined;
}

/** A member's rows, newest first. */
export async function listLedger(userId: string): Promise<LedgerRow[]> {
  const rows = await queryAll<LedgerRow>({
    TableName: tableName('ledger'),
    KeyConditionExpression: 'userId = :userId',
    ExpressionAttributeValues: { ':userId': userId },
    ConsistentRead: true,
  });
  return rows.sort((a, b) => b.createdAt.localeCompare(a.createdAt));
}

/** Rows that gave a member credits back for replies that did not help. */
export async function listReturns(userId: string): Promise<LedgerRow[]> {
  const rows = await queryAll<LedgerRow>({
    TableName: tableName('ledger'),
    KeyConditionExpression: 'userId = :userId AND begins_with(#entry, :return)',
    ExpressionAttributeNames: { '#entry': 'entry' },
    ExpressionAttributeValues: { ':userId': userId, ':return': 'return#' },
    ConsistentRead: true,
  });
  return rows.filter(({ kind }) => kind === 'use');
}

/** A member's latest rows, newest first. One of this very moment may be missing: the index follows the ledger. */
export async function listLatest(userId: string, limit: number): Promise<LedgerRow[]> {
  const { Items } = await dynamo.send(
    new QueryCommand({
      TableName: tableName('ledger'),
      IndexName: 'byTime',
      KeyConditionExpression: 'userId = :userId',
      ExpressionAttributeValues: { ':userId': userId },
      ScanIndexForward: false,
      Limit: limit,
    }),
  );
  return (Items ?? []) as LedgerRow[];
}

/** Everybody's rows of one day of UTC, with what the index projects. */
export function listLedgerDay(day: string): Promise<Pick<LedgerRow, 'kind' | 'credits'>[]> {
  return queryAll({
    TableName: tableName('ledger'),
    IndexName: 'byDay',
    KeyConditionExpression: '#day = :day',
    ExpressionAttributeNames: { '#day': 'day' },
    ExpressionAttributeValues: { ':day': day },
  });
}
