import * as z from 'zod';
import { getGroup, type Group } from '../groups.ts';
import { adminOperation, type Operation } from '../operation.ts';
import { readPage } from '../page.ts';
import { assertPool } from '../pool.ts';
import { presentGroup, presentUser } from '../present.ts';
import { groupFields, limit, poolFields, userFields } from '../request-fields.ts';
import { getUser, toUser, type UserRow } from '../users.ts';

const pageFields = { Limit: limit, NextToken: z.string().optional() };

const listGroups = adminOperation(z.object({ ...poolFields, ...pageFields }), (pool, input) => {
  assertPool(pool, input.UserPoolId);
  const query = pool.database.prepare('SELECT * FROM groups WHERE name > ? ORDER BY name LIMIT ?');
  const { rows, nextToken } = readPage<Group, string>({
    limit: input.Limit,
    token: input.NextToken,
    purpose: 'groups',
    list: (after, count) => query.all(after ?? '', count) as unknown as Group[],
    keyOf: (group) => group.name,
  });
  return { Groups: rows.map((group) => presentGroup(pool, group)), ...next(nextToken) };
});

const listGroupsForUser = adminOperation(
  z.object({ ...userFields, ...pageFields }),
  (pool, input) => {
    assertPool(pool, input.UserPoolId);
    const { sub } = getUser(pool.database, input.Username);
    const query = pool.database.prepare(
      `SELECT groups.* FROM memberships JOIN groups ON name = groupName
       WHERE sub = ? AND name > ? ORDER BY name LIMIT ?`,
    );
    const { rows, nextToken } = readPage<Group, string>({
      limit: input.Limit,
      token: input.NextToken,
      purpose: `groups of ${sub}`,
      list: (after, count) => query.all(sub, after ?? '', count) as unknown as Group[],
      keyOf: (group) => group.name,
    });
    return { Groups: rows.map((group) => presentGroup(pool, group)), ...next(nextToken) };
  },
);

const listUsersInGroup = adminOperation(
  z.object({ ...groupFields, ...pageFields }),
  (pool, input) => {
    assertPool(pool, input.UserPoolId);
    const { name } = getGroup(pool.database, input.GroupName);
    const query = pool.database.prepare(
      `SELECT users.* FROM memberships JOIN users USING (sub)
       WHERE groupName = ? AND position > ? ORDER BY position LIMIT ?`,
    );
    const { rows, nextToken } = readPage<UserRow, number>({
      limit: input.Limit,
      token: input.NextToken,
      purpose: `users in ${name}`,
      list: (after, count) => query.all(name, after ?? 0, count) as unknown as UserRow[],
      keyOf: (row) => row.position,
    });
    return { Users: rows.map(toUser).map(presentUser), ...next(nextToken) };
  },
);

const next = (token: string | undefined) => token !== undefined && { NextToken: token };

export const groupListOperations: Readonly<Record<string, Operation>> = {
  ListGroups: listGroups,
  AdminListGroupsForUser: listGroupsForUser,
  ListUsersInGroup: listUsersInGroup,
};
