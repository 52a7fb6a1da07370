import type { DatabaseSync } from 'node:sqlite';
import { notAuthorized } from './cognito-error.ts';
import type { User } from './users.ts';

/**
 * Cognito's lockout after wrong passwords: from the fifth in a row, one second, doubled with each further
 * failure up to 15 minutes. Attempts during a lock do not count (developer guide, "Lockout behavior for
 * failed sign-in attempts").
 */
const freeAttempts = 5;
const maxLockSeconds = 900;

/** @throws NotAuthorizedException while the user is locked */
export function assertNotLocked(user: User, now: number) {
  if (now < user.lockedUntil) throw notAuthorized('Password attempts exceeded');
}

export function recordFailedSignIn(database: DatabaseSync, sub: string, now: number) {
  const row = database
    .prepare(
      `UPDATE users SET failedSignIns = iif(lockedUntil > 0 AND lockedUntil + ? < ?, 1,
       failedSignIns + 1) WHERE sub = ? RETURNING failedSignIns`,
    )
    .get(maxLockSeconds * 1000, now, sub);
  const failures = Number(row?.['failedSignIns'] ?? 0);
  if (failures < freeAttempts) return;
  const seconds = Math.min(2 ** (failures - freeAttempts), maxLockSeconds);
  database.prepare('UPDATE users SET lockedUntil = ? WHERE sub = ?').run(now + seconds * 1000, sub);
}

export function clearFailedSignIns(database: DatabaseSync, sub: string) {
  database.prepare('UPDATE users SET failedSignIns = 0, lockedUntil = 0 WHERE sub = ?').run(sub);
}
