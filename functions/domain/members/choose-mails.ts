import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { Preferences } from '#shared/contracts/account.ts';
import { AppError } from '../../platform/app-error.ts';
import { dynamo, isConditionFailure, tableName } from '../../platform/dynamo.ts';
import { getMember, type Member } from './member-repository.ts';

/** Which optional mails a member gets: none, unless he has chosen them. */
export function preferencesOf({ newItemsFor }: Pick<Member, 'newItemsFor'>): Preferences {
  return { newItems: newItemsFor === 'yes' };
}

/** Whether there is still an account that is open and has chosen the mail about new items. */
export async function wantsNewItems(id: string): Promise<boolean> {
  const member = await getMember(id);
  return member !== undefined && !member.disabledAt && preferencesOf(member).newItems;
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
