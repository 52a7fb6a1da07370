import { GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { nowIso } from '../../platform/clock.ts';
import { siteDay } from '../../platform/site-day.ts';
import type { LotPart } from './lots.ts';
import { dynamo, queryAll, tableName, type Write } from '../../platform/dynamo.ts';

/**
 * - `sign-up`: the first row of every member, even if it grants 0. Reports count new members by it.
 * - `adjustment`: by an administrator. `purchase`: bought, or withdrawn after a refund.
 * - `use`: held for a reply (`use#…`, negative), then either charged (`settle#…`, 0 credits) or released because
 * there was no reply (`release#…`, positive). Credits of a reply that did not help may be returned later (`return#…`,
 * positive).
 */
export type LedgerKind = 'sign-up' | 'adjustment' | 'purchase' | 'use';

export interface LedgerEntry {
  /** The name of the entry: `adjust#<request>`. Unique within a member's ledger; a repeated entry has the same name. */
  entry: string;
  kind: LedgerKind;
  /** The change of the balance. */
  credits: number;
  reason?: string;
  /** The lots that the credits were taken from; negative numbers are credits returned to a lot. */
  from?: readonly LotPart[];
  /** For credits withdrawn after a refund: how many had already been used; negative if that shortfall is reversed. */
  unrecovered?: number;
  /** The administrator who made the change. */
  by?: string;
}

/** Rows are never changed or deleted. Their sum is the balance in the member's row. */
export interface LedgerRow extends LedgerEntry {
  userId: string;
  /**
   * The member's balance after this row. Rows that settle a hold have none, nor do rows from before balances were
   * recorded.
   */
  balance?: number;
  createdAt: string;
  /** The day of `createdAt` in the site's time zone. */
  day: string;
}

/** Returns the write of a ledger row, for the transaction that changes the balance. */
export function ledgerPut(
  userId: string,
  entry: LedgerEntry & Pick<LedgerRow, 'balance'>,
  createdAt = nowIso(),
): Write {
  const row: LedgerRow = { userId, ...entry, createdAt, day: siteDay(createdAt) };
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

/** Lists a member's rows, newest first. */
export async function listLedger(userId: string): Promise<LedgerRow[]> {
  const rows = await queryAll<LedgerRow>({
    TableName: tableName('ledger'),
    KeyConditionExpression: 'userId = :userId',
    ExpressionAttributeValues: { ':userId': userId },
    ConsistentRead: true,
  });
  return rows.sort((a, b) => b.createdAt.localeCompare(a.createdAt));
}

/** Lists a member's rows that returned the credits of unhelpful replies. */
export async function listReturns(userId: string): Promise<LedgerRow[]> {
  const rows = await listEntriesFrom(userId, 'return#');
  return rows.filter(({ kind }) => kind === 'use');
}

/** Lists a member's rows whose entry begins with a text, sorted by entry. */
export function listEntriesFrom(userId: string, beginning: string): Promise<LedgerRow[]> {
  return queryAll({
    TableName: tableName('ledger'),
    KeyConditionExpression: 'userId = :userId AND begins_with(#entry, :beginning)',
    ExpressionAttributeNames: { '#entry': 'entry' },
    ExpressionAttributeValues: { ':userId': userId, ':beginning': beginning },
    ConsistentRead: true,
  });
}

/**
 * Reads one page of a member's rows, newest first. The index is eventually consistent, so the very latest row may be
 * missing. `start` and `next` are DynamoDB keys.
 */
export async function readLedger(
  userId: string,
  limit: number,
  start?: Record<string, unknown>,
): Promise<{ rows: LedgerRow[]; next?: Record<string, unknown> }> {
  const { Items = [], LastEvaluatedKey: next } = await dynamo.send(
    new QueryCommand({
      TableName: tableName('ledger'),
      IndexName: 'byTime',
      KeyConditionExpression: 'userId = :userId',
      ExpressionAttributeValues: { ':userId': userId },
      ScanIndexForward: false,
      ExclusiveStartKey: start,
      Limit: limit,
    }),
  );
  return { rows: Items as LedgerRow[], ...(next && { next }) };
}

/** Lists all members' rows of a day in the site's time zone, with the attributes that the index projects. */
export function listLedgerDay(day: string): Promise<Pick<LedgerRow, 'kind' | 'credits'>[]> {
  return queryAll({
    TableName: tableName('ledger'),
    IndexName: 'byDay',
    KeyConditionExpression: '#day = :day',
    ExpressionAttributeNames: { '#day': 'day' },
    ExpressionAttributeValues: { ':day': day },
  });
}
