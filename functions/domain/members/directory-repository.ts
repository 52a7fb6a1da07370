import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { MemberColumn } from '#shared/contracts/members.ts';
import { dynamo, tableName } from '../../platform/dynamo.ts';
import type { Member } from './member-repository.ts';

export type DirectoryRow = Pick<Member, 'id' | 'email' | 'credits' | 'createdAt' | 'disabledAt'>;

export interface DirectoryOrder {
  by: MemberColumn;
  isDown: boolean;
}

/** The last row of a page. */
export type Place = Pick<Member, 'id' | 'email' | 'createdAt'>;

const indexes = { email: 'directory', joined: 'joined' } as const;

/** Reads one page of all members, by email or by time of registration. */
export async function readDirectory(
  { by, isDown }: DirectoryOrder,
  limit: number,
  after?: Place,
): Promise<{ rows: DirectoryRow[]; isMore: boolean }> {
  const { Items = [], LastEvaluatedKey } = await dynamo.send(
    new QueryCommand({
      TableName: tableName('users'),
      IndexName: indexes[by],
      KeyConditionExpression: 'directory = :member',
      ExpressionAttributeValues: { ':member': 'member' },
      ScanIndexForward: !isDown,
      ExclusiveStartKey: after && { directory: 'member', id: after.id, ...sortKey(by, after) },
      Limit: limit,
    }),
  );
  return { rows: Items as DirectoryRow[], isMore: LastEvaluatedKey !== undefined };
}

const sortKey = (by: MemberColumn, { email, createdAt }: Place) =>
  by === 'email' ? { email } : { createdAt };
