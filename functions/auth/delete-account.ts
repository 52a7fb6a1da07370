import { accountContract } from '#shared/contracts/account.ts';
import { mailsBounce } from '../domain/email-addresses/mail-problem.ts';
import { beginDeletion } from '../domain/account-deletion/begin-deletion.ts';
import { eraseNow } from '../domain/account-deletion/erase-now.ts';
import { hasAccount } from '../domain/members/member-repository.ts';
import { AppError } from '../platform/app-error.ts';
import { implement } from '../platform/implement.ts';
import { checkPassword } from './check-password.ts';

/** Deletes the caller's account. One of several concurrent calls deletes it; the others get the same response. */
export const deleteAccount = implement(
  accountContract.deleteAccount,
  async ({ password }, actor, { ip }) => {
    try {
      await checkPassword(actor, ip, password, 'password');
    } catch (error) {
      // Cognito rejects any password for an account that another request has just deleted.
      const isRefused = error instanceof AppError && error.code === 'wrong_password';
      if (isRefused && !(await hasAccount(actor.id))) return confirm(actor.email);
      throw error;
    }
    const member = await beginDeletion(actor.id);
    if (member) await eraseNow(member);
    return confirm(actor.email);
  },
);

async function confirm(email: string) {
  const message = (await mailsBounce(email))
    ? 'Your account was deleted. Emails to your address bounce, so we have not sent one.'
    : 'Your account was deleted. We have sent you an email to confirm it.';
  return { message };
}
