import * as z from 'zod';
import { readAttributes } from '../attributes.ts';
import { CognitoError } from '../cognito-error.ts';
import { adminOperation, type Operation } from '../operation.ts';
import { hashPassword } from '../password-hash.ts';
import { assertPasswordAllowed } from '../password-policy.ts';
import { assertPool, type Pool } from '../pool.ts';
import { presentUserDetails } from '../present.ts';
import { attributeList, userFields } from '../request-fields.ts';
import { revokeSessionsOf } from '../sessions.ts';
import {
  deleteUser,
  getUser,
  updateAttributes,
  updateEnabled,
  updatePassword,
  type User,
} from '../users.ts';
import { createUser } from './create-user.ts';

/** Creates a call that changes one user and returns an empty object. */
const onUser = (run: (pool: Pool, user: User) => void): Operation =>
  adminOperation(z.object(userFields), (pool, input) => {
    assertPool(pool, input.UserPoolId);
    run(pool, getUser(pool.database, input.Username));
    return {};
  });

const setPassword = adminOperation(
  z.object({ ...userFields, Password: z.string(), Permanent: z.boolean().default(false) }),
  async (pool, input) => {
    assertPool(pool, input.UserPoolId);
    const { sub } = getUser(pool.database, input.Username);
    assertPasswordAllowed(input.Password, pool.minimumPasswordLength, 'password');
    const hash = await hashPassword(input.Password);
    const status = input.Permanent ? 'CONFIRMED' : 'FORCE_CHANGE_PASSWORD';
    updatePassword(pool.database, sub, { hash, status, at: pool.now().getTime() });
    return {};
  },
);

const setAttributes = adminOperation(
  z.object({ ...userFields, UserAttributes: attributeList }),
  (pool, input) => {
    assertPool(pool, input.UserPoolId);
    const user = getUser(pool.database, input.Username);
    const changes = readAttributes(input.UserAttributes);
    // A new email is unverified unless the same call verifies it.
    const isNewEmail = (changes['email'] ?? user.attributes['email']) !== user.attributes['email'];
    const attributes = {
      ...user.attributes,
      ...(isNewEmail && { email_verified: 'false' }),
      ...changes,
    };
    if (!updateAttributes(pool.database, user.sub, attributes, pool.now().getTime())) {
      throw new CognitoError(
        'AliasExistsException',
        'An account with the given email already exists.',
      );
    }
    return {};
  },
);

const setEnabled = (enabled: boolean) =>
  onUser((pool, { sub }) => {
    updateEnabled(pool.database, sub, enabled, pool.now().getTime());
    // AdminDisableUser also revokes the user's tokens permanently.
    if (!enabled) revokeSessionsOf(pool.database, sub);
  });

export const userOperations: Readonly<Record<string, Operation>> = {
  AdminCreateUser: createUser,
  AdminGetUser: adminOperation(z.object(userFields), (pool, input) => {
    assertPool(pool, input.UserPoolId);
    return presentUserDetails(getUser(pool.database, input.Username));
  }),
  AdminSetUserPassword: setPassword,
  AdminUpdateUserAttributes: setAttributes,
  AdminEnableUser: setEnabled(true),
  AdminDisableUser: setEnabled(false),
  AdminUserGlobalSignOut: onUser((pool, { sub }) => revokeSessionsOf(pool.database, sub)),
  AdminDeleteUser: onUser((pool, { sub }) => deleteUser(pool.database, sub)),
};
