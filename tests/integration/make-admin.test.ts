import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  AdminCreateUserCommand,
  AdminGetUserCommand,
  AdminListGroupsForUserCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { grantAdmin } from '#infra/grant-admin.ts';
import { readMakeAdminCommand } from '#infra/make-admin.ts';
import { bareEnvironment } from '../support/bare-environment.ts';
import {
  cognitoCredentials,
  openCognito,
  password,
  type OpenCognito,
} from '../support/open-cognito.ts';

let cognito: OpenCognito;
beforeAll(async () => {
  cognito = await openCognito();
});
afterAll(() => cognito.close());

const groupsOf = async (Username: string) => {
  const { Groups } = await cognito.client.send(
    new AdminListGroupsForUserCommand({ ...cognito.pool, Username }),
  );
  return Groups?.map(({ GroupName }) => GroupName);
};
const grant = (email: string, withPassword?: string, userPoolId = cognito.server.userPoolId) =>
  grantAdmin(cognito.client, {
    userPoolId,
    email,
    ...(withPassword !== undefined && { password: withPassword }),
  });
/** The state after a run that was interrupted right after AdminCreateUser. */
const createWithoutPassword = (Username: string) =>
  cognito.client.send(
    new AdminCreateUserCommand({ ...cognito.pool, Username, MessageAction: 'SUPPRESS' }),
  );

describe('granting', () => {
  it('makes a registered user an admin, however often', async () => {
    await cognito.addUser('registered@example.org');
    await grant('registered@example.org');
    await grant('registered@example.org');
    expect(await groupsOf('registered@example.org')).toEqual(['admin']);
  });

  it('says what to do about an unknown user', async () => {
    await expect(grant('nobody@example.org')).rejects.toThrow(
      'There is no account for nobody@example.org. Register on the site first, or create it here: add --create.',
    );
  });

  it('creates an admin who can sign in', async () => {
    await grant('created@example.org', password);
    await cognito.signIn('created@example.org');
    expect(await groupsOf('created@example.org')).toEqual(['admin']);
    const { UserAttributes } = await cognito.client.send(
      new AdminGetUserCommand({ ...cognito.pool, Username: 'created@example.org' }),
    );
    expect(UserAttributes).toContainEqual({ Name: 'email_verified', Value: 'true' });
  });

  it('never replaces the password of an account that has one', async () => {
    await cognito.addUser('owner@example.org');
    await expect(grant('owner@example.org', 'another-one')).rejects.toThrow(
      /^owner@example.org already has an account\. Leave out --create/,
    );
    expect(await groupsOf('owner@example.org')).toEqual([]);
    await cognito.signIn('owner@example.org');
  });

  it('completes an interrupted run, and never makes an account without a password an admin', async () => {
    await createWithoutPassword('half@example.org');
    await expect(grant('half@example.org')).rejects.toThrow(/^There is no account/);
    expect(await groupsOf('half@example.org')).toEqual([]);
    await grant('half@example.org', password);
    await cognito.signIn('half@example.org');
    expect(await groupsOf('half@example.org')).toEqual(['admin']);
  });

  it('reports why a password is not accepted, and can be repeated', async () => {
    await expect(grant('weak@example.org', 'short')).rejects.toThrow(/Password not long enough/);
    await expect(grant('weak@example.org', ' spaces ')).rejects.toThrow(/^Cognito does not accept/);
    await grant('weak@example.org', password);
    expect(await groupsOf('weak@example.org')).toEqual(['admin']);
  });

  it('points to the options if the pool or its group does not exist', async () => {
    await expect(grant('a@example.org', undefined, 'eu-west-2_another00')).rejects.toThrow(
      /^User pool eu-west-2_another00 does not exist\. Check --pool and --region/,
    );
    const bare = await openCognito({ groups: [] });
    onTestFinished(bare.close);
    await bare.addUser('a@example.org');
    await expect(
      grantAdmin(bare.client, { userPoolId: bare.server.userPoolId, email: 'a@example.org' }),
    ).rejects.toThrow(/^Group not found\. Check/);
  });
});

