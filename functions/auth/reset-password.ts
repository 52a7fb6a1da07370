import { authContract } from '#shared/contracts/auth.ts';
import { siteConfig } from '#shared/site-config/index.ts';
import { isGone, signOutEverywhere } from '../domain/members/identity.ts';
import { endSessionsBefore, getAccount } from '../domain/members/member-repository.ts';
import { consumeResetToken, storeGrant } from '../domain/members/reset-token-repository.ts';
import { consumeRateLimit } from '../domain/rate-limits/consume-rate-limit.ts';
import { choosePassword } from '../domain/sign-ins/choose-password.ts';
import { refuseCommonPassword } from '../domain/sign-ins/refuse-common-password.ts';
import { rememberChooser } from '../domain/sign-ins/remember-sign-in.ts';
import { AppError } from '../platform/app-error.ts';
import { nowIso } from '../platform/clock.ts';
import { implement } from '../platform/implement.ts';
import { logger } from '../platform/logger.ts';

export const resetPassword = implement(
  authContract.resetPassword,
  async ({ token, newPassword, device }, _actor, { ip }) => {
    await consumeRateLimit('reset-use', ip, siteConfig.limits.passwordReset);
    const grant = await consumeResetToken(token);
    const member = grant && (await getAccount(grant.userId));
    if (!grant || !member || usedUpByAnother(grant.createdAt, member.sessionsEndedAt)) {
      throw new AppError('reset_link_invalid');
    }
    try {
      refuseCommonPassword(member.email, newPassword, 'newPassword');
      // All sessions end before the change and again after it, for the reasons given in change-password.ts.
      await endSessions(member.id);
      await choosePassword(member, newPassword);
      await endSessions(member.id);
    } catch (error) {
      // The account was deleted during this call.
      if (isGone(error)) throw new AppError('reset_link_invalid', { cause: error });
      await storeGrant({ ...grant, createdAt: nowIso() });
      throw error;
    }
    logger.info('password reset', { memberId: member.id });
    return {
      message: 'Your password has been changed. You can sign in now.',
      device: await rememberChooser(member, device),
    };
  },
);

async function endSessions(id: string): Promise<void> {
  await endSessionsBefore(id, nowIso());
  await signOutEverywhere(id);
}

/** Whether a link is void because the password was changed after it was issued. */
function usedUpByAnother(issuedAt: string, sessionsEndedAt: string | undefined): boolean {
  return sessionsEndedAt !== undefined && issuedAt < sessionsEndedAt;
}
