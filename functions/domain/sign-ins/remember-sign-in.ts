import { epochSecondsIn } from '../../platform/clock.ts';
import { deviceDigest, newDeviceToken, surplusDevices } from './known-devices.ts';
import { hashPassword } from './password-hash.ts';
import { noteSignIn, readSignInRecord, type SignInRecord } from './sign-in-record.ts';
import type { Proof } from './prove-password.ts';

const tokenPattern = /^[\w-]{43}$/;
const daySeconds = 24 * 3600;

/**
 * After a password was proved: keeps its hash where there was none, and the device.
 * @param given the token that the device had already, perhaps for another account
 * @returns the token by which the account knows the device from now on
 */
export async function rememberSignIn(
  account: { id: string; email: string },
  password: string,
  { record, isOnRecord }: Pick<Proof, 'record' | 'isOnRecord'>,
  given: string | undefined,
): Promise<string> {
  const token = given && tokenPattern.test(given) ? given : newDeviceToken();
  const device = await deviceDigest(account.email, token);
  if (isOnRecord && isFresh(record, device)) return token;
  await noteSignIn(account.email, record, {
    userId: account.id,
    device,
    dropped: surplusDevices(record, device),
    password: isOnRecord ? undefined : await hashPassword(password),
  });
  return token;
}

/** Makes a device known after a password was chosen on it, when all others have been forgotten. */
export async function rememberChooser(
  account: { id: string; email: string },
  given: string | undefined,
): Promise<string> {
  const record = await readSignInRecord(account.email);
  return rememberSignIn(account, '', { record, isOnRecord: true }, given);
}

/** Whether nothing needs to be written for a device that signs in again. */
function isFresh(record: SignInRecord | undefined, device: string): boolean {
  const usedAt = record?.devices[device];
  return usedAt !== undefined && usedAt > epochSecondsIn(-daySeconds);
}
