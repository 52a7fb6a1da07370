import { authContract } from '#shared/contracts/auth.ts';
import { revokeSession } from '../domain/members/identity.ts';
import { implement } from '../platform/implement.ts';

export const logout = implement(authContract.logout, async ({ refreshToken }) => {
  await revokeSession(refreshToken);
  return { message: 'You are signed out.' };
});
