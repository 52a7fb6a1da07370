import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { dynamo, tableName } from '../../platform/dynamo.ts';
import type { Member } from './member-repository.ts';

export type DirectoryRow = Pick<Member, 'id' | 'email' | 'credits' | 'createdAt' | 'disabledAt'>;

/** Reads one page of all members, by email. `start` and `next` are DynamoDB keys. */
export async function readDirectory(
  limit: number,
  start: Record<string, unknown> | undefined,
): Promise<{ rows: DirectoryRow[]; next?: Record<string, unknown> }> {
  const { Items = [], LastEvaluatedKey: next } = await dynamo.send(
    new QueryCommand({
      TableName: tableName('users'),
      IndexName: 'directory',
      KeyConditionExpression: 'directory = :member',
      ExpressionAttributeValues: { ':member': 'member' },
      ExclusiveStartKey: start,
      Limit: limit,
    }),
  );
  return { rows: Items as DirectoryRow[], ...(next && { next }) };
}
