import {
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminDisableUserCommand,
  AdminEnableUserCommand,
  AdminInitiateAuthCommand,
  AdminUserGlobalSignOutCommand,
  GetUserCommand,
  RevokeTokenCommand,
  type AdminInitiateAuthCommandInput,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createTestClock,
  errorOf,
  openCognito,
  password,
  type OpenCognito,
} from '../../support/open-cognito.ts';

const clock = createTestClock();
let cognito: OpenCognito;
beforeAll(async () => {
  cognito = await openCognito({ now: clock.now });
});
afterAll(() => cognito.close());

const notAuthorized = (message: string) => ({ name: 'NotAuthorizedException', message });
const wrong = notAuthorized('Incorrect username or password.');
const getUser = (AccessToken: string) => cognito.client.send(new GetUserCommand({ AccessToken }));
const initiate = (input: Partial<AdminInitiateAuthCommandInput>) =>
  cognito.client.send(
    new AdminInitiateAuthCommand({
      ...cognito.pool,
      ClientId: cognito.server.clientId,
      AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: 'any@example.org', PASSWORD: password },
      ...input,
    }),
  );

describe('signing in with a password', () => {
  it('returns tokens for the email in any case, and for the sub', async () => {
    const sub = await cognito.addUser('in@example.org');
    for (const name of ['in@example.org', 'IN@Example.ORG', sub]) {
      const { accessToken } = await cognito.signIn(name);
      expect((await getUser(accessToken)).Username).toBe(sub);
    }
    const { AuthenticationResult } = await initiate({
      AuthParameters: { USERNAME: sub, PASSWORD: password },
    });
    expect(AuthenticationResult).toMatchObject({ ExpiresIn: 900, TokenType: 'Bearer' });
  });

  it('returns the same error for a wrong password and an unknown user', async () => {
    await cognito.addUser('known@example.org');
    expect(await errorOf(cognito.signIn('known@example.org', 'not-this-one'))).toEqual(wrong);
    expect(await errorOf(cognito.signIn('unknown@example.org'))).toEqual(wrong);
  });

  it('asks for a new password when the password is temporary', async () => {
    const Username = 'temporary@example.org';
    await cognito.client.send(
      new AdminCreateUserCommand({
        ...cognito.pool,
        Username,
        MessageAction: 'SUPPRESS',
        TemporaryPassword: password,
      }),
    );
    const response = await initiate({ AuthParameters: { USERNAME: Username, PASSWORD: password } });
    expect(response.ChallengeName).toBe('NEW_PASSWORD_REQUIRED');
    expect(response.Session).toBeTruthy();
    expect(response.AuthenticationResult).toBeUndefined();
    expect(await errorOf(cognito.signIn(Username, 'not-this-one'))).toEqual(wrong);
  });

  it.each([
    [
      'another pool',
      { UserPoolId: 'eu-west-2_another00' },
      'ResourceNotFoundException',
      'User pool eu-west-2_another00 does not exist.',
    ],
    [
      'another client',
      { ClientId: 'another' },
      'ResourceNotFoundException',
      'User pool client another does not exist.',
    ],
    [
      'a flow that the client lacks',
      { AuthFlow: 'CUSTOM_AUTH' as const },
      'InvalidParameterException',
      'Auth flow not enabled for this client',
    ],
    [
      'no password',
      { AuthParameters: { USERNAME: 'a@example.org' } },
      'InvalidParameterException',
      'Missing required parameter PASSWORD',
    ],
    [
      'no user name',
      { AuthParameters: { PASSWORD: password } },
      'InvalidParameterException',
      'Missing required parameter USERNAME',
    ],
  ])('refuses %s', async (_, input, name, message) => {
    expect(await errorOf(initiate(input))).toEqual({ name, message });
  });

  it(
    'locks after five wrong passwords in a row, for one second, then two, until the right one',
    { tags: 'long' },
    async () => {
      await cognito.addUser('locked@example.org');
      const locked = notAuthorized('Password attempts exceeded');
      const fail = () => errorOf(cognito.signIn('locked@example.org', 'not-this-one'));
      const failTimes = async (times: number) => {
        for (let attempt = 0; attempt < times; attempt += 1) expect(await fail()).toEqual(wrong);
      };
      await failTimes(5);
      expect(await fail()).toEqual(locked);
      expect(await errorOf(cognito.signIn('locked@example.org'))).toEqual(locked);
      clock.advanceSeconds(1);
      await failTimes(1);
      clock.advanceSeconds(1);
      expect(await fail()).toEqual(locked);
      clock.advanceSeconds(1);
      await cognito.signIn('locked@example.org');
      await failTimes(5);
      expect(await fail()).toEqual(locked);
    },
  );
});

