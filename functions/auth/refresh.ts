import { authContract } from '#shared/contracts/auth.ts';
import { verifyAccessToken } from '../domain/members/verify-access-token.ts';
import { refreshTokens } from '../domain/members/identity.ts';
import { getAccount } from '../domain/members/member-repository.ts';
import { AppError } from '../platform/app-error.ts';
import { implement } from '../platform/implement.ts';

export const refresh = implement(authContract.refresh, async ({ refreshToken }) => {
  const { AccessToken } = await refreshTokens(refreshToken);
  const { id, role } = await verifyAccessToken(AccessToken!);
  const member = await getAccount(id);
  if (!member) throw new AppError('session_expired');
  if (member.disabledAt) throw new AppError('account_disabled');
  return { token: AccessToken!, role };
});
