import { AppError } from '../../platform/app-error.ts';

/**
 * Whether Cognito lists an account as an administrator. The groups in a token may be stale. Cognito's client is loaded
 * with the first call: most functions need it only for administrators.
 * @throws AppError `session_expired` if the account no longer exists
 */
export async function isInAdminGroup(username: string): Promise<boolean> {
  const { liveRole } = await import('./admin-group.ts');
  const role = await liveRole(username);
  if (!role) throw new AppError('session_expired');
  return role === 'admin';
}
