import * as z from 'zod';
import { invalidParameter } from '../cognito-error.ts';
import { adminOperation } from '../operation.ts';
import { readPage } from '../page.ts';
import { assertPool } from '../pool.ts';
import { presentUser } from '../present.ts';
import { limit, poolFields } from '../request-fields.ts';
import { emailKeyOf, toUser, type UserRow } from '../users.ts';

/** ListUsers: pages of users in order of creation, with Cognito's filters on email, sub and username. */
export const listUsers = adminOperation(
  z.object({
    ...poolFields,
    Limit: limit,
    PaginationToken: z.string().optional(),
    Filter: z.string().optional(),
    AttributesToGet: z.array(z.string()).optional(),
  }),
  (pool, input) => {
    assertPool(pool, input.UserPoolId);
    const filter = parseFilter(input.Filter ?? '');
    const query = pool.database.prepare(
      `SELECT * FROM users WHERE position > ? AND ${filter.sql} ORDER BY position LIMIT ?`,
    );
    const { rows, nextToken } = readPage<UserRow, number>({
      limit: input.Limit,
      token: input.PaginationToken,
      purpose: `users ${input.Filter ?? ''}`,
      list: (after, count) =>
        query.all(after ?? 0, ...filter.values, count) as unknown as UserRow[],
      keyOf: (row) => row.position,
    });
    const wanted = input.AttributesToGet;
    const users = rows
      .map(toUser)
      .map(presentUser)
      .map((user) => ({
        ...user,
        Attributes: user.Attributes.filter(({ Name }) => wanted?.includes(Name) ?? true),
      }));
    return { Users: users, ...(nextToken !== undefined && { PaginationToken: nextToken }) };
  },
);

const filterPattern = /^\s*(\S+?)\s*(\^?=)\s*"((?:[^"\\]|\\.)*)"\s*$/;

const columns = new Map([
  ['email', { column: 'emailKey', normalise: emailKeyOf }],
  ['sub', { column: 'sub', normalise: (text: string) => text }],
  ['username', { column: 'sub', normalise: (text: string) => text }],
]);

/** Parses `email = "…"` or `email ^= "…"` into a condition (API reference, ListUsers, Filter). */
function parseFilter(filter: string): { sql: string; values: string[] } {
  if (filter.trim() === '') return { sql: 'TRUE', values: [] };
  const [, name, operator, quoted] = filterPattern.exec(filter) ?? [];
  if (name === undefined || quoted === undefined) {
    throw invalidParameter('Error while parsing filter: invalid filter.');
  }
  const field = columns.get(name);
  if (!field) throw invalidParameter(`Invalid search attribute: ${name}`);
  const value = field.normalise(quoted.replace(/\\(.)/g, '$1'));
  return operator === '='
    ? { sql: `${field.column} = ?`, values: [value] }
    : { sql: `substr(${field.column}, 1, length(?)) = ?`, values: [value, value] };
}
