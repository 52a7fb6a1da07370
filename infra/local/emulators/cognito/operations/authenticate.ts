import * as z from 'zod';
import { CognitoError, invalidParameter, notAuthorized } from '../cognito-error.ts';
import { adminOperation, publicOperation, type Operation } from '../operation.ts';
import { assertClient, assertPool } from '../pool.ts';
import { poolFields } from '../request-fields.ts';
import { findSession, revokeSession } from '../sessions.ts';
import { signInWithPassword, signInWithRefreshToken } from '../sign-in.ts';

const authFields = {
  ClientId: z.string(),
  AuthFlow: z.string(),
  AuthParameters: z.record(z.string(), z.string()).default({}),
};
const refreshFlows = ['REFRESH_TOKEN_AUTH', 'REFRESH_TOKEN'];

const adminInitiateAuth = adminOperation(
  z.object({ ...poolFields, ...authFields }),
  (pool, input) => {
    assertPool(pool, input.UserPoolId);
    assertClient(pool, input.ClientId);
    if (input.AuthFlow === 'ADMIN_USER_PASSWORD_AUTH') {
      return signInWithPassword(pool, input.AuthParameters);
    }
    if (refreshFlows.includes(input.AuthFlow)) {
      return signInWithRefreshToken(pool, input.AuthParameters);
    }
    throw invalidParameter('Auth flow not enabled for this client');
  },
);

/** The client allows no sign-in directly from a browser; a refresh is allowed. */
const initiateAuth = publicOperation(z.object(authFields), (pool, input) => {
  assertClient(pool, input.ClientId);
  if (refreshFlows.includes(input.AuthFlow)) {
    return signInWithRefreshToken(pool, input.AuthParameters);
  }
  throw invalidParameter(
    input.AuthFlow === 'USER_SRP_AUTH'
      ? 'USER_SRP_AUTH is not enabled for the client.'
      : `${input.AuthFlow} flow not enabled for this client`,
  );
});

/** Users register through the shop's own API: the pool has AllowAdminCreateUserOnly. */
const signUp = publicOperation(z.object({ ClientId: z.string() }), (pool, input) => {
  assertClient(pool, input.ClientId);
  throw notAuthorized('SignUp is not permitted for this user pool');
});

/** Ends the session of a refresh token. An unknown or already ended session is not an error. */
const revokeToken = publicOperation(
  z.object({ ClientId: z.string(), Token: z.string() }),
  (pool, input) => {
    assertClient(pool, input.ClientId);
    if (input.Token.split('.').length === 3) {
      throw new CognitoError('UnsupportedTokenTypeException', 'Unsupported token type');
    }
    const session = findSession(pool.database, input.Token);
    if (session) revokeSession(pool.database, session.originJti);
    return {};
  },
);

export const authenticationOperations: Readonly<Record<string, Operation>> = {
  AdminInitiateAuth: adminInitiateAuth,
  InitiateAuth: initiateAuth,
  SignUp: signUp,
  RevokeToken: revokeToken,
};
