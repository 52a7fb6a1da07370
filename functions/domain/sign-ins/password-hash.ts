import { createHmac, randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import { env } from '../../platform/env.ts';
import { secret } from '../../platform/secrets.ts';

export interface PasswordHash {
  version: number;
  salt: string;
  hash: string;
}

/**
 * scrypt's cost parameters by version. Version 1 is one of OWASP's equivalent choices, and 16 MB fit every function.
 * To raise them, add a version: hashes of other versions are replaced at the next sign-in. Versions 0 and 2 are for local
 * stacks, whose passwords guard nothing.
 */
const costs: Record<number, ScryptOptions> = {
  0: { N: 2 ** 10, r: 8, p: 1 },
  1: { N: 2 ** 14, r: 8, p: 5 },
  2: { N: 2 ** 4, r: 8, p: 1 },
};
const hashBytes = 32;

const current = () => (env().PASSWORD_HASHING === 'light' ? 2 : 1);

/** Hashes a password with a salt of its own. Without the stage's signing key the hash cannot be brute-forced. */
export async function hashPassword(password: string): Promise<PasswordHash> {
  const salt = randomBytes(16);
  const version = current();
  const hash = await derive(password, salt, version);
  return {
    version,
    salt: salt.toString('base64url'),
    hash: hash.toString('base64url'),
  };
}

/**
 * Whether a password matches a hash. Without a hash, or with one of an unknown version, it returns false after the same
 * work.
 */
export async function passwordMatches(
  password: string,
  stored: PasswordHash | undefined,
): Promise<boolean> {
  const { version, salt, hash } = stored && costs[stored.version] ? stored : dummyHash();
  const given = await derive(password, Buffer.from(salt, 'base64url'), version);
  const expected = Buffer.from(hash, 'base64url');
  return expected.length === given.length && timingSafeEqual(expected, given);
}

export function isOutdated({ version }: PasswordHash): boolean {
  return version !== current();
}

function dummyHash(): PasswordHash {
  return { version: current(), salt: 'AAAAAAAAAAAAAAAAAAAAAA', hash: '' };
}

async function derive(password: string, salt: Buffer, version: number): Promise<Buffer> {
  const peppered = createHmac('sha256', await secret('SIGNING_KEY'))
    .update(`password#${password}`)
    .digest();
  return new Promise((resolve, reject) => {
    scrypt(peppered, salt, hashBytes, costs[version]!, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}
