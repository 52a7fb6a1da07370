import { GetCommand, paginateQuery, paginateScan } from '@aws-sdk/lib-dynamodb';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { hasTable } from '#shared/site-config/stored-tables.ts';
import type { Account, LedgerRecord, HoldRecord, MemberRecord } from './credit-records.ts';

/** The tables of one stage. */
export interface Stage {
  client: DynamoDBDocumentClient;
  /** `outcrop-<stage>` */
  tablePrefix: string;
}

/** Yields all members, with one page in memory at a time. */
export async function* readMembers({ client, tablePrefix }: Stage): AsyncGenerator<MemberRecord> {
  const pages = paginateScan(
    { client },
    {
      TableName: `${tablePrefix}-users`,
      ProjectionExpression: 'id, credits, lots, creditsAt',
    },
  );
  for await (const page of pages) yield* (page.Items ?? []) as MemberRecord[];
}

/**
 * Reads a member's row.
 * @returns undefined if the member no longer exists
 */
export async function readMember(
  { client, tablePrefix }: Stage,
  id: string,
): Promise<MemberRecord | undefined> {
  const { Item } = await client.send(
    new GetCommand({ TableName: `${tablePrefix}-users`, Key: { id }, ConsistentRead: true }),
  );
  return Item as MemberRecord | undefined;
}

/**
 * Reads the records that belong to a member's row, also while the site is in use. Entries are read last, so all
 * entries that the row includes are found; a reply that the row includes is either among the holds or settled in the
 * entries.
 * @param member read before
 */
export async function readAccount(stage: Stage, member: MemberRecord): Promise<Account> {
  const { id } = member;
  const held = await readAll<HoldRecord>(
    stage,
    'holds',
    id,
    'requestId, attempt, #word, createdAt',
  );
  const fields = 'entry, kind, credits, balance, #word, createdAt';
  const all = await readAll<LedgerRecord>(stage, 'ledger', id, fields);
  const newer = all.filter((row) => isNewer(row, member));
  const entries = all.filter((row) => !newer.includes(row));
  return { member, entries, newer, holds: held.filter(({ state }) => state === 'open') };
}

/** Entries that change a balance have strictly growing times, up to the time in the member's row. */
function isNewer({ kind, credits, balance, createdAt }: LedgerRecord, { creditsAt }: MemberRecord) {
  if (creditsAt === undefined) return balance !== undefined && kind !== 'sign-up';
  return createdAt > creditsAt && (credits !== 0 || balance !== undefined);
}

async function readAll<Row>(
  { client, tablePrefix }: Stage,
  table: 'holds' | 'ledger',
  userId: string,
  fields: string,
): Promise<Row[]> {
  if (!hasTable(table)) return [];
  const pages = paginateQuery(
    { client },
    {
      TableName: `${tablePrefix}-${table}`,
      KeyConditionExpression: 'userId = :userId',
      ExpressionAttributeValues: { ':userId': userId },
      ProjectionExpression: fields,
      ExpressionAttributeNames: { '#word': table === 'holds' ? 'state' : 'from' },
      ConsistentRead: true,
    },
  );
  const rows: Row[] = [];
  for await (const page of pages) rows.push(...((page.Items ?? []) as Row[]));
  return rows;
}
