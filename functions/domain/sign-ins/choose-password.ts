import { setPassword } from '../members/identity.ts';
import { hashPassword } from './password-hash.ts';
import { forgetPassword, keepPassword } from './sign-in-record.ts';

/**
 * Gives an account a password, and forgets the devices that it knew. Our hash goes first and comes last: a cut in between
 * leaves an account without one, which Cognito alone lets in with whichever password it has.
 * @throws as `setPassword`
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
