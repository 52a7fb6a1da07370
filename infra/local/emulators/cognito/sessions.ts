import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';

/** One sign-in: its refresh token and all access tokens issued from it. */
export interface Session {
  /** The `origin_jti` of all tokens of the session. */
  readonly originJti: string;
  readonly sub: string;
  /** Seconds since 1970. */
  readonly authTime: number;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
  readonly revoked: number;
}

const hash = (refreshToken: string) => createHash('sha256').update(refreshToken).digest('hex');

/** Starts a session. Only a hash of its refresh token is stored. */
export function startSession(
  database: DatabaseSync,
  { sub, now, seconds }: { sub: string; now: number; seconds: number },
): { session: Session; refreshToken: string } {
  const refreshToken = randomBytes(64).toString('base64url');
  const session = {
    originJti: randomUUID(),
    sub,
    authTime: Math.floor(now / 1000),
    expiresAt: now + seconds * 1000,
    revoked: 0,
  };
  database
    .prepare(
      `INSERT INTO sessions (originJti, refreshHash, sub, authTime, expiresAt)
       VALUES (?, ?, ?, ?, ?)`,
    )
    .run(session.originJti, hash(refreshToken), sub, session.authTime, session.expiresAt);
  return { session, refreshToken };
}

export function findSession(database: DatabaseSync, refreshToken: string): Session | undefined {
  return database
    .prepare('SELECT * FROM sessions WHERE refreshHash = ?')
    .get(hash(refreshToken)) as unknown as Session | undefined;
}

export function isSessionLive(database: DatabaseSync, originJti: string): boolean {
  const row = database.prepare('SELECT revoked FROM sessions WHERE originJti = ?').get(originJti);
  return row?.['revoked'] === 0;
}

export function revokeSession(database: DatabaseSync, originJti: string) {
  database.prepare('UPDATE sessions SET revoked = 1 WHERE originJti = ?').run(originJti);
}

export function revokeSessionsOf(database: DatabaseSync, sub: string) {
  database.prepare('UPDATE sessions SET revoked = 1 WHERE sub = ?').run(sub);
}
