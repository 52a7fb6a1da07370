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
 * Makes the Cognito user and returns its `sub`. A registration that was cut off before it had a password can be
 * taken up again: nobody can have signed in to it. An account that an operator has already given rights to cannot.
 * @throws AppError `email_taken`; UserNotFoundException (`isGone`) where the address became free in between
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
 * @throws AppError `password_not_accepted` with Cognito's reason at the field; UserNotFoundException (`isGone`) for a user
 * that is not there any more
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
 * A user who is disabled in Cognito itself cannot prove the password, since Cognito refuses before it looks at it. So
 * `disableMember` leaves Cognito alone, and such a user reads what everybody reads who gives a wrong password.
 * @throws AppError `wrong_credentials`, with Cognito's own refusal as its cause
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

/** Removes the Cognito user, and with it the password and every session; one that is gone is fine. */
export async function deleteIdentity(id: string): Promise<void> {
  try {
    await cognito.send(new AdminDeleteUserCommand({ ...pool(), Username: id }));
  } catch (error) {
    if (!isGone(error)) throw error;
  }
}

/** Whether Cognito refused because there is no such account, or no longer. */
export function isGone(error: unknown): boolean {
  return error instanceof UserNotFoundException;
}

/** @throws AppError `session_expired`, `account_disabled` */
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

/** Revokes a refresh token; one that is already of no use is fine. */
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

/**
 * Asks Cognito now; what a token says of groups may be old (decisions.md, Accounts).
 * @throws AppError `session_expired` for an account that is no longer there
 */
export async function isInAdminGroup(username: string): Promise<boolean> {
  const role = await liveRole(username);
  if (!role) throw new AppError('session_expired');
  return role === 'admin';
}

function subOf(attributes: { Name?: string; Value?: string }[] | undefined): string {
  const sub = attributes?.find(({ Name }) => Name === 'sub')?.Value;
  if (!sub) throw new Error('Cognito answered a user without a sub.');
  return sub;
}

function isRefused(error: unknown): boolean {
  return error instanceof NotAuthorizedException || error instanceof UserNotFoundException;
}

export function isDisabled(error: unknown): boolean {
  return error instanceof NotAuthorizedException && error.message === 'User is disabled.';
}

/** Whether Cognito refused to look at the password, since too many wrong ones came before it. */
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
