import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { isEmail, readAttributes } from '../attributes.ts';
import { CognitoError, invalidParameter } from '../cognito-error.ts';
import { adminOperation } from '../operation.ts';
import { hashPassword } from '../password-hash.ts';
import { assertPasswordAllowed } from '../password-policy.ts';
import { assertPool, type Pool } from '../pool.ts';
import { presentUser } from '../present.ts';
import { attributeList, userFields } from '../request-fields.ts';
import { emailKeyOf, findUser, getUser, insertUser } from '../users.ts';

const alreadyExists = () =>
  new CognitoError('UsernameExistsException', 'User account already exists');

/** AdminCreateUser: the email is the username in the request; the created user's name is a UUID, the `sub`. */
export const createUser = adminOperation(
  z.object({
    ...userFields,
    MessageAction: z.string().optional(),
    TemporaryPassword: z.string().optional(),
    UserAttributes: attributeList.default([]),
  }),
  async (pool, input) => {
    assertPool(pool, input.UserPoolId);
    if (input.MessageAction !== 'SUPPRESS') {
      throw invalidParameter('This pool sends no invitations: MessageAction must be SUPPRESS.');
    }
    const attributes = readNewAttributes(input.Username, input.UserAttributes);
    if (findUser(pool.database, input.Username)) throw alreadyExists();
    const sub = randomUUID();
    const isNew = insertUser(pool.database, {
      sub,
      email: input.Username,
      attributes,
      passwordHash: await hashTemporary(pool, input.TemporaryPassword),
      status: 'FORCE_CHANGE_PASSWORD',
      createdAt: pool.now().getTime(),
    });
    // The check above only saves work: the database lets exactly one of several concurrent calls succeed.
    if (!isNew) throw alreadyExists();
    return { User: presentUser(getUser(pool.database, sub)) };
  },
);

function readNewAttributes(username: string, list: z.output<typeof attributeList>) {
  if (!isEmail(username)) throw invalidParameter('Username should be an email.');
  const attributes = { email: username, ...readAttributes(list) };
  if (emailKeyOf(attributes.email) !== emailKeyOf(username)) {
    throw invalidParameter('The email attribute must be the email given as Username.');
  }
  return attributes;
}

/**
 * Hashes the temporary password. Without one, Cognito generates a password that nobody sees; here the user has none.
 */
async function hashTemporary(pool: Pool, password: string | undefined): Promise<string | null> {
  if (password === undefined) return null;
  assertPasswordAllowed(password, pool.minimumPasswordLength, 'temporaryPassword');
  return hashPassword(password);
}
