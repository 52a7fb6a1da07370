import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { dynamo, queryAll, tableName, type Write } from '../../platform/dynamo.ts';
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

/** All codes, newest first. */
export function listCodes(): Promise<Code[]> {
  return queryAll({
    TableName: tableName('codes'),
    IndexName: 'byTime',
    KeyConditionExpression: 'listed = :yes',
    ExpressionAttributeValues: { ':yes': 'yes' },
    ScanIndexForward: false,
  });
}

/** Belongs in a transaction; the condition fails if the code exists. */
export function codePut(code: Code): Write {
  return {
    Put: {
      TableName: tableName('codes'),
      Item: { ...code, listed: 'yes' },
      ConditionExpression: 'attribute_not_exists(id)',
    },
  };
}

/** Switches a code off at a time, or on. Belongs in a transaction; the condition fails if it is so already. */
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

export async function notePromotionCode(id: string, promotionCodeId: string): Promise<void> {
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
 * Takes one use of a code for a customer. Belongs in the transaction that places the order; the conditions fail if the
 * code is switched off or used up, so that no more orders can have it than it allows.
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

/** Changes the number of uses without a condition: gives one back, or counts one that Stripe has granted. */
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

/** The row that counts the uses of one customer. Codes have no #. */
function usesId(id: string, userId: string): string {
  return `${id}#${userId}`;
}

async function getRow<Row>(id: string): Promise<Row | undefined> {
  const { Item } = await dynamo.send(
    new GetCommand({ TableName: tableName('codes'), Key: { id }, ConsistentRead: true }),
  );
  return Item as Row | undefined;
}
