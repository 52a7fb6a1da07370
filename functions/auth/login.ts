import type { authContract } from '../../shared/contracts/auth.ts';
import { siteConfig } from '../../shared/site-config/index.ts';
import { takeAttempt } from '../core/rate-limits/take-attempt.ts';
import type { UseCase } from '../platform/create-handler.ts';
import { openSession } from './open-session.ts';

/** Many people may share one address (a university, a survey), so it gets ten times an account's attempts. */
const attemptsPerAddress = 10;

export const login: UseCase<typeof authContract.login> = async ({ email, password }, _, { ip }) => {
  const rule = siteConfig.limits.login;
  await takeAttempt('login-address', ip, { ...rule, limit: rule.limit * attemptsPerAddress });
  await takeAttempt('login', email, rule);
  return openSession(email, password);
};
