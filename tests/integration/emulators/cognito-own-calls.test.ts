// @module-tag long

import { readdirSync, readFileSync } from 'node:fs';
import * as sdk from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authContract } from '#shared/contracts/auth.ts';
import { cognito } from '#functions/domain/members/user-pool.ts';
import { errorOf, openCognito, type OpenCognito } from '../../support/open-cognito.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';
import { testPassword } from '../../support/test-members.ts';

const scope = 'aws.cognito.signin.user.admin';
const commands = 'node_modules/@aws-sdk/client-cognito-identity-provider/dist-types/commands';
type AnyCommand = new (input: object) => sdk.GetUserCommand;

/** All calls whose access token needs the scope, according to the SDK's documentation. */
const calls = readdirSync(commands).flatMap((file) => {
  const says = readFileSync(`${commands}/${file}`, 'utf8').replace(/\s*\n \*\s*/g, ' ');
  const needsScope = says.includes(`access token. It must include the scope <code>${scope}`);
  return file.endsWith('.d.ts') && needsScope ? [file.replace('Command.d.ts', '')] : [];
});

const inputs: Record<string, object> = {
  ChangePassword: { PreviousPassword: testPassword, ProposedPassword: 'metamorphic' },
  UpdateUserAttributes: { UserAttributes: [{ Name: 'locale', Value: 'en-GB' }] },
};

function send(client: sdk.CognitoIdentityProviderClient, name: string, AccessToken: string) {
  const Command = (sdk as unknown as Record<string, AnyCommand>)[`${name}Command`]!;
  return client.send(new Command({ AccessToken, ...inputs[name] }));
}

describe('with a token of the site', () => {
  let stack: TestStack;
  beforeAll(async () => {
    stack = await startTestStack();
  });
  afterAll(() => stack.stop());

  it('refuses every self-service call of Cognito', async () => {
    expect(calls.length).toBeGreaterThanOrEqual(20);
    for (const name of ['ChangePassword', 'DeleteUser', 'UpdateUserAttributes', 'GlobalSignOut']) {
      expect(calls).toContain(name);
    }
    const member = await stack.register();
    const { token: refreshed } = await stack.api(authContract.refresh, member);
    for (const AccessToken of [member.token, refreshed]) {
      for (const name of calls) {
        expect([name, await errorOf(send(cognito, name, AccessToken))]).toEqual([
          name,
          {
            name: 'NotAuthorizedException',
            message: 'Access Token does not have required scopes',
          },
        ]);
      }
    }
    expect((await stack.login(member.email)).id).toBe(member.id);
  });

  it('still contains the role of an admin', async () => {
    const { email } = await stack.register();
    await stack.makeAdmin(email);
    const { role, refreshToken } = await stack.login(email);
    const again = await stack.api(authContract.refresh, { refreshToken });
    expect([role, again.role]).toEqual(['admin', 'admin']);
  });
});

describe('a pool with a trigger', () => {
  let pool: OpenCognito;
  let trigger: (event: never) => Promise<unknown> = async (event) => event;
  beforeAll(async () => {
    pool = await openCognito({ beforeTokens: (event) => trigger(event as never) });
    await pool.addUser('trigger@example.org');
  });
  afterAll(() => pool.close());

  it('sends it the version 2 event at a sign-in and at a refresh', async () => {
    const events: Record<string, unknown>[] = [];
    trigger = async (event) => {
      events.push(event);
      return event;
    };
    const { accessToken, refreshToken } = await pool.signIn('trigger@example.org');
    await pool.refresh(refreshToken);
    expect(events).toMatchObject([
      {
        version: '2',
        triggerSource: 'TokenGeneration_Authentication',
        userPoolId: pool.server.userPoolId,
        callerContext: { clientId: pool.server.clientId },
        request: {
          scopes: [scope],
          userAttributes: { email: 'trigger@example.org' },
          groupConfiguration: { groupsToOverride: [] },
        },
      },
      { triggerSource: 'TokenGeneration_RefreshTokens' },
    ]);
    await send(pool.client, 'GetUser', accessToken);
  });

  it('issues no tokens when it fails or returns nonsense', async () => {
    trigger = () => Promise.reject(new Error('out of order'));
    expect(await errorOf(pool.signIn('trigger@example.org'))).toEqual({
      name: 'UserLambdaValidationException',
      message: 'PreTokenGeneration failed with error out of order.',
    });
    trigger = async () => undefined;
    const refusal = await errorOf(pool.signIn('trigger@example.org'));
    expect(refusal.name).toBe('InvalidLambdaResponseException');
  });
});
