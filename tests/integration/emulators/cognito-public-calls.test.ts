// @module-tag long

import {
  ChangePasswordCommand,
  GetUserCommand,
  InitiateAuthCommand,
  SignUpCommand,
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

describe('with an access token', () => {
  it('changes the password for a user who knows the old one', async () => {
    await cognito.addUser('change@example.org');
    const { accessToken } = await cognito.signIn('change@example.org');
    const change = (PreviousPassword: string, ProposedPassword: string) =>
      cognito.client.send(
        new ChangePasswordCommand({ AccessToken: accessToken, PreviousPassword, ProposedPassword }),
      );
    expect(await errorOf(change('not-this-one', 'another-one'))).toEqual(wrong);
    expect((await errorOf(change(password, 'short'))).name).toBe('InvalidPasswordException');
    await change(password, 'another-one');
    expect(await errorOf(cognito.signIn('change@example.org'))).toEqual(wrong);
    await cognito.signIn('change@example.org', 'another-one');
  });

  it('refuses a forged token, an expired token and an ID token', async () => {
    await cognito.addUser('expiry@example.org');
    const { accessToken, idToken } = await cognito.signIn('expiry@example.org');
    const [head, body] = accessToken.split('.');
    expect(await errorOf(getUser(`${head}.${body}.${'A'.repeat(342)}`))).toEqual(
      notAuthorized('Could not verify signature for Access Token'),
    );
    expect(await errorOf(getUser(idToken))).toEqual(notAuthorized('Invalid Access Token'));
    expect(await errorOf(getUser('rubbish'))).toEqual(notAuthorized('Invalid Access Token'));
    clock.advanceSeconds(899);
    await getUser(accessToken);
    clock.advanceSeconds(1);
    expect(await errorOf(getUser(accessToken))).toEqual(notAuthorized('Access Token has expired'));
  });
});

describe('calls that are not public', () => {
  const ClientId = () => cognito.server.clientId;

  it('signing up', async () => {
    const call = cognito.client.send(
      new SignUpCommand({ ClientId: ClientId(), Username: 'x@example.org', Password: password }),
    );
    expect(await errorOf(call)).toEqual(
      notAuthorized('SignUp is not permitted for this user pool'),
    );
  });

  it('signing in with a password', async () => {
    await cognito.addUser('public@example.org');
    const AuthParameters = { USERNAME: 'public@example.org', PASSWORD: password };
    const call = (AuthFlow: 'USER_PASSWORD_AUTH' | 'USER_SRP_AUTH') =>
      cognito.client.send(
        new InitiateAuthCommand({ ClientId: ClientId(), AuthFlow, AuthParameters }),
      );
    expect(await errorOf(call('USER_PASSWORD_AUTH'))).toEqual({
      name: 'InvalidParameterException',
      message: 'USER_PASSWORD_AUTH flow not enabled for this client',
    });
    expect(await errorOf(call('USER_SRP_AUTH'))).toEqual({
      name: 'InvalidParameterException',
      message: 'USER_SRP_AUTH is not enabled for the client.',
    });
  });
});
