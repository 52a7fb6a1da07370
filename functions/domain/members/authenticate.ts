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
import type { Actor, Authenticator } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { env } from '../../platform/env.ts';
import { isInAdminGroup } from './identity.ts';
import { getMember, type Member } from './member-repository.ts';

export interface VerifiedToken {
  id: string;
  issuedAtSeconds: number;
  role: Actor['role'];
}

/**
 * Verifies issuer, client, use (`access`), expiry and signature with aws-jwt-verify.
 * @throws AppError `session_expired`; any error from fetching the pool's keys, which says nothing about the token
 */
export async function verifyAccessToken(token: string): Promise<VerifiedToken> {
  try {
    const claims = await tokenVerifier().verify(token);
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
}

/** Whether this process has fetched the pool's keys. */
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

/**
 * Verifies a token and checks it against the time at which all sessions were last ended. A disabled member's sessions
 * have ended too; signing in and refreshing report the reason.
 */
export const authenticator: Authenticator = {
  async authenticate(token) {
    const verified = await verifyAccessToken(token);
    const member = await getMember(verified.id);
    if (!member || member.disabledAt || isEnded(verified, member)) {
      throw new AppError('session_expired');
    }
    return { id: member.id, email: member.email, role: verified.role };
  },
  isAdmin: ({ id }) => isInAdminGroup(id),
};

/**
 * Whether a token was issued before all sessions ended. `iat` has whole seconds, so a token from the same second counts
 * as older.
 */
export function isEnded(
  { issuedAtSeconds }: VerifiedToken,
  { sessionsEndedAt }: Pick<Member, 'sessionsEndedAt'>,
): boolean {
  return (
    sessionsEndedAt !== undefined &&
    issuedAtSeconds <= Math.floor(Date.parse(sessionsEndedAt) / 1000)
  );
}

function createVerifier() {
  const { USER_POOL_ID, USER_POOL_CLIENT_ID, JWKS_URL } = env();
  return CognitoJwtVerifier.create(
    { userPoolId: USER_POOL_ID, clientId: USER_POOL_CLIENT_ID, tokenUse: 'access' },
    JWKS_URL ? { jwksCache: new SimpleJwksCache({ fetcher: fetchFrom(JWKS_URL) }) } : undefined,
  );
}

function fetchFrom(url: string) {
  return { fetch: async () => (await fetch(url, { redirect: 'error' })).arrayBuffer() };
}

let made: ReturnType<typeof createVerifier> | undefined;

function tokenVerifier() {
  return (made ??= createVerifier());
}
