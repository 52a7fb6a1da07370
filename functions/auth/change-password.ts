import { accountContract } from '#shared/contracts/account.ts';
import type { Session } from '#shared/contracts/auth.ts';
import { noticePuts } from '../domain/mails/notice-puts.ts';
import { isGone, signOutEverywhere } from '../domain/members/identity.ts';
import { endSessionsBefore, sessionsEnd } from '../domain/members/member-repository.ts';
import { choosePassword } from '../domain/sign-ins/choose-password.ts';
import { refuseCommonPassword } from '../domain/sign-ins/refuse-common-password.ts';
import { rememberChooser } from '../domain/sign-ins/remember-sign-in.ts';
import { AppError } from '../platform/app-error.ts';
import { nowIso } from '../platform/clock.ts';
import { implement } from '../platform/implement.ts';
import { isConditionFailure, writeTogether } from '../platform/dynamo.ts';
import { logger } from '../platform/logger.ts';
import { checkPassword } from './check-password.ts';
import { openSession } from './open-session.ts';

/**
 * Changes the password. All sessions end before the change, so an interruption never leaves an old session beside a new
 * password. They end again afterwards, because someone may have signed in with the old password in between. If the
 * process dies between such a sign-in and the second step, that session lasts until the next password change. The email
 * is queued in the transaction of the second step.
 */
export const changePassword = implement(
  accountContract.changePassword,
  async ({ currentPassword, newPassword, device }, actor, { ip }) => {
    await checkPassword(actor, ip, currentPassword, 'currentPassword');
    const { id, email } = actor;
    refuseCommonPassword(email, newPassword, 'newPassword');
    try {
      await endSessionsBefore(id, nowIso());
      await signOutEverywhere(id);
      await choosePassword({ id, email }, newPassword, 'newPassword');
      await writeTogether([
        sessionsEnd(id, nowIso()),
        ...(await noticePuts({ kind: 'password-changed', to: email })),
      ]);
      await signOutEverywhere(id);
    } catch (error) {
      // The account was deleted during this call.
      if (!isGone(error) && !isConditionFailure(error)) throw error;
      throw new AppError('session_expired', { cause: error });
    }
    logger.info('password changed');
    const session = await newSession(email, newPassword);
    return { ...session, device: await rememberChooser(session, device) };
  },
);

/**
 * Signs in with the new password. This fails if another request has changed the password again, or an administrator has
 * disabled the account.
 */
async function newSession(email: string, password: string): Promise<Omit<Session, 'device'>> {
  try {
    return await openSession(email, password);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw new AppError('session_expired', { cause: error });
  }
}