describe('a disabled user', () => {
  it('can neither sign in nor use old tokens, even after being enabled again', async () => {
    const named = { ...cognito.pool, Username: 'disabled@example.org' };
    await cognito.addUser(named.Username);
    const tokens = await cognito.signIn(named.Username);
    await cognito.client.send(new AdminDisableUserCommand(named));
    expect(await errorOf(cognito.signIn(named.Username))).toEqual(
      notAuthorized('User is disabled.'),
    );
    const assertRevoked = async () => {
      expect(await errorOf(cognito.refresh(tokens.refreshToken))).toEqual(
        notAuthorized('Refresh Token has been revoked'),
      );
      expect(await errorOf(getUser(tokens.accessToken))).toEqual(
        notAuthorized('Access Token has been revoked'),
      );
    };
    await assertRevoked();
    await cognito.client.send(new AdminEnableUserCommand(named));
    await assertRevoked();
    await cognito.signIn(named.Username);
  });
});

describe('refreshing', () => {
  it('returns new access and ID tokens and no new refresh token', async () => {
    await cognito.addUser('fresh@example.org');
    const { accessToken, refreshToken } = await cognito.signIn('fresh@example.org');
    const result = await cognito.refresh(refreshToken);
    expect(result.RefreshToken).toBeUndefined();
    expect(result.AccessToken).not.toBe(accessToken);
    expect((await getUser(result.AccessToken ?? '')).UserAttributes).toContainEqual({
      Name: 'email',
      Value: 'fresh@example.org',
    });
  });

  it('refuses an unknown or expired token, and the token of a deleted user', async () => {
    await cognito.addUser('late@example.org');
    const { refreshToken } = await cognito.signIn('late@example.org');
    expect(await errorOf(cognito.refresh(`${refreshToken}x`))).toEqual(
      notAuthorized('Invalid Refresh Token'),
    );
    clock.advanceSeconds(30 * 86_400 - 60);
    await cognito.refresh(refreshToken);
    clock.advanceSeconds(60);
    expect(await errorOf(cognito.refresh(refreshToken))).toEqual(
      notAuthorized('Refresh Token has expired'),
    );

    const tokens = await cognito.signIn('late@example.org');
    await cognito.client.send(
      new AdminDeleteUserCommand({ ...cognito.pool, Username: 'late@example.org' }),
    );
    expect(await errorOf(cognito.refresh(tokens.refreshToken))).toEqual(
      notAuthorized('Invalid Refresh Token'),
    );
    expect((await errorOf(getUser(tokens.accessToken))).name).toBe('UserNotFoundException');
  });
});

describe('signing out', () => {
  it('ends every session of this user only', { tags: 'long' }, async () => {
    const Username = 'everywhere@example.org';
    await cognito.addUser(Username);
    await cognito.addUser('bystander@example.org');
    const [first, second, other] = [
      await cognito.signIn(Username),
      await cognito.signIn(Username),
      await cognito.signIn('bystander@example.org'),
    ];
    await cognito.client.send(new AdminUserGlobalSignOutCommand({ ...cognito.pool, Username }));
    for (const tokens of [first, second]) {
      expect(await errorOf(cognito.refresh(tokens.refreshToken))).toEqual(
        notAuthorized('Refresh Token has been revoked'),
      );
      expect(await errorOf(getUser(tokens.accessToken))).toEqual(
        notAuthorized('Access Token has been revoked'),
      );
    }
    await cognito.refresh(other.refreshToken);
    const again = await cognito.signIn(Username);
    await getUser(again.accessToken);
  });

  it('revokes one session by its refresh token, with all its access tokens', async () => {
    await cognito.addUser('one@example.org');
    const revoked = await cognito.signIn('one@example.org');
    const kept = await cognito.signIn('one@example.org');
    const refreshed = await cognito.refresh(revoked.refreshToken);
    const revoke = (Token: string, ClientId = cognito.server.clientId) =>
      cognito.client.send(new RevokeTokenCommand({ Token, ClientId }));
    await revoke(revoked.refreshToken);
    await revoke(revoked.refreshToken);
    expect(await errorOf(cognito.refresh(revoked.refreshToken))).toEqual(
      notAuthorized('Refresh Token has been revoked'),
    );
    for (const token of [revoked.accessToken, refreshed.AccessToken ?? '']) {
      expect(await errorOf(getUser(token))).toEqual(notAuthorized('Access Token has been revoked'));
    }
    await getUser(kept.accessToken);
    expect((await errorOf(revoke(kept.accessToken))).name).toBe('UnsupportedTokenTypeException');
    expect((await errorOf(revoke(kept.refreshToken, 'another'))).name).toBe(
      'ResourceNotFoundException',
    );
    await cognito.refresh(kept.refreshToken);
  });
});
