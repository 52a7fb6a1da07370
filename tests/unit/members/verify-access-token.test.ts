import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, exportSPKI, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTokenVerifier } from '#functions/domain/members/verify-access-token.ts';

const poolId = 'eu-west-2_Pool12345';
let keysUrl: string;

const keys = await generateKeyPair('RS256');
let answerKeys = true;
const server = createServer(async (_request, response) => {
  if (!answerKeys) return response.writeHead(503).end('Service Unavailable');
  const key = { ...(await exportJWK(keys.publicKey)), kid: 'key-1', use: 'sig', alg: 'RS256' };
  return response.end(JSON.stringify({ keys: [key] }));
});

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  keysUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterAll(() => server.close());

const issuer = `https://cognito-idp.eu-west-2.amazonaws.com/${poolId}`;

/** A cold function, which has no keys yet. */
const coldVerifier = () =>
  createTokenVerifier({
    USER_POOL_ID: poolId,
    USER_POOL_CLIENT_ID: 'client-1',
    JWKS_URL: keysUrl,
  });

const token = (kid = 'key-1', claims: Record<string, unknown> = {}, expiresIn = '15m') =>
  new SignJWT({ token_use: 'access', client_id: 'client-1', ...claims })
    .setProtectedHeader({ alg: 'RS256', kid })
    .setIssuer(issuer)
    .setSubject('member-1')
    .setIssuedAt()
    .setExpirationTime(expiresIn)
    .sign(keys.privateKey);

const claims = { token_use: 'access', client_id: 'client-1' };

/** What a library that trusts the header's algorithm would accept. */
async function signedWithPublicKey(): Promise<string> {
  const secret = new TextEncoder().encode(await exportSPKI(keys.publicKey));
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256', kid: 'key-1' })
    .setIssuer(issuer)
    .setSubject('member-1')
    .setExpirationTime('15m')
    .sign(secret);
}

const unsigned = () =>
  new UnsecuredJWT(claims)
    .setIssuer(issuer)
    .setSubject('member-1')
    .setExpirationTime('15m')
    .encode();

beforeEach(() => {
  answerKeys = true;
});

describe('a verifier of access tokens', () => {
  it('accepts a valid token', async () => {
    const verify = coldVerifier();
    expect(await verify(await token())).toMatchObject({ id: 'member-1', role: 'user' });
  });

  it('does not end a session because the keys cannot be fetched', async () => {
    answerKeys = false;
    const verify = coldVerifier();
    const good = await token();
    for (let tries = 0; tries < 2; tries++) {
      const error: unknown = await verify(good).catch((cause: unknown) => cause);
      expect(error).toBeInstanceOf(Error);
      expect(error).not.toHaveProperty('code', 'session_expired');
    }
  });

  it.each([
    ['of another client', () => token('key-1', { client_id: 'client-2' })],
    ['for another use', () => token('key-1', { token_use: 'id' })],
    ['of another pool, with another key', () => token('key-2')],
    ['that has expired', () => token('key-1', {}, '-1m')],
    ['without a signature', async () => unsigned()],
    ['signed with the public key as a secret', signedWithPublicKey],
    ['that is none', async () => 'nonsense'],
  ])('refuses a token %s, however often it comes', async (_name, make) => {
    const verify = coldVerifier();
    const bad = await make();
    for (let tries = 0; tries < 3; tries++) {
      await expect(verify(bad)).rejects.toMatchObject({ code: 'session_expired' });
    }
  });
});
