import { randomUUID } from 'node:crypto';
import { SignJWT, type JWTPayload } from 'jose';
import { groupNamesOf } from './groups.ts';
import type { Pool } from './pool.ts';
import { askTrigger, type TriggerSource } from './token-trigger.ts';
import type { Session } from './sessions.ts';
import type { User } from './users.ts';

/** Returns the `iss` of every token, from which verifiers derive the pool's URL. */
export const issuerOf = (pool: Pool) =>
  `https://cognito-idp.${pool.region}.amazonaws.com/${pool.id}`;

/**
 * Signs a new access token and ID token for a session, with the claims of a sign-in through Cognito's API
 * (developer guide, "Understanding the access token" / "ID token").
 */
export async function issueTokens(pool: Pool, user: User, session: Session, source: TriggerSource) {
  const issuedAt = Math.floor(pool.now().getTime() / 1000);
  const { groups, scopes } = await askTrigger(
    pool,
    user,
    groupNamesOf(pool.database, user.sub),
    source,
  );
  const shared = {
    sub: user.sub,
    ...(groups.length > 0 && { 'cognito:groups': groups }),
    iss: issuerOf(pool),
    origin_jti: session.originJti,
    event_id: randomUUID(),
    auth_time: session.authTime,
    iat: issuedAt,
    exp: issuedAt + pool.accessTokenSeconds,
  };
  const [AccessToken, IdToken] = await Promise.all([
    sign(pool, {
      ...shared,
      client_id: pool.clientId,
      token_use: 'access',
      ...(scopes.length > 0 && { scope: scopes.join(' ') }),
      jti: randomUUID(),
      username: user.sub,
    }),
    sign(pool, {
      ...user.attributes,
      ...shared,
      email_verified: user.attributes['email_verified'] === 'true',
      'cognito:username': user.sub,
      aud: pool.clientId,
      token_use: 'id',
      jti: randomUUID(),
    }),
  ]);
  return { AccessToken, IdToken, ExpiresIn: pool.accessTokenSeconds, TokenType: 'Bearer' };
}

function sign(pool: Pool, claims: JWTPayload): Promise<string> {
  return new SignJWT(claims)
    .setProtectedHeader({ kid: pool.key.kid, alg: 'RS256' })
    .sign(pool.key.privateKey);
}
