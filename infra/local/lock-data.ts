import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** The name of the lock file, which also identifies a folder as one of Outcrop's data folders. */
export const lockFile = 'lock.sqlite';

/**
 * Locks the data folder for this process. The lock is SQLite's lock on a file, which the operating system
 * releases however the process ends. Returns `undefined` while another process holds it.
 */
export function lockData(dataDir: string): { release(): void } | undefined {
  mkdirSync(dataDir, { recursive: true });
  const database = new DatabaseSync(path.join(dataDir, lockFile));
  try {
    database.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    database.close();
    if ((error as { errcode?: number }).errcode === sqliteBusy) return undefined;
    throw error;
  }
  return { release: () => database.close() };
}

const sqliteBusy = 5;
