import { CognitoJwtVerifier } from 'aws-jwt-verify';
import { SimpleJwksCache } from 'aws-jwt-verify/jwk';
import type { Actor, Authenticator } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { env } from '../../platform/env.ts';
import { isInAdminGroup } from './identity.ts';
import { getMember } from './member-repository.ts';

export interface VerifiedToken {
  id: string;
  issuedAtSeconds: number;
  role: Actor['role'];
}

/**
 * Checks issuer, client, use (`access`), expiry and signature with aws-jwt-verify.
 * @throws AppError `session_expired`
 */
export async function verifyAccessToken(token: string): Promise<VerifiedToken> {
  try {
    const claims = await tokenVerifier().verify(token);
    return {
      id: claims.sub,
      issuedAtSeconds: claims.iat,
      role: claims['cognito:groups']?.includes('admin') ? 'admin' : 'user',
    };
  } catch (cause) {
    throw new AppError('session_expired', { cause });
  }
}

/** Who a token stands for: verified, and checked against the moment at which all sessions were last ended. */
export const authenticator: Authenticator = {
  async authenticate(token) {
    const verified = await verifyAccessToken(token);
    const member = await getMember(verified.id);
    if (!member || issuedBefore(verified.issuedAtSeconds, member.sessionsEndedAt)) {
      throw new AppError('session_expired');
    }
    return { id: member.id, email: member.email, role: verified.role };
  },
  isAdmin: ({ id }) => isInAdminGroup(id),
};

/** A token's `iat` has whole seconds, so one of the very second of the cut counts as before it. */
function issuedBefore(issuedAtSeconds: number, endedAt: string | undefined): boolean {
  return endedAt !== undefined && issuedAtSeconds <= Math.floor(Date.parse(endedAt) / 1000);
}

function createVerifier() {
  const { USER_POOL_ID, USER_POOL_CLIENT_ID, JWKS_URL } = env();
  return CognitoJwtVerifier.create(
    { userPoolId: USER_POOL_ID, clientId: USER_POOL_CLIENT_ID, tokenUse: 'access' },
    JWKS_URL ? { jwksCache: new SimpleJwksCache({ fetcher: fetchFrom(JWKS_URL) }) } : undefined,
  );
}

function fetchFrom(url: string) {
  return { fetch: async () => (await fetch(url)).arrayBuffer() };
}

let made: ReturnType<typeof createVerifier> | undefined;

function tokenVerifier() {
  return (made ??= createVerifier());
}
