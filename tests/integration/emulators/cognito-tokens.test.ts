// @module-tag long

import { CognitoJwtVerifier } from 'aws-jwt-verify';
import { SimpleJwksCache } from 'aws-jwt-verify/jwk';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openCognito, type OpenCognito, type Tokens } from '../../support/open-cognito.ts';

let cognito: OpenCognito;
let sub: string;
let tokens: Tokens;
let now = () => new Date();

beforeAll(async () => {
  cognito = await openCognito({ now: () => now() });
  sub = await cognito.addUser('Claire@example.org');
  tokens = await cognito.signIn('claire@example.org');
});
afterAll(() => cognito.close());

/** The unmodified library; only its JWKS fetcher is replaced, because it refuses http. */
function createVerifier(clientId = cognito.server.clientId, tokenUse: 'access' | 'id' = 'access') {
  const { userPoolId, jwksUrl } = cognito.server;
  const wellKnown = `https://cognito-idp.eu-west-2.amazonaws.com/${userPoolId}/.well-known/jwks.json`;
  const fetcher = {
    fetch: async (uri: string) => {
      expect(uri).toBe(wellKnown);
      return (await fetch(jwksUrl)).arrayBuffer();
    },
  };
  return CognitoJwtVerifier.create(
    { userPoolId, clientId, tokenUse },
    { jwksCache: new SimpleJwksCache({ fetcher }) },
  );
}

describe('aws-jwt-verify', () => {
  it('accepts the access token, and the ID token where it expects one', async () => {
    const claims = await createVerifier().verify(tokens.accessToken);
    expect(claims.sub).toBe(sub);
    const id = await createVerifier(undefined, 'id').verify(tokens.idToken);
    expect(id['cognito:username']).toBe(sub);
  });

  it('accepts a refreshed token, and one from a new sign-in', async () => {
    const { AccessToken = '' } = await cognito.refresh(tokens.refreshToken);
    const again = await cognito.signIn('claire@example.org');
    for (const token of [AccessToken, again.accessToken]) await createVerifier().verify(token);
  });

  it('refuses an ID token in place of an access token', async () => {
    await expect(createVerifier().verify(tokens.idToken)).rejects.toThrow(/Token use not allowed/);
  });

  it('refuses the token of another client', async () => {
    await expect(createVerifier('another').verify(tokens.accessToken)).rejects.toThrow(
      /Client ID not allowed/,
    );
  });

  it('refuses a tampered token', async () => {
    const [head = '', body = '', signature = ''] = tokens.accessToken.split('.');
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as object;
    const forged = Buffer.from(JSON.stringify({ ...claims, 'cognito:groups': ['admin'] }));
    await expect(
      createVerifier().verify(`${head}.${forged.toString('base64url')}.${signature}`),
    ).rejects.toThrow(/Invalid signature/);
  });

  it('refuses an expired token', async () => {
    now = () => new Date(Date.now() - 901_000);
    const old = await cognito.signIn('claire@example.org');
    now = () => new Date();
    await expect(createVerifier().verify(old.accessToken)).rejects.toThrow(/Token expired/);
  });
});

it('the access token has exactly the claims of Cognito', () => {
  const claims = decodeJwt(tokens.accessToken);
  const uuid = expect.stringMatching(/^[0-9a-f-]{36}$/) as string;
  const seconds = expect.any(Number) as number;
  expect(claims).toEqual({
    sub,
    iss: 'https://cognito-idp.eu-west-2.amazonaws.com/eu-west-2_outcrop01',
    client_id: cognito.server.clientId,
    origin_jti: uuid,
    event_id: uuid,
    token_use: 'access',
    scope: 'aws.cognito.signin.user.admin',
    auth_time: seconds,
    iat: seconds,
    exp: seconds,
    jti: uuid,
    username: sub,
  });
  expect(claims.exp).toBe(Number(claims.iat) + 900);
  expect(Math.abs(Number(claims.iat) - Date.now() / 1000)).toBeLessThan(60);
});

it('the ID token has the claims of Cognito, with real booleans', () => {
  const claims = decodeJwt(tokens.idToken);
  expect(claims).toMatchObject({
    sub,
    aud: cognito.server.clientId,
    token_use: 'id',
    email: 'Claire@example.org',
    email_verified: false,
    'cognito:username': sub,
    origin_jti: decodeJwt(tokens.accessToken)['origin_jti'],
  });
  expect(claims).not.toHaveProperty('client_id');
});

it('a refreshed token keeps the start of the session', async () => {
  const first = decodeJwt(tokens.accessToken);
  now = () => new Date((Number(first.iat) + 60) * 1000);
  const { AccessToken = '' } = await cognito.refresh(tokens.refreshToken);
  now = () => new Date();
  const second = decodeJwt(AccessToken);
  expect(second['origin_jti']).toBe(first['origin_jti']);
  expect(second['auth_time']).toBe(first['auth_time']);
  expect(second.iat).toBe(Number(first.iat) + 60);
  expect(second.jti).not.toBe(first.jti);
});

it('publishes the signing key without its private part', async () => {
  const { keys } = (await (await fetch(cognito.server.jwksUrl)).json()) as { keys: object[] };
  expect(keys).toEqual([
    {
      alg: 'RS256',
      use: 'sig',
      kty: 'RSA',
      e: 'AQAB',
      kid: decodeProtectedHeader(tokens.accessToken).kid,
      n: expect.stringMatching(/^[\w-]{342}$/) as string,
    },
  ]);
  expect(decodeProtectedHeader(tokens.accessToken).alg).toBe('RS256');
});
