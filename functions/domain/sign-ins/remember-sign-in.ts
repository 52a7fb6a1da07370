import { epochSecondsIn } from '../../platform/clock.ts';
import { deviceDigest, newDeviceToken, surplusDevices } from './known-devices.ts';
import { hashPassword } from './password-hash.ts';
import { recordSignIn, readSignInRecord, type SignInRecord } from './sign-in-repository.ts';
import type { VerifiedPassword } from './verify-password.ts';

const tokenPattern = /^[\w-]{43}$/;
const daySeconds = 24 * 3600;

/**
 * Stores the device after a successful sign-in, and the hash if there was none.
 * @param given the token that the device already has, perhaps from another account
 * @returns the token that identifies the device from now on
 */
export async function rememberSignIn(
  account: { id: string; email: string },
  password: string,
  { record, isOnRecord }: Pick<VerifiedPassword, 'record' | 'isOnRecord'>,
  given: string | undefined,
): Promise<string> {
  const token = given && tokenPattern.test(given) ? given : newDeviceToken();
  const device = await deviceDigest(account.email, token);
  if (isOnRecord && isFresh(record, device)) return token;
  await recordSignIn(account.email, record, {
    userId: account.id,
    device,
    dropped: surplusDevices(record, device),
    password: isOnRecord ? undefined : await hashPassword(password),
  });
  return token;
}

/** Stores the device on which a new password was set, after all others have been forgotten. */
export async function rememberChooser(
  account: { id: string; email: string },
  given: string | undefined,
): Promise<string> {
  const record = await readSignInRecord(account.email);
  return rememberSignIn(account, '', { record, isOnRecord: true }, given);
}

/** Whether the record is up to date, so that nothing needs to be written. */
function isFresh(record: SignInRecord | undefined, device: string): boolean {
  const usedAt = record?.devices[device];
  return usedAt !== undefined && usedAt > epochSecondsIn(-daySeconds);
}
