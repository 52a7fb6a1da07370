import type { DatabaseSync } from 'node:sqlite';
import {
  calculateJwkThumbprint,
  exportJWK,
  generateKeyPair,
  importJWK,
  type CryptoKey,
  type JWK,
} from 'jose';

export interface SigningKey {
  readonly kid: string;
  readonly privateKey: CryptoKey;
  readonly publicKey: CryptoKey;
  /** The key as the pool's JWKS lists it. */
  readonly publicJwk: JWK;
}

/** Reads the pool's RS256 key from the database, creating it on the first call. */
export async function loadSigningKey(database: DatabaseSync): Promise<SigningKey> {
  const row = database.prepare(`SELECT jwk FROM keys WHERE use = 'sig'`).get();
  return toSigningKey(row ? (JSON.parse(String(row['jwk'])) as JWK) : await makeKey(database));
}

async function makeKey(database: DatabaseSync): Promise<JWK> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const jwk = await exportJWK(privateKey);
  database.prepare(`INSERT INTO keys (use, jwk) VALUES ('sig', ?)`).run(JSON.stringify(jwk));
  return jwk;
}

async function toSigningKey(jwk: JWK): Promise<SigningKey> {
  const kid = await calculateJwkThumbprint(jwk);
  const publicJwk = { alg: 'RS256', e: jwk.e, kid, kty: jwk.kty, n: jwk.n, use: 'sig' } as JWK;
  const [privateKey, publicKey] = await Promise.all([
    importJWK({ ...jwk, alg: 'RS256' }),
    importJWK(publicJwk),
  ]);
  if (privateKey instanceof Uint8Array || publicKey instanceof Uint8Array) {
    throw new Error('The stored signing key is not an RSA key.');
  }
  return { kid, privateKey, publicKey, publicJwk };
}
