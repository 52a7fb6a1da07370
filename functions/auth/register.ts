import { authContract } from '#shared/contracts/auth.ts';
import type { InputOf } from '#shared/contracts/define-contract.ts';
import { siteConfig } from '#shared/site-config/index.ts';
import { createIdentity, isGone } from '../domain/members/identity.ts';
import { withRegistrationLease } from '../domain/members/registration-lease.ts';
import { consumeRateLimit } from '../domain/rate-limits/consume-rate-limit.ts';
import { choosePassword } from '../domain/sign-ins/choose-password.ts';
import { refuseCommonPassword } from '../domain/sign-ins/refuse-common-password.ts';
import { AppError } from '../platform/app-error.ts';
import { implement } from '../platform/implement.ts';
import { conflict, retryOnConflict } from '../platform/retry-on-conflict.ts';
import { secret } from '../platform/secrets.ts';
import { ensureMember } from './ensure-member.ts';

type Input = InputOf<typeof authContract.register>;

/**
 * Creates the Cognito user, sets the password, then creates the profile. An interrupted registration is completed by
 * registering again after a minute or by signing in. One of several concurrent registrations of an email succeeds.
 */
export const register = implement(authContract.register, async (input, _actor, { ip }) => {
  await consumeRateLimit('register', ip, siteConfig.limits.register);
  refuseCommonPassword(input.email, input.password);
  // The profile needs the key. Check it first: a later failure would leave the email taken.
  await secret('SIGNING_KEY');
  const id = await withRegistrationLease(input.email, () => makeAccount(input));
  return { id, email: input.email };
});

/** The previous account with this email may be deleted between two steps, together with the new Cognito user. */
function makeAccount({ email, password }: Input): Promise<string> {
  const attempt = async () => {
    try {
      const id = await createIdentity(email);
      await choosePassword({ id, email }, password);
      const { deletedAt } = await ensureMember(id, email);
      return deletedAt ? conflict : id;
    } catch (error) {
      if (!isGone(error)) throw error;
      return conflict;
    }
  };
  return retryOnConflict(attempt, { attempts: 3, giveUp: () => new AppError('email_taken') });
}
