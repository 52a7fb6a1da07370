import { verifyPassword } from '../domain/sign-ins/verify-password.ts';
import type { Actor } from '../platform/actor.ts';
import { AppError } from '../platform/app-error.ts';

/**
 * Checks that the caller is the member, not someone at an unattended computer.
 * @param field the form field that shows a wrong password
 * @throws AppError `wrong_password`, `too_many_requests`
 */
export async function checkPassword(
  { email }: Actor,
  ip: string,
  password: string,
  field: string,
): Promise<void> {
  try {
    await verifyPassword('password-check', email, password, { ip });
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'wrong_credentials') throw error;
    const fields = { [field]: 'This is not your current password' };
    throw new AppError('wrong_password', { fields, cause: error });
  }
}
