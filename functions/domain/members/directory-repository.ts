import type { MemberColumn } from '#shared/contracts/members.ts';
import { queryPages, tableName } from '../../platform/dynamo.ts';
import type { Member } from './member-repository.ts';

export type DirectoryRow = Pick<Member, 'id' | 'email' | 'credits' | 'createdAt' | 'disabledAt'>;

export interface DirectoryOrder {
  by: MemberColumn;
  isDown: boolean;
}

/** The last row of a page. */
export type Position = Pick<Member, 'id' | 'email' | 'createdAt'>;

const indexes = { email: 'directory', joined: 'joined' } as const;

/** Yields all members after a position, by email or by time of registration, in batches of `size` rows. */
export async function* readDirectory(
  { by, isDown }: DirectoryOrder,
  size: number,
  after?: Position,
): AsyncGenerator<DirectoryRow[]> {
  const pages = queryPages<DirectoryRow>({
    TableName: tableName('users'),
    IndexName: indexes[by],
    KeyConditionExpression: 'directory = :member',
    ExpressionAttributeValues: { ':member': 'member' },
    ScanIndexForward: !isDown,
    ExclusiveStartKey: after && { directory: 'member', id: after.id, ...sortKey(by, after) },
    Limit: size,
  });
  for await (const { rows } of pages) yield rows;
}

const sortKey = (by: MemberColumn, { email, createdAt }: Position) =>
  by === 'email' ? { email } : { createdAt };
