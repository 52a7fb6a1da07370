import { randomBytes } from 'node:crypto';
import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  AdminDisableUserCommand,
  AdminSetUserPasswordCommand,
  ListUsersCommand,
  paginateListUsers,
  paginateListUsersInGroup,
  UsernameExistsException,
  type UserType,
} from '@aws-sdk/client-cognito-identity-provider';
import * as z from 'zod';
import type { Shop } from './shop.ts';

const group = 'admin';

/** An account of the pool without its password, which Cognito never reveals. */
export const accountSchema = z.object({
  /** The pool's own id, which is the member's id. A pool never accepts an id again. */
  id: z.string(),
  email: z.string(),
  attributes: z.record(z.string(), z.string()),
  enabled: z.boolean(),
  isAdmin: z.boolean(),
});

export type Account = z.output<typeof accountSchema>;

export async function listAccounts(shop: Shop): Promise<Account[]> {
  const admins = new Set<string>();
  for await (const { Username } of usersOf(shop, 'group')) admins.add(Username!);
  const accounts: Account[] = [];
  for await (const { Username = '', Attributes, Enabled } of usersOf(shop, 'pool')) {
    const { sub, ...attributes } = Object.fromEntries(
      (Attributes ?? []).map(({ Name, Value = '' }) => [Name!, Value]),
    );
    accounts.push({
      id: sub ?? Username,
      email: attributes['email'] ?? '',
      attributes,
      enabled: Enabled ?? true,
      isAdmin: admins.has(Username),
    });
  }
  return accounts;
}

async function* usersOf(
  { cognito: client, poolId: UserPoolId }: Shop,
  of: 'pool' | 'group',
): AsyncGenerator<UserType> {
  const pages =
    of === 'pool'
      ? paginateListUsers({ client }, { UserPoolId })
      : paginateListUsersInGroup({ client }, { UserPoolId, GroupName: group });
  for await (const page of pages) yield* page.Users ?? [];
}

/**
 * Creates the accounts that the pool lacks, each with a random password that nobody knows: owners set their own by the
 * ordinary reset. Idempotent.
 * @returns the new id for each old one: a pool gives every account a new id
 */
export async function restoreAccounts(
  shop: Shop,
  accounts: readonly Account[],
): Promise<Map<string, string>> {
  const there = new Map((await listAccounts(shop)).map(({ email, id }) => [email, id]));
  for (const account of accounts) await complete(shop, account, there.has(account.email));
  const now = await listAccounts(shop);
  const ids = new Map(now.map(({ email, id }) => [email, id]));
  return new Map(
    accounts.flatMap(({ id, email }) => {
      const other = ids.get(email);
      return other !== undefined && other !== id ? [[id, other] as const] : [];
    }),
  );
}

async function complete(shop: Shop, account: Account, isThere: boolean): Promise<void> {
  const { cognito, poolId: UserPoolId } = shop;
  const user = { UserPoolId, Username: account.email };
  if (isThere && (await hasPassword(shop, account.email))) return;
  const UserAttributes = Object.entries(account.attributes).map(([Name, Value]) => ({
    Name,
    Value,
  }));
  const create = { ...user, MessageAction: 'SUPPRESS' as const, UserAttributes };
  await cognito.send(new AdminCreateUserCommand(create)).catch(unlessThere);
  if (account.isAdmin) {
    await cognito.send(new AdminAddUserToGroupCommand({ ...user, GroupName: group }));
  }
  if (!account.enabled) await cognito.send(new AdminDisableUserCommand(user));
  // Last: without a password, the next run recognises the account as unfinished.
  const Password = randomBytes(32).toString('base64url');
  await cognito.send(new AdminSetUserPasswordCommand({ ...user, Password, Permanent: true }));
}

async function hasPassword({ cognito, poolId }: Shop, email: string): Promise<boolean> {
  const Filter = `email = "${email}"`;
  const { Users } = await cognito.send(new ListUsersCommand({ UserPoolId: poolId, Filter }));
  return Users?.[0]?.UserStatus === 'CONFIRMED';
}

function unlessThere(error: unknown): void {
  if (!(error instanceof UsernameExistsException)) throw error;
}
