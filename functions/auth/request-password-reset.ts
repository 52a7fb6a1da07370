import type { authContract } from '../../shared/contracts/auth.ts';
import { siteConfig } from '../../shared/site-config/index.ts';
import { queueMail } from '../core/mails/mail-repository.ts';
import { findMemberByEmail } from '../core/members/member-repository.ts';
import { takeAttempt } from '../core/rate-limits/take-attempt.ts';
import type { UseCase } from '../platform/create-handler.ts';

/**
 * The same answer and the same work for known and unknown addresses: one look-up, one row in the mail queue. The mail
 * function drops a row without a member, and makes the token of a real one, so that no token is ever stored unhashed.
 */
export const requestPasswordReset: UseCase<typeof authContract.requestPasswordReset> = async (
  { email },
  _actor,
  { ip },
) => {
  const rule = siteConfig.limits.passwordReset;
  // The sender's own limit first: who is over it must not use up the attempts of the people he names.
  await takeAttempt('reset-address', ip, { ...rule, limit: rule.limit * 10 });
  await takeAttempt('reset', email, rule);
  const member = await findMemberByEmail(email);
  await queueMail({ kind: 'password-reset', userId: member?.id, to: member?.email });
  return { message: 'If that email exists, you’ll get reset instructions shortly.' };
};
