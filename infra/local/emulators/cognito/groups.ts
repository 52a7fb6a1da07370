import type { DatabaseSync } from 'node:sqlite';
import { resourceNotFound } from './cognito-error.ts';

export interface Group {
  readonly name: string;
  readonly description: string | null;
  readonly precedence: number | null;
  /** Epoch milliseconds. */
  readonly createdAt: number;
  readonly modifiedAt: number;
}

/** Adds a group. Returns false, and changes nothing, if the name is taken. */
export function insertGroup(
  database: DatabaseSync,
  group: { name: string; description?: string; precedence?: number; at: number },
): boolean {
  const { changes } = database
    .prepare(
      `INSERT INTO groups (name, description, precedence, createdAt, modifiedAt)
       VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
    )
    .run(group.name, group.description ?? null, group.precedence ?? null, group.at, group.at);
  return changes === 1;
}

/**
 * Reads a group.
 * @throws ResourceNotFoundException
 */
export function getGroup(database: DatabaseSync, name: string): Group {
  const row = database.prepare('SELECT * FROM groups WHERE name = ?').get(name);
  if (!row) throw resourceNotFound('Group not found.');
  return row as unknown as Group;
}

/** Returns the groups of a user in Cognito's order of precedence (smallest number first). */
export function groupNamesOf(database: DatabaseSync, sub: string): string[] {
  return database
    .prepare(
      `SELECT name FROM memberships JOIN groups ON name = groupName WHERE sub = ?
       ORDER BY precedence IS NULL, precedence, name`,
    )
    .all(sub)
    .map((row) => String(row['name']));
}

export function addToGroup(database: DatabaseSync, sub: string, groupName: string) {
  database
    .prepare('INSERT INTO memberships (sub, groupName) VALUES (?, ?) ON CONFLICT DO NOTHING')
    .run(sub, groupName);
}

export function removeFromGroup(database: DatabaseSync, sub: string, groupName: string) {
  database.prepare('DELETE FROM memberships WHERE sub = ? AND groupName = ?').run(sub, groupName);
}
