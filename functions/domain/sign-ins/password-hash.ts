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
 * To raise them, add a version: hashes of other versions are replaced at the next sign-in. Versions 0 and 2 are for
 * local stacks, whose passwords guard nothing.
 */
const costs: Record<number, ScryptOptions> = {
  0: { N: 2 ** 10, r: 8, p: 1 },
  1: { N: 2 ** 14, r: 8, p: 5 },
  2: { N: 2 ** 4, r: 8, p: 1 },
};
const hashBytes = 32;

/** Hashes and checks passwords with a key of the stage. Without it the hashes cannot be brute-forced. */
export function createPasswordHashing(signingKey: () => Promise<string>, isLight: () => boolean) {
  const currentVersion = () => (isLight() ? 2 : 1);

  async function derive(password: string, salt: Buffer, version: number): Promise<Buffer> {
    const peppered = createHmac('sha256', await signingKey())
      .update(`password#${password}`)
      .digest();
    return new Promise((resolve, reject) => {
      scrypt(peppered, salt, hashBytes, costs[version]!, (error, key) =>
        error ? reject(error) : resolve(key),
      );
    });
  }

  return {
    /** Hashes a password with a salt of its own. */
    async hashPassword(password: string): Promise<PasswordHash> {
      const salt = randomBytes(16);
      const version = currentVersion();
      const hash = await derive(password, salt, version);
      return {
        version,
        salt: salt.toString('base64url'),
        hash: hash.toString('base64url'),
      };
    },

    /**
     * Whether a password matches a hash. Without a hash, or with one of an unknown version, it returns false after the
     * same work.
     */
    async passwordMatches(password: string, stored: PasswordHash | undefined): Promise<boolean> {
      const dummy = { version: currentVersion(), salt: 'AAAAAAAAAAAAAAAAAAAAAA', hash: '' };
      const { version, salt, hash } = stored && costs[stored.version] ? stored : dummy;
      const given = await derive(password, Buffer.from(salt, 'base64url'), version);
      const expected = Buffer.from(hash, 'base64url');
      return expected.length === given.length && timingSafeEqual(expected, given);
    },

    /** Whether a hash has other costs than new ones. */
    isOutdated: ({ version }: PasswordHash): boolean => version !== currentVersion(),
  };
}

/** The passwords of this stage. */
export const { hashPassword, passwordMatches, isOutdated } = createPasswordHashing(
  () => secret('SIGNING_KEY'),
  () => env().PASSWORD_HASHING === 'light',
);
