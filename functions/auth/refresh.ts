import type { authContract } from '../../shared/contracts/auth.ts';
import { verifyAccessToken } from '../core/members/authenticate.ts';
import { refreshTokens } from '../core/members/identity.ts';
import type { UseCase } from '../platform/create-handler.ts';

export const refresh: UseCase<typeof authContract.refresh> = async ({ refreshToken }) => {
  const { AccessToken } = await refreshTokens(refreshToken);
  const { role } = await verifyAccessToken(AccessToken!);
  return { token: AccessToken!, role };
};
