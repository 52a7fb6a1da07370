import * as z from 'zod';
import { readAttributes } from '../attributes.ts';
import { CognitoError, notAuthorized, wrongCredentials } from '../cognito-error.ts';
import { publicOperation, type Operation } from '../operation.ts';
import { hashPassword, passwordMatches } from '../password-hash.ts';
import { assertPasswordAllowed } from '../password-policy.ts';
import { presentAttributes } from '../present.ts';
import { readAccessToken } from '../read-access-token.ts';
import { attributeList } from '../request-fields.ts';
import { revokeSessionsOf } from '../sessions.ts';
import { assertNotLocked, recordFailedSignIn } from '../sign-in-lock.ts';
import { deleteUser, findUser, updateAttributes, updatePassword } from '../users.ts';

const withToken = z.object({ AccessToken: z.string() });

/** Similar calls that are not emulated and are always refused. */
const unsupported = [
  ...['AssociateSoftwareToken', 'CompleteWebAuthnRegistration', 'ConfirmDevice'],
  ...['DeleteUserAttributes', 'DeleteWebAuthnCredential', 'ForgetDevice', 'GetDevice'],
  ...['GetUserAttributeVerificationCode', 'GetUserAuthFactors', 'ListDevices'],
  ...['ListWebAuthnCredentials', 'SetUserMFAPreference', 'SetUserSettings'],
  ...['StartWebAuthnRegistration', 'UpdateDeviceStatus', 'VerifyUserAttribute'],
].map((name) => [
  name,
  publicOperation(withToken, async (pool, input) => {
    await readAccessToken(pool, input.AccessToken);
    throw new CognitoError('UnknownOperationException', `${name} is not emulated here.`);
  }),
]);

/** The calls that a user may make with an access token alone. */
export const ownAccountOperations: Readonly<Record<string, Operation>> = {
  ...(Object.fromEntries(unsupported) as Record<string, Operation>),

  DeleteUser: publicOperation(withToken, async (pool, input) => {
    deleteUser(pool.database, (await readAccessToken(pool, input.AccessToken)).sub);
    return {};
  }),

  GlobalSignOut: publicOperation(withToken, async (pool, input) => {
    revokeSessionsOf(pool.database, (await readAccessToken(pool, input.AccessToken)).sub);
    return {};
  }),

  /** The client may write only `locale`. */
  UpdateUserAttributes: publicOperation(
    withToken.extend({ UserAttributes: attributeList }),
    async (pool, input) => {
      const { sub, attributes } = await readAccessToken(pool, input.AccessToken);
      const changes = readAttributes(input.UserAttributes);
      if (Object.keys(changes).some((name) => name !== 'locale')) {
        throw notAuthorized('A client attempted to write unauthorized attribute');
      }
      const at = pool.now().getTime();
      updateAttributes(pool.database, sub, { ...attributes, ...changes }, at);
      return {};
    },
  ),

  GetUser: publicOperation(withToken, async (pool, input) => {
    const user = await readAccessToken(pool, input.AccessToken);
    return { Username: user.sub, UserAttributes: presentAttributes(user) };
  }),

  ChangePassword: publicOperation(
    z.object({
      AccessToken: z.string(),
      PreviousPassword: z.string(),
      ProposedPassword: z.string(),
    }),
    async (pool, input) => {
      const user = await readAccessToken(pool, input.AccessToken);
      assertPasswordAllowed(input.ProposedPassword, pool.minimumPasswordLength, 'proposedPassword');
      const now = pool.now().getTime();
      assertNotLocked(user, now);
      if (!(await passwordMatches(input.PreviousPassword, user.passwordHash))) {
        recordFailedSignIn(pool.database, user.sub, now);
        throw wrongCredentials();
      }
      const hash = await hashPassword(input.ProposedPassword);
      // Another change may have replaced the password that was just verified.
      const current = findUser(pool.database, user.sub);
      if (current?.passwordHash !== user.passwordHash) throw wrongCredentials();
      updatePassword(pool.database, user.sub, { hash, status: 'CONFIRMED', at: now });
      return {};
    },
  ),
};
