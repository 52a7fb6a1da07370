import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Its presence also tells that a directory is ours. */
export const lockFile = 'lock.sqlite';

/**
 * Takes the data directory for this process. The lock is SQLite's own on a file, which the system lifts when the
 * process ends, however it ends. Answers `undefined` while another process has it.
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
