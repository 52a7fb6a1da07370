import { CognitoJwtVerifier } from 'aws-jwt-verify';
import {
  FetchError,
  JwksNotAvailableInCacheError,
  JwksValidationError,
  JwtBaseError,
  KidNotFoundInJwksError,
  WaitPeriodNotYetEndedJwkError,
} from 'aws-jwt-verify/error';
import { SimpleJwksCache } from 'aws-jwt-verify/jwk';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { env, type Env } from '../../platform/env.ts';

export interface VerifiedToken {
  id: string;
  issuedAtSeconds: number;
  role: Actor['role'];
}

type TokenVerifier = (token: string) => Promise<VerifiedToken>;
type PoolSettings = Pick<Env, 'USER_POOL_ID' | 'USER_POOL_CLIENT_ID' | 'JWKS_URL'>;

/** Creates a verifier of the access tokens of a user pool. It keeps the pool's keys once it has fetched them. */
export function createTokenVerifier({
  USER_POOL_ID: userPoolId,
  USER_POOL_CLIENT_ID: clientId,
  JWKS_URL: keysUrl,
}: PoolSettings): TokenVerifier {
  const verifier = CognitoJwtVerifier.create(
    { userPoolId, clientId, tokenUse: 'access' },
    keysUrl ? { jwksCache: new SimpleJwksCache({ fetcher: fetchFrom(keysUrl) }) } : undefined,
  );
  let hasKeys = false;

  /**
   * Whether an error is about the token rather than about fetching keys. After a failed fetch the verifier waits for 10
   * seconds.
   */
  function isVerdict(error: unknown): boolean {
    if (error instanceof WaitPeriodNotYetEndedJwkError) return hasKeys;
    const aboutKeys = [FetchError, JwksNotAvailableInCacheError, JwksValidationError];
    return error instanceof JwtBaseError && !aboutKeys.some((kind) => error instanceof kind);
  }

  return async (token) => {
    try {
      const claims = await verifier.verify(token);
      hasKeys = true;
      return {
        id: claims.sub,
        issuedAtSeconds: claims.iat,
        role: claims['cognito:groups']?.includes('admin') ? 'admin' : 'user',
      };
    } catch (cause) {
      if (cause instanceof KidNotFoundInJwksError) hasKeys = true;
      if (!isVerdict(cause)) throw cause;
      throw new AppError('session_expired', { cause });
    }
  };
}

function fetchFrom(url: string) {
  return { fetch: async () => (await fetch(url, { redirect: 'error' })).arrayBuffer() };
}

let ofThisStage: TokenVerifier | undefined;

/**
 * Verifies issuer, client, use (`access`), expiry and signature of a token of this stage, with aws-jwt-verify.
 * @throws AppError `session_expired`; any error from fetching the pool's keys, which says nothing about the token
 */
export async function verifyAccessToken(token: string): Promise<VerifiedToken> {
  return (ofThisStage ??= createTokenVerifier(env()))(token);
}
