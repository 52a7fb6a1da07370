import { randomBytes } from 'node:crypto';
import { invalidParameter, notAuthorized, wrongCredentials } from './cognito-error.ts';
import { issueTokens } from './issue-tokens.ts';
import { passwordMatches } from './password-hash.ts';
import type { Pool } from './pool.ts';
import { findSession, startSession } from './sessions.ts';
import { assertNotLocked, clearFailedSignIns, recordFailedSignIn } from './sign-in-lock.ts';
import { findUser, getUser, type User } from './users.ts';

type AuthParameters = Readonly<Record<string, string>>;

/**
 * ADMIN_USER_PASSWORD_AUTH: returns tokens, or the challenge to replace a temporary password.
 * @throws NotAuthorizedException, the same for a wrong password and an unknown user
 */
export async function signInWithPassword(pool: Pool, parameters: AuthParameters) {
  const username = required(parameters, 'USERNAME');
  const password = required(parameters, 'PASSWORD');
  const user = findUser(pool.database, username);
  const now = pool.now().getTime();
  if (user) assertMayTry(user, now);
  const isMatch = await passwordMatches(password, user?.passwordHash ?? null);
  if (!user) throw wrongCredentials();
  if (!isMatch) {
    recordFailedSignIn(pool.database, user.sub, now);
    throw wrongCredentials();
  }
  return user.status === 'CONFIRMED' ? startSignedIn(pool, user) : challengeNewPassword(user);
}

function assertMayTry(user: User, now: number) {
  if (!user.enabled) throw notAuthorized('User is disabled.');
  assertNotLocked(user, now);
}

async function startSignedIn(pool: Pool, { sub, passwordHash }: User) {
  // While the password was being checked, the user may have been disabled, deleted or signed out everywhere,
  // or the password replaced. A session based on the old state would outlive that change.
  const user = findUser(pool.database, sub);
  if (user?.passwordHash !== passwordHash) throw wrongCredentials();
  const now = pool.now().getTime();
  assertMayTry(user, now);
  clearFailedSignIns(pool.database, sub);
  const { session, refreshToken } = startSession(pool.database, {
    sub,
    now,
    seconds: pool.refreshTokenSeconds,
  });
  const tokens = await issueTokens(pool, user, session, 'TokenGeneration_Authentication');
  return {
    AuthenticationResult: { ...tokens, RefreshToken: refreshToken },
    ChallengeParameters: {},
  };
}

const challengeNewPassword = (user: User) => ({
  ChallengeName: 'NEW_PASSWORD_REQUIRED',
  Session: randomBytes(48).toString('base64url'),
  ChallengeParameters: {
    USER_ID_FOR_SRP: user.sub,
    requiredAttributes: '[]',
    userAttributes: JSON.stringify(user.attributes),
  },
});

/**
 * REFRESH_TOKEN_AUTH: returns a new access token and ID token; the refresh token stays valid.
 * @throws NotAuthorizedException for an unknown, revoked or expired refresh token
 */
export async function signInWithRefreshToken(pool: Pool, parameters: AuthParameters) {
  const session = findSession(pool.database, required(parameters, 'REFRESH_TOKEN'));
  if (!session) throw notAuthorized('Invalid Refresh Token');
  if (session.revoked) throw notAuthorized('Refresh Token has been revoked');
  if (pool.now().getTime() >= session.expiresAt) throw notAuthorized('Refresh Token has expired');
  const user = getUser(pool.database, session.sub);
  return {
    AuthenticationResult: await issueTokens(pool, user, session, 'TokenGeneration_RefreshTokens'),
    ChallengeParameters: {},
  };
}

function required(parameters: AuthParameters, name: string): string {
  const value = parameters[name];
  if (!value) throw invalidParameter(`Missing required parameter ${name}`);
  return value;
}
