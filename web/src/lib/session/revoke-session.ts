import { call } from '../api/call.ts';

/** Revokes a session. Loaded only at sign-out: pages without calls do not include the API client. */
export async function revokeSession(refreshToken: string): Promise<void> {
  await call('POST /api/auth/logout', { refreshToken }).catch(() => undefined);
}
