import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { hasWords } from '#shared/search/fold-text.ts';
import { dynamo, tableName } from '../../platform/dynamo.ts';
import type { Member } from './member-repository.ts';

export type DirectoryRow = Pick<Member, 'id' | 'email' | 'credits' | 'createdAt' | 'disabledAt'>;

/** Read at once in a search: what a common part matches is found without reading everybody. */
const searchedRows = 1000;

/** The row after which a page begins. */
export type Place = Pick<Member, 'id' | 'email'>;

/**
 * Members by e-mail address. DynamoDB cannot search within a key, so what does not match is read and left out: 10,000
 * rows of the index are about 2 MB.
 * @param words folded, all of which stand in the address; none for everybody
 */
export async function listDirectory(
  words: readonly string[],
  limit: number,
  after?: Place,
): Promise<{ rows: DirectoryRow[]; more: boolean }> {
  const rows: DirectoryRow[] = [];
  let start: Record<string, unknown> | undefined = after && { directory: 'member', ...after };
  do {
    const page = await dynamo.send(
      new QueryCommand({
        TableName: tableName('users'),
        IndexName: 'directory',
        KeyConditionExpression: 'directory = :member',
        ExpressionAttributeValues: { ':member': 'member' },
        ExclusiveStartKey: start,
        Limit: words.length > 0 ? searchedRows : limit + 1 - rows.length,
      }),
    );
    const found = (page.Items ?? []) as DirectoryRow[];
    rows.push(...found.filter(({ email }) => hasWords(email, words)));
    start = page.LastEvaluatedKey;
  } while (start && rows.length <= limit);
  return { rows: rows.slice(0, limit), more: rows.length > limit };
}
