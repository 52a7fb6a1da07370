// @module-tag long

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  AdminListGroupsForUserCommand,
  AdminUserGlobalSignOutCommand,
  GetUserCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startCognito } from '@outcrop/emulators/cognito';
import {
  cognitoCredentials,
  errorOf,
  openClient,
  openCognito,
  password,
} from '../../support/open-cognito.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'cognito-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

it('keeps users, groups, sessions, revocations and the signing key over a restart', async () => {
  const before = await openCognito({ dataDir });
  await before.addUser('stay@example.org');
  const named = { ...before.pool, Username: 'stay@example.org' };
  const ended = await before.signIn('stay@example.org');
  await before.client.send(new AdminUserGlobalSignOutCommand(named));
  const kept = await before.signIn('stay@example.org');
  await before.client.send(new AdminAddUserToGroupCommand({ ...named, GroupName: 'admin' }));
  const jwks = await (await fetch(before.server.jwksUrl)).text();
  await before.close();

  const after = await openCognito({ dataDir });
  expect(await (await fetch(after.server.jwksUrl)).text()).toBe(jwks);
  await after.client.send(new GetUserCommand({ AccessToken: kept.accessToken }));
  await after.refresh(kept.refreshToken);
  expect((await errorOf(after.refresh(ended.refreshToken))).message).toBe(
    'Refresh Token has been revoked',
  );
  const { Groups } = await after.client.send(new AdminListGroupsForUserCommand(named));
  expect(Groups?.map(({ GroupName }) => GroupName)).toEqual(['admin']);
  await after.close();
});

it('stores neither passwords nor refresh tokens in plain text', async () => {
  const cognito = await openCognito({ dataDir });
  await cognito.addUser('secret@example.org');
  const { refreshToken } = await cognito.signIn('secret@example.org');
  const files = readdirSync(dataDir).map((name) => readFileSync(join(dataDir, name), 'latin1'));
  const stored = files.join('');
  expect(stored).toContain('secret@example.org');
  expect(stored).not.toContain(password);
  expect(stored).not.toContain(refreshToken);
  await cognito.close();
});

it('loses nothing acknowledged when it is killed', { tags: 'long' }, async () => {
  const script = `
    const { startCognito } = await import('@outcrop/emulators/cognito');
    const options = ${JSON.stringify({ dataDir, credentials: cognitoCredentials })};
    console.log((await startCognito(options)).url);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  const [url] = (await once(createInterface(child.stdout), 'line')) as [string];

  const client = openClient(url);
  const acknowledged: string[] = [];
  let killed = false;
  const writer = async (name: string) => {
    for (let index = 0; !killed; index += 1) {
      const Username = `${name}${index}@example.org`;
      const command = new AdminCreateUserCommand({
        UserPoolId: 'eu-west-2_outcrop01',
        Username,
        MessageAction: 'SUPPRESS',
      });
      await client.send(command).then(
        () => acknowledged.push(Username),
        () => undefined,
      );
      if (acknowledged.length >= 200 && !killed) {
        killed = true;
        child.kill('SIGKILL');
      }
    }
  };
  await Promise.all(['a', 'b', 'c', 'd'].map(writer));
  await exited;
  expect(acknowledged.length).toBeGreaterThanOrEqual(200);

  const after = await openCognito({ dataDir });
  const found = await Promise.all(
    acknowledged.map((email) =>
      after.addUser(email).then(
        () => 'new',
        (error: Error) => error.name,
      ),
    ),
  );
  expect(new Set(found)).toEqual(new Set(['UsernameExistsException']));
  await after.close();
});

it('gives each start without a folder its own state and key', async () => {
  const options = { credentials: cognitoCredentials };
  const [one, two] = [await startCognito(options), await startCognito(options)];
  const [first, second] = await Promise.all(
    [one, two].map(async ({ jwksUrl }) => (await fetch(jwksUrl)).text()),
  );
  expect(first).not.toBe(second);
  await Promise.all([one.close(), two.close()]);
});

it('fails clearly when the port is taken', async () => {
  const first = await startCognito({ credentials: cognitoCredentials });
  const port = Number(new URL(first.url).port);
  await expect(startCognito({ credentials: cognitoCredentials, port })).rejects.toMatchObject({
    code: 'EADDRINUSE',
  });
  await first.close();
});
