import {
  AdminDisableUserCommand,
  AdminEnableUserCommand,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';
import { AppError } from '../../platform/app-error.ts';
import { nowIso } from '../../platform/clock.ts';
import { tableName, writeTogether, type Write } from '../../platform/dynamo.ts';
import { signOutEverywhere } from './identity.ts';
import type { Member } from './member-repository.ts';
import { cognito, pool } from './user-pool.ts';

/**
 * Closes an account. The member's own row comes first: every call reads it, so that nobody is let in from that moment,
 * and a cut before Cognito's part leaves nothing open. Doing it again finishes what was cut off.
 * @param also what is written with the row, once
 */
export async function disableMember(member: Member, also: readonly Write[]): Promise<void> {
  const disabledAt = nowIso();
  if (!member.disabledAt) {
    await writeTogether([
      {
        Update: {
          TableName: tableName('users'),
          Key: { id: member.id },
          UpdateExpression: 'SET disabledAt = :now, sessionsEndedAt = :now',
          ConditionExpression: 'attribute_exists(id) AND attribute_not_exists(disabledAt)',
          ExpressionAttributeValues: { ':now': disabledAt },
        },
      },
      ...also,
    ]);
  }
  await inCognito(async (user) => {
    await cognito.send(new AdminDisableUserCommand(user));
    await signOutEverywhere(user.Username);
  }, member.id);
}

/** Opens an account again. The member's own row comes last: until then, and after a cut, it stays closed. */
export async function enableMember(member: Member, also: readonly Write[]): Promise<void> {
  await inCognito((user) => cognito.send(new AdminEnableUserCommand(user)), member.id);
  if (!member.disabledAt) return;
  await writeTogether([
    {
      Update: {
        TableName: tableName('users'),
        Key: { id: member.id },
        UpdateExpression: 'REMOVE disabledAt',
        ConditionExpression: 'attribute_exists(disabledAt) AND attribute_not_exists(deletedAt)',
      },
    },
    ...also,
  ]);
}

async function inCognito(
  work: (user: { UserPoolId: string; Username: string }) => Promise<unknown>,
  id: string,
): Promise<void> {
  try {
    await work({ ...pool(), Username: id });
  } catch (error) {
    if (error instanceof UserNotFoundException) throw new AppError('not_found', { cause: error });
    throw error;
  }
}
