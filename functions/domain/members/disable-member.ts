import { AdminEnableUserCommand } from '@aws-sdk/client-cognito-identity-provider';
import { AppError } from '../../platform/app-error.ts';
import { nowIso } from '../../platform/clock.ts';
import { writeTogether, type Write } from '../../platform/dynamo.ts';
import { isGone, signOutEverywhere } from './identity.ts';
import { memberDisable, memberEnable, type Member } from './member-repository.ts';
import { cognito, pool } from './user-pool.ts';

/**
 * Disables an account. The member's own row decides. Every call reads it, so access ends immediately. In Cognito, only
 * the sessions end. The user stays enabled there, because the password must be checked before anyone learns that the
 * account is disabled. After an interruption the account stays disabled; repeating the call completes it.
 * @param also writes for the transaction of the row
 */
export async function disableMember(member: Member, also: readonly Write[]): Promise<void> {
  if (!member.disabledAt) {
    await writeTogether([memberDisable(member.id, nowIso()), ...also]);
  }
  await inCognito(signOutEverywhere(member.id));
}

/**
 * Enables an account, including one that an operator has disabled in Cognito's console. The member's own row comes
 * last: until then, and after an interruption, the account stays disabled.
 */
export async function enableMember(member: Member, also: readonly Write[]): Promise<void> {
  await inCognito(cognito.send(new AdminEnableUserCommand({ ...pool(), Username: member.id })));
  if (!member.disabledAt) return;
  await writeTogether([memberEnable(member.id), ...also]);
}

/** @throws AppError `not_found` if the user no longer exists */
async function inCognito(work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (isGone(error)) throw new AppError('not_found', { cause: error });
    throw error;
  }
}
