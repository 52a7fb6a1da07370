import { errors, jwtVerify, type JWTPayload } from 'jose';
import { notAuthorized, userNotFound, type CognitoError } from './cognito-error.ts';
import { issuerOf } from './issue-tokens.ts';
import type { Pool } from './pool.ts';
import { isSessionLive } from './sessions.ts';
import { selfService } from './token-trigger.ts';
import { findUser, type User } from './users.ts';

/**
 * Returns the user of an access token, for the calls that users make themselves.
 * @throws NotAuthorizedException (forged, expired, revoked, wrong kind or without the scope),
 * UserNotFoundException (deleted since)
 */
export async function readAccessToken(pool: Pool, token: string): Promise<User> {
  const claims = await verify(pool, token);
  if (claims['token_use'] !== 'access') throw notAuthorized('Invalid Access Token');
  const user = findUser(pool.database, String(claims.sub));
  if (!user) throw userNotFound();
  if (!isSessionLive(pool.database, String(claims['origin_jti']))) {
    throw notAuthorized('Access Token has been revoked');
  }
  if (
    !String(claims['scope'] ?? '')
      .split(' ')
      .includes(selfService)
  ) {
    throw notAuthorized('Access Token does not have required scopes');
  }
  return user;
}

async function verify(pool: Pool, token: string): Promise<JWTPayload> {
  try {
    const { payload } = await jwtVerify(token, pool.key.publicKey, {
      algorithms: ['RS256'],
      issuer: issuerOf(pool),
      currentDate: pool.now(),
    });
    return payload;
  } catch (error) {
    throw toCognitoError(error);
  }
}

function toCognitoError(error: unknown): CognitoError {
  if (error instanceof errors.JWTExpired) return notAuthorized('Access Token has expired');
  if (error instanceof errors.JWSSignatureVerificationFailed) {
    return notAuthorized('Could not verify signature for Access Token');
  }
  return notAuthorized('Invalid Access Token');
}
