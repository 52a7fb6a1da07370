import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { Preferences } from '#shared/contracts/account.ts';
import { AppError } from '../../platform/app-error.ts';
import { dynamo, isConditionFailure, tableName } from '../../platform/dynamo.ts';
import { getMember, type Member } from './member-repository.ts';

/** The optional emails that a member has subscribed to; none by default. */
export function preferencesOf({ newItemsFor }: Pick<Member, 'newItemsFor'>): Preferences {
  return { newItems: newItemsFor === 'yes' };
}

/** Whether the account exists, is enabled and is subscribed to the new-items email. */
export async function wantsNewItems(id: string): Promise<boolean> {
  const member = await getMember(id);
  return member !== undefined && !member.disabledAt && preferencesOf(member).newItems;
}

/**
 * Only subscribers have the attribute, so that the sparse index lists them.
 * @throws AppError `session_expired` if the account has been deleted in the meantime
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
