import {
  AdminAddUserToGroupCommand,
  AdminListGroupsForUserCommand,
  AdminRemoveUserFromGroupCommand,
  ListUsersInGroupCommand,
  UserNotFoundException,
  type UserType,
} from '@aws-sdk/client-cognito-identity-provider';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { getMember, type Member } from './member-repository.ts';
import { cognito, pool } from './user-pool.ts';

const GroupName = 'admin';

/** Reads the current role from Cognito; undefined for an account that no longer exists. */
export async function liveRole(username: string): Promise<Actor['role'] | undefined> {
  try {
    const { Groups } = await cognito.send(
      new AdminListGroupsForUserCommand({ ...pool(), Username: username }),
    );
    return (Groups ?? []).some((group) => group.GroupName === GroupName) ? 'admin' : 'user';
  } catch (error) {
    if (error instanceof UserNotFoundException) return undefined;
    throw error;
  }
}

/** Whether an account may administer the site now. */
export async function isActiveAdmin(id: string): Promise<boolean> {
  const [member, role] = await Promise.all([getMember(id), liveRole(id)]);
  return role === 'admin' && member !== undefined && !member.disabledAt;
}

/** Adds an account to the group of administrators or removes it; idempotent. */
export async function changeRole(id: string, role: Actor['role']): Promise<void> {
  const input = { ...pool(), Username: id, GroupName };
  if (role === 'admin') await cognito.send(new AdminAddUserToGroupCommand(input));
  else await cognito.send(new AdminRemoveUserFromGroupCommand(input));
}

/**
 * Refuses a change that would leave no other administrator. Call it inside `withAdminsLease`: nothing must change
 * between the count and the change. Others count if they can sign in: enabled, with a password, not disabled in their
 * own row, and still in the group when checked one by one, because Cognito's lists may be stale.
 * @throws AppError `last_admin`
 */
export async function refuseLastAdmin(member: Member): Promise<void> {
  if (member.disabledAt || (await liveRole(member.id)) !== 'admin') return;
  for await (const { Username: id = '', Enabled, UserStatus } of usersInGroup()) {
    if (id === member.id || !Enabled || UserStatus !== 'CONFIRMED') continue;
    const [row, role] = await Promise.all([getMember(id), liveRole(id)]);
    if (role === 'admin' && !row?.disabledAt) return;
  }
  throw new AppError('last_admin');
}

async function* usersInGroup(): AsyncGenerator<UserType> {
  let NextToken: string | undefined;
  do {
    const page = await cognito.send(
      new ListUsersInGroupCommand({ ...pool(), GroupName, ...(NextToken && { NextToken }) }),
    );
    yield* page.Users ?? [];
    NextToken = page.NextToken;
  } while (NextToken);
}
