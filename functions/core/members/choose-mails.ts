import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { Preferences } from '../../../shared/contracts/account.ts';
import { AppError } from '../../platform/app-error.ts';
import { dynamo, isConditionFailure, tableName } from '../../platform/dynamo.ts';
import type { Member } from './member-repository.ts';

/** Which optional mails a member gets: none, unless he has chosen them. */
export function preferencesOf({ newItemsFor }: Pick<Member, 'newItemsFor'>): Preferences {
  return { newItems: newItemsFor === 'yes' };
}

/**
 * The attribute is there only for those who want the mail: the sparse index lists them.
 * @throws AppError `session_expired` for an account that was deleted meanwhile
 */
export async function chooseMails(id: string, { newItems }: Preferences): Promise<Preferences> {
  try {
    await dynamo.send(
      new UpdateCommand({
        TableName: tableName('users'),
        Key: { id },
        ConditionExpression: 'attribute_exists(id) AND attribute_not_exists(deletedAt)',
        ...(newItems
          ? {
              UpdateExpression: 'SET newItemsFor = :yes',
              ExpressionAttributeValues: { ':yes': 'yes' },
            }
          : { UpdateExpression: 'REMOVE newItemsFor' }),
      }),
    );
  } catch (error) {
    if (!isConditionFailure(error)) throw error;
    throw new AppError('session_expired', { cause: error });
  }
  return { newItems };
}
