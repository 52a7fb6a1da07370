import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const schema = `
  CREATE TABLE IF NOT EXISTS users (
    position INTEGER PRIMARY KEY AUTOINCREMENT,
    sub TEXT NOT NULL UNIQUE,
    emailKey TEXT NOT NULL UNIQUE,
    attributes TEXT NOT NULL,
    passwordHash TEXT,
    status TEXT NOT NULL,
    enabled INTEGER NOT NULL DEFAULT 1,
    failedSignIns INTEGER NOT NULL DEFAULT 0,
    lockedUntil INTEGER NOT NULL DEFAULT 0,
    createdAt INTEGER NOT NULL,
    modifiedAt INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS groups (
    name TEXT NOT NULL PRIMARY KEY,
    description TEXT,
    precedence INTEGER,
    createdAt INTEGER NOT NULL,
    modifiedAt INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS memberships (
    sub TEXT NOT NULL REFERENCES users (sub) ON DELETE CASCADE,
    groupName TEXT NOT NULL REFERENCES groups (name) ON DELETE CASCADE,
    PRIMARY KEY (sub, groupName)
  ) STRICT;
  CREATE TABLE IF NOT EXISTS sessions (
    originJti TEXT NOT NULL PRIMARY KEY,
    refreshHash TEXT NOT NULL UNIQUE,
    sub TEXT NOT NULL REFERENCES users (sub) ON DELETE CASCADE,
    authTime INTEGER NOT NULL,
    expiresAt INTEGER NOT NULL,
    revoked INTEGER NOT NULL DEFAULT 0
  ) STRICT;
  CREATE INDEX IF NOT EXISTS sessionsOfUser ON sessions (sub);
  CREATE TABLE IF NOT EXISTS keys (use TEXT NOT NULL PRIMARY KEY, jwk TEXT NOT NULL) STRICT;
`;

/**
 * Opens the pool's state: `cognito.sqlite` in `dataDir`, or in memory without one. Times are milliseconds
 * since 1970, except `authTime`, which is in seconds as in the tokens.
 */
export function openDatabase(dataDir: string | undefined): DatabaseSync {
  if (dataDir !== undefined) mkdirSync(dataDir, { recursive: true });
  const file = dataDir === undefined ? ':memory:' : join(dataDir, 'cognito.sqlite');
  const database = new DatabaseSync(file);
  // The file contains the signing key, so only its owner may read it.
  if (dataDir !== undefined) chmodSync(file, 0o600);
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;');
  database.exec(schema);
  return database;
}
