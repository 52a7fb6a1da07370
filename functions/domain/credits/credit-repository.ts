import { tableName, type Write } from '../../platform/dynamo.ts';
import type { Member } from '../members/member-repository.ts';

/** Returns a write that sets a member's credits. Its condition fails if they have changed since `member` was read. */
export function creditsUpdate(
  { id, credits: before, creditsVersion: version }: Member,
  { credits, lots, creditsAt }: Pick<Member, 'credits' | 'lots' | 'creditsAt'>,
): Write {
  return {
    Update: {
      TableName: tableName('users'),
      Key: { id },
      UpdateExpression:
        'SET credits = :credits, lots = :lots, creditsAt = :at ADD creditsVersion :one',
      ConditionExpression:
        version === undefined
          ? 'credits = :before AND attribute_not_exists(creditsVersion)'
          : 'credits = :before AND creditsVersion = :version',
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
