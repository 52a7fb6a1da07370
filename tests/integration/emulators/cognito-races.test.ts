// @module-tag long

import type { DatabaseSync } from 'node:sqlite';
import { beforeEach, expect, it } from 'vitest';
import { openDatabase } from '@outcrop/emulators/cognito/open-database.ts';
import { hashPassword } from '@outcrop/emulators/cognito/password-hash.ts';
import type { Pool } from '@outcrop/emulators/cognito/pool.ts';
import { signInWithPassword } from '@outcrop/emulators/cognito/sign-in.ts';
import { loadSigningKey } from '@outcrop/emulators/cognito/signing-key.ts';
import {
  deleteUser,
  insertUser,
  updateEnabled,
  updatePassword,
} from '@outcrop/emulators/cognito/users.ts';

let pool: Pool;
beforeEach(async () => {
  const database = openDatabase(undefined);
  pool = {
    id: 'eu-west-2_outcrop01',
    clientId: 'client',
    region: 'eu-west-2',
    minimumPasswordLength: 6,
    accessTokenSeconds: 900,
    refreshTokenSeconds: 3600,
    database,
    key: await loadSigningKey(database),
    now: () => new Date(),
  };
  insertUser(database, {
    sub: 'user',
    email: 'race@example.org',
    attributes: { email: 'race@example.org' },
    passwordHash: await hashPassword('old-password'),
    status: 'CONFIRMED',
    createdAt: 0,
  });
});

const newHash = await hashPassword('new-password');
const replacePassword = (database: DatabaseSync) =>
  updatePassword(database, 'user', { hash: newHash, status: 'CONFIRMED', at: 1 });

it.each([
  ['replaced', replacePassword, 'Incorrect username or password.'],
  ['deleted', (database: DatabaseSync) => deleteUser(database, 'user'), 'Incorrect username'],
  [
    'disabled',
    (database: DatabaseSync) => updateEnabled(database, 'user', false, 1),
    'User is disabled.',
  ],
])(
  'starts no session when the account is %s while the password is checked',
  async (_, change, message) => {
    const signingIn = signInWithPassword(pool, {
      USERNAME: 'race@example.org',
      PASSWORD: 'old-password',
    });
    change(pool.database);
    await expect(signingIn).rejects.toThrow(message);
    expect(pool.database.prepare('SELECT * FROM sessions').all()).toEqual([]);
  },
);
