import type { authContract } from '#shared/contracts/auth.ts';
import { revokeSession } from '../domain/members/identity.ts';
import type { UseCase } from '../platform/create-handler.ts';

export const logout: UseCase<typeof authContract.logout> = async ({ refreshToken }) => {
  await revokeSession(refreshToken);
  return { message: 'You are signed out.' };
};
