import {
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  AdminInitiateAuthCommand,
  AdminSetUserPasswordCommand,
  AdminUserGlobalSignOutCommand,
  InvalidPasswordException,
  NotAuthorizedException,
  RevokeTokenCommand,
  UserNotFoundException,
  UsernameExistsException,
  type AuthenticationResultType,
} from '@aws-sdk/client-cognito-identity-provider';
import { AppError } from '../../platform/app-error.ts';
import { env } from '../../platform/env.ts';
import { liveRole } from './admin-group.ts';
import { cognito, pool } from './user-pool.ts';

/**
 * Creates the Cognito user and returns its `sub`. A registration that was interrupted before the password was set can
 * be resumed: no one can have signed in. An account to which an operator has already given rights cannot.
 * @throws AppError `email_taken`; UserNotFoundException (`isGone`) if the user was deleted between the calls to Cognito
 */
export async function createIdentity(email: string): Promise<string> {
  try {
    const { User } = await cognito.send(
      new AdminCreateUserCommand({
        ...pool(),
        Username: email,
        MessageAction: 'SUPPRESS',
        UserAttributes: [
          { Name: 'email', Value: email },
          { Name: 'email_verified', Value: 'true' },
        ],
      }),
    );
    return subOf(User?.Attributes);
  } catch (error) {
    if (!(error instanceof UsernameExistsException)) throw error;
    const user = await cognito.send(new AdminGetUserCommand({ ...pool(), Username: email }));
    const cutOff = user.UserStatus === 'FORCE_CHANGE_PASSWORD' && user.Enabled;
    if (!cutOff || (await liveRole(email)) === 'admin') throw new AppError('email_taken');
    return subOf(user.UserAttributes);
  }
}

/**
 * Sets a password.
 * @throws AppError `password_not_accepted` with Cognito's reason for the field; UserNotFoundException (`isGone`) if the
 * user no longer exists
 */
export async function setPassword(
  username: string,
  password: string,
  field = 'password',
): Promise<void> {
  try {
    await cognito.send(
      new AdminSetUserPasswordCommand({
        ...pool(),
        Username: username,
        Password: password,
        Permanent: true,
      }),
    );
  } catch (error) {
    if (!(error instanceof InvalidPasswordException)) throw error;
    throw new AppError('password_not_accepted', { fields: { [field]: error.message } });
  }
}

/**
 * Signs in with a password. Cognito refuses a disabled user before it checks the password, so `disableMember` does not
 * disable the Cognito user, and a user who is disabled in Cognito gets the message for a wrong password.
 * @throws AppError `wrong_credentials`, with Cognito's error as its cause
 */
export async function signIn(email: string, password: string): Promise<AuthenticationResultType> {
  try {
    const { AuthenticationResult } = await cognito.send(
      new AdminInitiateAuthCommand({
        ...pool(),
        ClientId: env().USER_POOL_CLIENT_ID,
        AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
        AuthParameters: { USERNAME: email, PASSWORD: password },
      }),
    );
    if (AuthenticationResult) return AuthenticationResult;
  } catch (error) {
    if (!isRefused(error)) throw error;
    throw new AppError('wrong_credentials', { cause: error });
  }
  throw new AppError('wrong_credentials');
}

/** Deletes the Cognito user with its password and sessions; a missing user is not an error. */
export async function deleteIdentity(id: string): Promise<void> {
  try {
    await cognito.send(new AdminDeleteUserCommand({ ...pool(), Username: id }));
  } catch (error) {
    if (!isGone(error)) throw error;
  }
}

/** Whether Cognito reports that the account does not exist. */
export function isGone(error: unknown): boolean {
  return error instanceof UserNotFoundException;
}

/**
 * Returns new tokens for a refresh token.
 * @throws AppError `session_expired`, `account_disabled`
 */
export async function refreshTokens(refreshToken: string): Promise<AuthenticationResultType> {
  try {
    const { AuthenticationResult } = await cognito.send(
      new AdminInitiateAuthCommand({
        ...pool(),
        ClientId: env().USER_POOL_CLIENT_ID,
        AuthFlow: 'REFRESH_TOKEN_AUTH',
        AuthParameters: { REFRESH_TOKEN: refreshToken },
      }),
    );
    if (AuthenticationResult) return AuthenticationResult;
  } catch (error) {
    if (isDisabled(error)) throw new AppError('account_disabled');
    if (!isRefused(error)) throw error;
  }
  throw new AppError('session_expired');
}

/** Revokes a refresh token; an invalid one is not an error. */
export async function revokeSession(refreshToken: string): Promise<void> {
  try {
    await cognito.send(
      new RevokeTokenCommand({ ClientId: env().USER_POOL_CLIENT_ID, Token: refreshToken }),
    );
  } catch (error) {
    if (!(error instanceof Error) || !isRevokedAlready(error)) throw error;
  }
}

export async function signOutEverywhere(username: string): Promise<void> {
  await cognito.send(new AdminUserGlobalSignOutCommand({ ...pool(), Username: username }));
}

function subOf(attributes: { Name?: string; Value?: string }[] | undefined): string {
  const sub = attributes?.find(({ Name }) => Name === 'sub')?.Value;
  if (!sub) throw new Error('Cognito returned a user without a sub.');
  return sub;
}

function isRefused(error: unknown): boolean {
  return error instanceof NotAuthorizedException || error instanceof UserNotFoundException;
}

export function isDisabled(error: unknown): boolean {
  return error instanceof NotAuthorizedException && error.message === 'User is disabled.';
}

/** Whether Cognito has locked the account after too many wrong passwords. */
export function isLocked(error: unknown): boolean {
  return error instanceof NotAuthorizedException && error.message === 'Password attempts exceeded';
}

function isRevokedAlready(error: Error): boolean {
  return [
    'NotAuthorizedException',
    'InvalidParameterException',
    'UnsupportedTokenTypeException',
    'UnauthorizedException',
  ].includes(error.name);
}
