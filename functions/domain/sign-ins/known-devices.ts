import { randomBytes } from 'node:crypto';
import { epochSecondsIn } from '../../platform/clock.ts';
import { keyedDigest } from '../signed-links/keyed-digest.ts';
import type { SignInRecord } from './sign-in-repository.ts';

const maxDevices = 10;
const keptSeconds = 180 * 24 * 3600;

export function newDeviceToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Returns the stored form of a device token; it differs by account. */
export function deviceDigest(email: string, token: string): Promise<string> {
  return keyedDigest('device', `${email}#${token}`);
}

/** Whether a device has signed in to the account recently and since the password was set. */
export function isKnown(record: SignInRecord | undefined, digest: string): boolean {
  const usedAt = record?.devices[digest];
  return usedAt !== undefined && !isOld(usedAt);
}

/** Returns the devices to forget, so that only the newest remain. */
export function surplusDevices(record: SignInRecord | undefined, digest: string): string[] {
  const others = Object.entries(record?.devices ?? {})
    .filter(([other]) => other !== digest)
    .sort(([, a], [, b]) => b - a);
  return others
    .filter(([, usedAt], index) => index >= maxDevices - 1 || isOld(usedAt))
    .map(([other]) => other);
}

function isOld(usedAt: number): boolean {
  return usedAt < epochSecondsIn(-keptSeconds);
}
