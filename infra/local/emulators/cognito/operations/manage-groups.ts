import * as z from 'zod';
import { CognitoError } from '../cognito-error.ts';
import { addToGroup, getGroup, insertGroup, removeFromGroup } from '../groups.ts';
import { adminOperation, type Operation } from '../operation.ts';
import { assertPool } from '../pool.ts';
import { presentGroup } from '../present.ts';
import { groupFields, membershipFields } from '../request-fields.ts';
import { getUser } from '../users.ts';

const createGroup = adminOperation(
  z.object({
    ...groupFields,
    Description: z.string().optional(),
    Precedence: z.int().min(0).optional(),
  }),
  (pool, input) => {
    assertPool(pool, input.UserPoolId);
    const isNew = insertGroup(pool.database, {
      name: input.GroupName,
      at: pool.now().getTime(),
      ...(input.Description !== undefined && { description: input.Description }),
      ...(input.Precedence !== undefined && { precedence: input.Precedence }),
    });
    if (!isNew) {
      throw new CognitoError('GroupExistsException', 'A group with the name already exists.');
    }
    return { Group: presentGroup(pool, getGroup(pool.database, input.GroupName)) };
  },
);

/**
 * Creates a call that adds or removes a member. Both are idempotent, as in Cognito. The group and the user must exist.
 */
const onMembership = (change: typeof addToGroup): Operation =>
  adminOperation(z.object(membershipFields), (pool, input) => {
    assertPool(pool, input.UserPoolId);
    const { sub } = getUser(pool.database, input.Username);
    const { name } = getGroup(pool.database, input.GroupName);
    change(pool.database, sub, name);
    return {};
  });

export const groupOperations: Readonly<Record<string, Operation>> = {
  CreateGroup: createGroup,
  GetGroup: adminOperation(z.object(groupFields), (pool, input) => {
    assertPool(pool, input.UserPoolId);
    return { Group: presentGroup(pool, getGroup(pool.database, input.GroupName)) };
  }),
  AdminAddUserToGroup: onMembership(addToGroup),
  AdminRemoveUserFromGroup: onMembership(removeFromGroup),
};
