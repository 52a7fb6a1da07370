import { authContract } from '#shared/contracts/auth.ts';
import { call } from '../api/call.ts';

/** Revokes a session. Loaded only at sign-out: pages without calls do not include the API client. */
export async function revokeSession(refreshToken: string): Promise<void> {
  await call(authContract.logout, { refreshToken }).catch(() => undefined);
}
