import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import {
  dynamo,
  ifConditionHolds,
  queryIds,
  tableName,
  type Write,
} from '../../platform/dynamo.ts';
import type { Member } from '../members/member-repository.ts';

/**
 * Returns a write that marks an account as deleted. Its condition fails if it already is. This write removes the email
 * from the indexes: it can be registered again as soon as Cognito has deleted the user.
 */
export function deletionMark({ id, email }: Member, deletedAt: string): Write {
  return {
    Update: {
      TableName: tableName('users'),
      Key: { id },
      UpdateExpression:
        'SET deletedAt = :now, disabledAt = :now, sessionsEndedAt = :now, directory = :deleting, email = :none, formerEmail = :email REMOVE newItemsFor',
      ConditionExpression: 'email = :email AND attribute_not_exists(deletedAt)',
      ExpressionAttributeValues: {
        ':now': deletedAt,
        ':deleting': 'deleting',
        ':none': `deleted#${id}`,
        ':email': email,
      },
    },
  };
}

/** Yields the ids of the accounts that are being deleted. */
export function deletedIds(): AsyncGenerator<string> {
  return queryIds({
    TableName: tableName('users'),
    IndexName: 'directory',
    KeyConditionExpression: 'directory = :deleting',
    ExpressionAttributeValues: { ':deleting': 'deleting' },
  });
}

/** Removes the last row of a deleted account. */
export async function removeMember({ id, deletedAt }: Member): Promise<void> {
  await ifConditionHolds(() =>
    dynamo.send(
      new DeleteCommand({
        TableName: tableName('users'),
        Key: { id },
        ConditionExpression: 'deletedAt = :deletedAt',
        ExpressionAttributeValues: { ':deletedAt': deletedAt },
      }),
    ),
  );
}
