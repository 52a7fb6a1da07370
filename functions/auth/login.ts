import { setTimeout as sleep } from 'node:timers/promises';
import type { authContract } from '../../shared/contracts/auth.ts';
import { siteConfig } from '../../shared/site-config/index.ts';
import { isEnded, verifyAccessToken } from '../core/members/authenticate.ts';
import { signIn } from '../core/members/identity.ts';
import { ensureMember } from '../core/members/member-repository.ts';
import { takeAttempt } from '../core/rate-limits/take-attempt.ts';
import { AppError } from '../platform/app-error.ts';
import type { UseCase } from '../platform/create-handler.ts';

/** Many people may share one address (a university, a survey), so it gets ten times an account's attempts. */
const attemptsPerAddress = 10;
/** Enough where Cognito's clock is a second or two behind ours. */
const maximumSignIns = 4;

export const login: UseCase<typeof authContract.login> = async ({ email, password }, _, { ip }) => {
  const rule = siteConfig.limits.login;
  await takeAttempt('login-address', ip, { ...rule, limit: rule.limit * attemptsPerAddress });
  await takeAttempt('login', email, rule);
  for (let signIns = 1; ; signIns++) {
    const tokens = await signIn(email, password);
    const verified = await verifyAccessToken(tokens.AccessToken!);
    const member = await ensureMember(verified.id, email);
    if (member.disabledAt) throw new AppError('account_disabled');
    // Within the second in which all sessions were ended a new token would count as an old one.
    if (isEnded(verified, member) && signIns < maximumSignIns) {
      await sleep(1000 - (Date.now() % 1000));
      continue;
    }
    return {
      token: tokens.AccessToken!,
      refreshToken: tokens.RefreshToken!,
      id: member.id,
      email: member.email,
      role: verified.role,
      credits: member.credits,
    };
  }
};
