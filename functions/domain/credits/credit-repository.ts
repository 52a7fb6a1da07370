import { tableName, type Write } from '../../platform/dynamo.ts';
import type { Member } from '../members/member-repository.ts';

/**
 * Returns a write that sets a member's credits. Its condition fails if they have changed since `member` was read.
 * @param onlyIfOpen whether it also fails if the account has been deleted
 */
export function creditsUpdate(
  { id, credits: before, creditsVersion: version }: Member,
  { credits, lots, creditsAt }: Pick<Member, 'credits' | 'lots' | 'creditsAt'>,
  onlyIfOpen: boolean,
): Write {
  const isUnchanged =
    version === undefined
      ? 'credits = :before AND attribute_not_exists(creditsVersion)'
      : 'credits = :before AND creditsVersion = :version';
  return {
    Update: {
      TableName: tableName('users'),
      Key: { id },
      UpdateExpression:
        'SET credits = :credits, lots = :lots, creditsAt = :at ADD creditsVersion :one',
      ConditionExpression: onlyIfOpen
        ? `${isUnchanged} AND attribute_not_exists(deletedAt)`
        : isUnchanged,
      ExpressionAttributeValues: {
        ':credits': credits,
        ':lots': lots,
        ':at': creditsAt,
        ':before': before,
        ':one': 1,
        ...(version !== undefined && { ':version': version }),
      },
    },
  };
}
