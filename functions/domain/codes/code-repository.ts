import { GetCommand, UpdateCommand, type QueryCommandInput } from '@aws-sdk/lib-dynamodb';
import { dynamo, queryAll, queryPages, tableName, type Write } from '../../platform/dynamo.ts';
import type { Code } from './code.ts';

/** A code, and how often one customer has used it. */
export interface CodeUses {
  code: Code | undefined;
  usedByBuyer: number;
}

export async function getCode(id: string): Promise<Code | undefined> {
  return getRow<Code>(id);
}

export async function getCodeUses(id: string, userId: string): Promise<CodeUses> {
  const [code, uses] = await Promise.all([
    getCode(id),
    getRow<{ used: number }>(usesId(id, userId)),
  ]);
  return { code, usedByBuyer: uses?.used ?? 0 };
}

const newestFirst = (): QueryCommandInput => ({
  TableName: tableName('codes'),
  IndexName: 'byTime',
  KeyConditionExpression: 'listed = :yes',
  ExpressionAttributeValues: { ':yes': 'yes' },
  ScanIndexForward: false,
});

/** Lists all codes, newest first. */
export function listCodes(): Promise<Code[]> {
  return queryAll(newestFirst());
}

/** Whether any code fits. Newer ones are read first, and older ones only until one fits. */
export async function hasCode(fits: (code: Code) => boolean): Promise<boolean> {
  for await (const { rows } of queryPages<Code>({ ...newestFirst(), Limit: 500 })) {
    if (rows.some(fits)) return true;
  }
  return false;
}

/** Returns a write for a new code. Its condition fails if the code exists. */
export function codePut(code: Code): Write {
  return {
    Put: {
      TableName: tableName('codes'),
      Item: { ...code, listed: 'yes' },
      ConditionExpression: 'attribute_not_exists(id)',
    },
  };
}

/** Returns a write that switches a code off at a time, or on. Its condition fails if nothing would change. */
export function activeUpdate(id: string, offAt: string | undefined): Write {
  return {
    Update: {
      TableName: tableName('codes'),
      Key: { id },
      UpdateExpression: offAt ? 'SET offAt = :at' : 'REMOVE offAt',
      ConditionExpression: `attribute_exists(id) AND ${offAt ? 'attribute_not_exists' : 'attribute_exists'}(offAt)`,
      ...(offAt && { ExpressionAttributeValues: { ':at': offAt } }),
    },
  };
}

export async function recordPromotionCode(id: string, promotionCodeId: string): Promise<void> {
  await dynamo.send(
    new UpdateCommand({
      TableName: tableName('codes'),
      Key: { id },
      UpdateExpression: 'SET promotionCodeId = :id',
      ExpressionAttributeValues: { ':id': promotionCodeId },
    }),
  );
}

/**
 * Returns the writes that take one use of a code for a customer, for the transaction that places the order. Their
 * conditions fail if the code is switched off or used up.
 */
export function useWrites(
  { id, times, perCustomer }: Pick<Code, 'id' | 'times' | 'perCustomer'>,
  userId: string,
): Write[] {
  const isOn = 'attribute_exists(id) AND attribute_not_exists(offAt)';
  return [
    countUpdate(id, 1, isOn + (times === undefined ? '' : ' AND used < :limit'), times),
    countUpdate(
      usesId(id, userId),
      1,
      perCustomer === undefined ? undefined : 'attribute_not_exists(used) OR used < :limit',
      perCustomer,
    ),
  ];
}

/**
 * Returns the writes that change the number of uses unconditionally: to release one, or to count one that Stripe has
 * granted.
 */
export function changeUsesWrites(id: string, userId: string, change: number): Write[] {
  return [countUpdate(id, change), countUpdate(usesId(id, userId), change)];
}

function countUpdate(id: string, change: number, condition?: string, limit?: number): Write {
  return {
    Update: {
      TableName: tableName('codes'),
      Key: { id },
      UpdateExpression: 'ADD used :change',
      ...(condition && { ConditionExpression: condition }),
      ExpressionAttributeValues: {
        ':change': change,
        ...(limit !== undefined && { ':limit': limit }),
      },
    },
  };
}

/** Returns the id of the row that counts one customer's uses. Codes never contain a `#`. */
function usesId(id: string, userId: string): string {
  return `${id}#${userId}`;
}

async function getRow<Row>(id: string): Promise<Row | undefined> {
  const { Item } = await dynamo.send(
    new GetCommand({ TableName: tableName('codes'), Key: { id }, ConsistentRead: true }),
  );
  return Item as Row | undefined;
}
