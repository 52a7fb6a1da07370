import { describe, expect, it } from 'vitest';
import { createPasswordHashing } from '#functions/domain/sign-ins/password-hash.ts';

const hashing = ({ key = 'a', isLight = true } = {}) =>
  createPasswordHashing(
    () => Promise.resolve(key.repeat(32)),
    () => isLight,
  );
const { hashPassword, passwordMatches } = hashing();

describe('a hash of a password', () => {
  it('matches only its own password', async () => {
    const stored = await hashPassword('granite');
    expect(await passwordMatches('granite', stored)).toBe(true);
    expect(await passwordMatches('Granite', stored)).toBe(false);
    expect(await passwordMatches('', stored)).toBe(false);
    expect(await passwordMatches('granite', undefined)).toBe(false);
    expect(await passwordMatches('granite', { ...stored, version: 99 })).toBe(false);
  });

  it('has its own salt, and is useless without the key of the stage', async () => {
    const [one, other] = [await hashPassword('granite'), await hashPassword('granite')];
    expect(one.salt).not.toBe(other.salt);
    expect(one.hash).not.toBe(other.hash);
    expect(await hashing({ key: 'b' }).passwordMatches('granite', one)).toBe(false);
  });

  it('is expensive to compute when deployed, where cheap hashes are replaced', async () => {
    const cheap = await hashPassword('granite');
    const deployed = hashing({ isLight: false });
    expect(deployed.isOutdated(cheap)).toBe(true);
    expect(await deployed.passwordMatches('granite', cheap)).toBe(true);
    const stored = await deployed.hashPassword('granite');
    expect([stored.version, deployed.isOutdated(stored)]).toEqual([1, false]);
    const { scryptSync, createHmac } = await import('node:crypto');
    const peppered = createHmac('sha256', 'a'.repeat(32)).update('password#granite').digest();
    const salt = Buffer.from(stored.salt, 'base64url');
    const cost = { N: 16_384, r: 8, p: 5 };
    expect(stored.hash).toBe(scryptSync(peppered, salt, 32, cost).toString('base64url'));
  });
});