describe('reading the command line', () => {
  const localFile = JSON.stringify({
    userPoolId: 'eu-west-2_outcrop01',
    endpoints: { cognito: 'http://127.0.0.1:4001', s3: 'http://127.0.0.1:4002' },
    credentials: cognitoCredentials,
  });

  it('takes the pool from --pool, then USER_POOL_ID, then the local stack', () => {
    const environment = { USER_POOL_ID: 'eu-west-1_fromenv00' };
    const given = ['--pool', 'us-east-1_given0000', 'Ada@Example.org'];
    expect(readMakeAdminCommand(given, environment, localFile)).toEqual({
      email: 'ada@example.org',
      create: false,
      userPoolId: 'us-east-1_given0000',
      region: 'us-east-1',
    });
    expect(readMakeAdminCommand(['a@example.org'], environment, localFile)).toEqual({
      email: 'a@example.org',
      create: false,
      userPoolId: 'eu-west-1_fromenv00',
      region: 'eu-west-1',
    });
    expect(readMakeAdminCommand(['a@example.org', '--create'], {}, localFile)).toEqual({
      email: 'a@example.org',
      create: true,
      userPoolId: 'eu-west-2_outcrop01',
      region: 'eu-west-2',
      endpoint: 'http://127.0.0.1:4001',
      credentials: cognitoCredentials,
    });
  });

  it('gives --region precedence', () => {
    const args = ['a@example.org', '--pool', 'eu-west-2_x', '--region', 'eu-west-3'];
    expect(readMakeAdminCommand(args, {}, undefined).region).toBe('eu-west-3');
  });

  it.each([
    [
      'no pool',
      ['a@example.org'],
      undefined,
      /^Which pool\? Give --pool <id> or set USER_POOL_ID: it is the output UserPoolId/,
    ],
    [
      'a local file of another kind',
      ['a@example.org'],
      '{}',
      /local\.json was not written by npm start/,
    ],
    ['what is no address', ['ada'], localFile, /^ada is not an email address/],
  ])('says what is wrong with %s', (_, args, file, message) => {
    expect(() => readMakeAdminCommand(args, {}, file)).toThrow(message);
  });
});

describe('the command itself', () => {
  const script = fileURLToPath(new URL('../../infra/make-admin.ts', import.meta.url));

  async function run(cwd: string, args: string[], environment: Record<string, string>, input = '') {
    const child = spawn(process.execPath, [script, ...args], {
      cwd,
      env: bareEnvironment(environment),
    });
    const output = { stdout: '', stderr: '' };
    child.stdout.on('data', (chunk: Buffer) => (output.stdout += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output.stderr += chunk.toString()));
    child.stdin.end(input);
    const [code] = (await once(child, 'close')) as [number];
    return { code, ...output };
  }
  function openFolder(): string {
    const folder = mkdtempSync(join(tmpdir(), 'make-admin-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    return folder;
  }

  it('creates an admin in the running local stack, with the password from standard input', async () => {
    const folder = openFolder();
    const { url, userPoolId } = cognito.server;
    mkdirSync(join(folder, '.outcrop'));
    writeFileSync(
      join(folder, '.outcrop/local.json'),
      JSON.stringify({ userPoolId, endpoints: { cognito: url }, credentials: cognitoCredentials }),
    );
    expect(await run(folder, ['first@example.org', '--create'], {}, 'a pass-word\r\n')).toEqual({
      code: 0,
      stdout:
        'first@example.org is now an admin in the local pool. The change takes effect at the next sign-in.\n',
      stderr: '',
    });
    await cognito.signIn('first@example.org', 'a pass-word');
    expect(await groupsOf('first@example.org')).toEqual(['admin']);
    expect(await run(folder, ['second@example.org', '--create'], {})).toEqual({
      code: 2,
      stdout: '',
      stderr: 'No password was given on standard input. Nothing was changed.\n',
    });
  });

  it(
    "uses the SDK's own settings for another pool, and fails with one clear line",
    { tags: 'long' },
    async () => {
      await cognito.addUser('deployed@example.org');
      const environment = {
        AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: cognito.server.url,
        AWS_ACCESS_KEY_ID: cognitoCredentials.accessKeyId,
        AWS_SECRET_ACCESS_KEY: cognitoCredentials.secretAccessKey,
        USER_POOL_ID: cognito.server.userPoolId,
      };
      const folder = openFolder();
      const done = await run(folder, ['deployed@example.org'], environment);
      expect(done).toMatchObject({ code: 0, stderr: '' });
      expect(await groupsOf('deployed@example.org')).toEqual(['admin']);
      expect(await run(folder, ['stranger@example.org'], environment)).toEqual({
        code: 2,
        stdout: '',
        stderr:
          'There is no account for stranger@example.org. Register on the site first, or create it here: add --create.\n',
      });
      const { code, stderr } = await run(folder, ['a@example.org'], {});
      expect(code).toBe(2);
      expect(stderr).toMatch(/^Which pool\?/);
    },
  );
});
