import type { accountContract } from '#shared/contracts/account.ts';
import type { Session } from '#shared/contracts/auth.ts';
import { noticePuts } from '../domain/mails/notice-puts.ts';
import { isGone, signOutEverywhere } from '../domain/members/identity.ts';
import { endSessionsBefore, sessionsEnd } from '../domain/members/member-repository.ts';
import { choosePassword } from '../domain/sign-ins/choose-password.ts';
import { rememberChooser } from '../domain/sign-ins/remember-sign-in.ts';
import { AppError } from '../platform/app-error.ts';
import { nowIso } from '../platform/clock.ts';
import type { UseCase } from '../platform/create-handler.ts';
import { isConditionFailure, writeTogether } from '../platform/dynamo.ts';
import { checkPassword } from './check-password.ts';
import { openSession } from './open-session.ts';

/**
 * Sessions end before the change, so that a cut leaves none of those that were there beside a new password, and again
 * after it, so that a sign-in with the old password in between does not outlive it. Where there was such a sign-in and
 * then a cut before the second end, its session stays until the password is changed once more. The mail is in the
 * transaction that says so.
 */
export const changePassword: UseCase<typeof accountContract.changePassword> = async (
  { currentPassword, newPassword, device },
  actor,
  { ip },
) => {
  await checkPassword(actor, ip, currentPassword, 'currentPassword');
  const { id, email } = actor;
  try {
    await endSessionsBefore(id, nowIso());
    await signOutEverywhere(id);
    await choosePassword({ id, email }, newPassword, 'newPassword');
    await writeTogether([
      { Update: sessionsEnd(id, nowIso()) },
      ...(await noticePuts({ kind: 'password-changed', to: email })),
    ]);
    await signOutEverywhere(id);
  } catch (error) {
    // The account was deleted meanwhile.
    if (!isGone(error) && !isConditionFailure(error)) throw error;
    throw new AppError('session_expired', { cause: error });
  }
  const session = await newSession(email, newPassword);
  return { ...session, device: await rememberChooser(session, device) };
};

/** Somebody else may have changed the password again, or an administrator closed the account: signing in says so. */
async function newSession(email: string, password: string): Promise<Omit<Session, 'device'>> {
  try {
    return await openSession(email, password);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw new AppError('session_expired', { cause: error });
  }
}
