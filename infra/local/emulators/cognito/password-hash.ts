import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string, Buffer, number, Buffer>(scrypt);
const saltBytes = 16;
const hashBytes = 32;

/** Hashes a password with scrypt (Node's default cost) and its own salt: `salt.hash`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltBytes);
  const hash = await derive(password.normalize('NFC'), salt, hashBytes);
  return `${salt.toString('base64url')}.${hash.toString('base64url')}`;
}

/**
 * Compares a password with a hash of {@link hashPassword}. Without a hash (unknown user, no password yet) it
 * returns false after the same amount of work.
 */
export async function passwordMatches(password: string, stored: string | null): Promise<boolean> {
  const [salt = '', hash = ''] = (stored ?? '').split('.');
  const given = await derive(password.normalize('NFC'), Buffer.from(salt, 'base64url'), hashBytes);
  const expected = Buffer.from(hash, 'base64url');
  return expected.length === given.length && timingSafeEqual(expected, given);
}
