import type { DatabaseSync } from 'node:sqlite';
import { userNotFound } from './cognito-error.ts';

export interface User {
  /** The position in lists: order of creation. */
  readonly position: number;
  readonly sub: string;
  /** Without `sub`, which Cognito lists among the attributes. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly passwordHash: string | null;
  readonly status: UserStatus;
  readonly enabled: boolean;
  readonly failedSignIns: number;
  /** Milliseconds since 1970, like the next two. */
  readonly lockedUntil: number;
  readonly createdAt: number;
  readonly modifiedAt: number;
}

export type UserStatus = 'CONFIRMED' | 'FORCE_CHANGE_PASSWORD';
export type UserRow = Omit<User, 'attributes' | 'enabled'> & {
  readonly attributes: string;
  readonly enabled: number;
};

export const toUser = (row: UserRow): User => ({
  ...row,
  attributes: JSON.parse(row.attributes) as Record<string, string>,
  enabled: row.enabled === 1,
});

/** Emails are not case-sensitive, as in a pool created without case sensitivity. */
export const emailKeyOf = (email: string) => email.toLowerCase();

/** Finds a user by email (in any case) or by sub; both are usernames of this pool. */
export function findUser(database: DatabaseSync, username: string): User | undefined {
  const row = database
    .prepare('SELECT * FROM users WHERE emailKey = ? OR sub = ?')
    .get(emailKeyOf(username), username);
  return row && toUser(row as unknown as UserRow);
}

/** @throws UserNotFoundException */
export function getUser(database: DatabaseSync, username: string): User {
  const user = findUser(database, username);
  if (!user) throw userNotFound();
  return user;
}

export interface NewUser {
  readonly sub: string;
  readonly email: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly passwordHash: string | null;
  readonly status: UserStatus;
  readonly createdAt: number;
}

/** Adds a user. Returns false, and changes nothing, if an account has the email. */
export function insertUser(database: DatabaseSync, user: NewUser): boolean {
  const { changes } = database
    .prepare(
      `INSERT INTO users (sub, emailKey, attributes, passwordHash, status, createdAt, modifiedAt)
       VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
    )
    .run(
      user.sub,
      emailKeyOf(user.email),
      JSON.stringify(user.attributes),
      user.passwordHash,
      user.status,
      user.createdAt,
      user.createdAt,
    );
  return changes === 1;
}

/** Replaces the attributes. Returns false, and changes nothing, if another account has the email. */
export function updateAttributes(
  database: DatabaseSync,
  sub: string,
  attributes: Readonly<Record<string, string>>,
  at: number,
): boolean {
  const { changes } = database
    .prepare(
      'UPDATE OR IGNORE users SET emailKey = ?, attributes = ?, modifiedAt = ? WHERE sub = ?',
    )
    .run(emailKeyOf(attributes['email'] ?? ''), JSON.stringify(attributes), at, sub);
  return changes === 1;
}

/** Sets the password and ends any lockout. */
export function updatePassword(
  database: DatabaseSync,
  sub: string,
  password: { hash: string; status: UserStatus; at: number },
) {
  database
    .prepare(
      `UPDATE users SET passwordHash = ?, status = ?, modifiedAt = ?, failedSignIns = 0,
       lockedUntil = 0 WHERE sub = ?`,
    )
    .run(password.hash, password.status, password.at, sub);
}

export function updateEnabled(database: DatabaseSync, sub: string, enabled: boolean, at: number) {
  database
    .prepare('UPDATE users SET enabled = ?, modifiedAt = ? WHERE sub = ?')
    .run(enabled ? 1 : 0, at, sub);
}

/** Deletes the user with all memberships and sessions. */
export function deleteUser(database: DatabaseSync, sub: string) {
  database.prepare('DELETE FROM users WHERE sub = ?').run(sub);
}
