import type { authContract } from '../../shared/contracts/auth.ts';
import { siteConfig } from '../../shared/site-config/index.ts';
import { createIdentity, setPassword } from '../core/members/identity.ts';
import { ensureMember } from '../core/members/member-repository.ts';
import { lockRegistration, unlockRegistration } from '../core/members/registration-lock.ts';
import { takeAttempt } from '../core/rate-limits/take-attempt.ts';
import { AppError } from '../platform/app-error.ts';
import type { UseCase } from '../platform/create-handler.ts';

/**
 * Cognito user, password, then profile: a cut between any two is healed by registering again after a minute, or by
 * signing in. Of several registrations of one address at once exactly one goes through.
 */
export const register: UseCase<typeof authContract.register> = async (input, _actor, { ip }) => {
  await takeAttempt('register', ip, siteConfig.limits.register);
  if (!(await lockRegistration(input.email))) throw new AppError('email_taken');
  try {
    const id = await createIdentity(input.email);
    await setPassword(id, input.password);
    await ensureMember(id, input.email);
    return { id, email: input.email };
  } finally {
    await unlockRegistration(input.email);
  }
};
