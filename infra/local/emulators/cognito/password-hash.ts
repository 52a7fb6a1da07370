import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);
const saltBytes = 16;
const hashBytes = 32;

/** Passwords of a local pool protect nothing, and the cheapest hash makes a sign-in 30 ms faster. */
const cost = 2 ** 4;
/** Hashes without a cost are from versions that used Node's default. */
const formerCost = 2 ** 14;

/** Hashes a password with scrypt and its own salt: `salt.hash.cost`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltBytes);
  const hash = await derive(password.normalize('NFC'), salt, hashBytes, { cost });
  return `${salt.toString('base64url')}.${hash.toString('base64url')}.${cost}`;
}

/**
 * Compares a password with a hash of {@link hashPassword}. Without a hash (unknown user, no password yet) it
 * returns false after the same amount of work.
 */
export async function passwordMatches(password: string, stored: string | null): Promise<boolean> {
  const [salt = '', hash = '', usedCost = formerCost] = (stored ?? `..${cost}`).split('.');
  const given = await derive(password.normalize('NFC'), Buffer.from(salt, 'base64url'), hashBytes, {
    cost: Number(usedCost),
  });
  const expected = Buffer.from(hash, 'base64url');
  return expected.length === given.length && timingSafeEqual(expected, given);
}
