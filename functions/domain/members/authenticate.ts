import type { Authenticator } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { isInAdminGroup } from './is-in-admin-group.ts';
import { getMember, type Member } from './member-repository.ts';
import { verifyAccessToken, type VerifiedToken } from './verify-access-token.ts';

/**
 * Verifies a token and checks it against the time at which all sessions were last ended. A disabled member's sessions
 * have ended too; signing in and refreshing report the reason.
 */
export const authenticator: Authenticator = {
  async authenticate(token) {
    const verified = await verifyAccessToken(token);
    const member = await getMember(verified.id);
    if (!member || member.disabledAt || isEnded(verified, member)) {
      throw new AppError('session_expired');
    }
    return { id: member.id, email: member.email, role: verified.role };
  },
  isAdmin: ({ id }) => isInAdminGroup(id),
};

/**
 * Whether a token was issued before all sessions ended. `iat` has whole seconds, so a token from the same second counts
 * as older.
 */
export function isEnded(
  { issuedAtSeconds }: VerifiedToken,
  { sessionsEndedAt }: Pick<Member, 'sessionsEndedAt'>,
): boolean {
  return (
    sessionsEndedAt !== undefined &&
    issuedAtSeconds <= Math.floor(Date.parse(sessionsEndedAt) / 1000)
  );
}
