import type { authContract } from '../../shared/contracts/auth.ts';
import { siteConfig } from '../../shared/site-config/index.ts';
import { verifyAccessToken } from '../core/members/authenticate.ts';
import { signIn } from '../core/members/identity.ts';
import { ensureMember } from '../core/members/member-repository.ts';
import { takeAttempt } from '../core/rate-limits/take-attempt.ts';
import type { UseCase } from '../platform/create-handler.ts';

/** Many people may share one address (a university, a survey), so it gets ten times an account's attempts. */
const attemptsPerAddress = 10;

export const login: UseCase<typeof authContract.login> = async ({ email, password }, _, { ip }) => {
  const rule = siteConfig.limits.login;
  await takeAttempt('login-address', ip, { ...rule, limit: rule.limit * attemptsPerAddress });
  await takeAttempt('login', email, rule);
  const tokens = await signIn(email, password);
  const { id, role } = await verifyAccessToken(tokens.AccessToken!);
  const member = await ensureMember(id, email);
  return {
    token: tokens.AccessToken!,
    refreshToken: tokens.RefreshToken!,
    id,
    email: member.email,
    role,
    credits: member.credits,
  };
};
