import { GetCommand, QueryCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import type { DynamoDBDocumentClient, QueryCommandInput } from '@aws-sdk/lib-dynamodb';
import type { Account, BookingRecord, HoldRecord, MemberRecord } from './credit-records.ts';

/** The tables of one stage. */
export interface Stage {
  client: DynamoDBDocumentClient;
  /** `outcrop-<stage>` */
  tablePrefix: string;
}

/** All members, page after page: only one page of them is in memory. */
export async function* readMembers({ client, tablePrefix }: Stage): AsyncGenerator<MemberRecord> {
  let ExclusiveStartKey: Record<string, unknown> | undefined;
  do {
    const page = await client.send(
      new ScanCommand({
        TableName: `${tablePrefix}-users`,
        ProjectionExpression: 'id, credits, lots',
        ExclusiveStartKey,
      }),
    );
    for (const item of page.Items ?? []) yield item as MemberRecord;
    ExclusiveStartKey = page.LastEvaluatedKey;
  } while (ExclusiveStartKey);
}

/** @returns undefined for a member who has gone meanwhile */
export async function readMember(
  { client, tablePrefix }: Stage,
  id: string,
): Promise<MemberRecord | undefined> {
  const { Item } = await client.send(
    new GetCommand({ TableName: `${tablePrefix}-users`, Key: { id }, ConsistentRead: true }),
  );
  return Item as MemberRecord | undefined;
}

/** Reads the holds first: one that ends meanwhile is then in the bookings, and looks as if it were in both. */
export async function readAccount(stage: Stage, member: MemberRecord): Promise<Account> {
  const { id } = member;
  const kept = await readAll<HoldRecord>(
    stage,
    'holds',
    id,
    'requestId, attempt, #state, createdAt',
  );
  const fields = 'entry, kind, credits, balance, #from, createdAt';
  const bookings = await readAll<BookingRecord>(stage, 'ledger', id, fields);
  return { member, bookings, holds: kept.filter(({ state }) => state === 'open') };
}

async function readAll<Row>(
  { client, tablePrefix }: Stage,
  table: 'holds' | 'ledger',
  userId: string,
  fields: string,
): Promise<Row[]> {
  const reserved = table === 'holds' ? { '#state': 'state' } : { '#from': 'from' };
  const query: QueryCommandInput = {
    TableName: `${tablePrefix}-${table}`,
    KeyConditionExpression: 'userId = :userId',
    ExpressionAttributeValues: { ':userId': userId },
    ProjectionExpression: fields,
    ExpressionAttributeNames: reserved,
    ConsistentRead: true,
  };
  const rows: Row[] = [];
  do {
    const page = await client.send(new QueryCommand(query));
    rows.push(...((page.Items ?? []) as Row[]));
    query.ExclusiveStartKey = page.LastEvaluatedKey;
  } while (query.ExclusiveStartKey);
  return rows;
}
