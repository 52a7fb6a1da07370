import type { DatabaseSync } from 'node:sqlite';

/** Runs `work` in one transaction; an error rolls everything back. */
export function transact<Result>(database: DatabaseSync, work: () => Result): Result {
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    database.exec('ROLLBACK');
    throw error;
  }
}
