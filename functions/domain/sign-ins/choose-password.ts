import { setPassword } from '../members/identity.ts';
import { hashPassword } from './password-hash.ts';
import { forgetPassword, keepPassword } from './sign-in-repository.ts';

/**
 * Sets an account's password and forgets its known devices. Our hash is deleted first and written last: after an
 * interruption the account has no hash, so Cognito alone decides.
 * @throws whatever `setPassword` throws
 */
export async function choosePassword(
  { id, email }: { id: string; email: string },
  password: string,
  field = 'password',
): Promise<void> {
  const generation = await forgetPassword(email, id);
  await setPassword(id, password, field);
  await keepPassword(email, generation, await hashPassword(password));
}
