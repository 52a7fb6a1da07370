import * as z from 'zod';
import { wrongCredentials } from '../cognito-error.ts';
import { publicOperation, type Operation } from '../operation.ts';
import { hashPassword, passwordMatches } from '../password-hash.ts';
import { assertPasswordAllowed } from '../password-policy.ts';
import { presentAttributes } from '../present.ts';
import { readAccessToken } from '../read-access-token.ts';
import { assertNotLocked, recordFailedSignIn } from '../sign-in-lock.ts';
import { findUser, updatePassword } from '../users.ts';

/** What a user may do with an access token alone. */
export const ownAccountOperations: Readonly<Record<string, Operation>> = {
  GetUser: publicOperation(z.object({ AccessToken: z.string() }), async (pool, input) => {
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
      // Another change may have come in between; the password that was proved is not it any more.
      const current = findUser(pool.database, user.sub);
      if (current?.passwordHash !== user.passwordHash) throw wrongCredentials();
      updatePassword(pool.database, user.sub, { hash, status: 'CONFIRMED', at: now });
      return {};
    },
  ),
};
