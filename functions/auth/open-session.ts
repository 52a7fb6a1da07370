import { setTimeout as sleep } from 'node:timers/promises';
import type { AuthenticationResultType } from '@aws-sdk/client-cognito-identity-provider';
import type { Session } from '#shared/contracts/auth.ts';
import { isEnded } from '../domain/members/authenticate.ts';
import { signIn } from '../domain/members/identity.ts';
import { verifyAccessToken } from '../domain/members/verify-access-token.ts';
import { AppError } from '../platform/app-error.ts';
import { ensureMember } from './ensure-member.ts';

/** Enough for a clock difference of a second or two with Cognito. */
const maxSignIns = 4;

/**
 * Opens a session whose token is valid immediately.
 * @param firstTokens tokens from a sign-in with this password moments ago
 * @throws AppError `wrong_credentials`, also for an account that is being deleted; `account_disabled`
 */
export async function openSession(
  email: string,
  password: string,
  firstTokens?: AuthenticationResultType,
): Promise<Omit<Session, 'device'>> {
  for (let signIns = 1; ; signIns++) {
    const tokens = (signIns === 1 && firstTokens) || (await signIn(email, password));
    const verified = await verifyAccessToken(tokens.AccessToken!);
    const member = await ensureMember(verified.id, email);
    if (member.deletedAt) throw new AppError('wrong_credentials');
    if (member.disabledAt) throw new AppError('account_disabled');
    // A token issued in the same second in which all sessions ended would count as an old one.
    if (isEnded(verified, member) && signIns < maxSignIns) {
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
}
