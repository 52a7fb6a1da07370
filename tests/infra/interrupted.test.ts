import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { localSettings } from '#infra/local/stack-settings.ts';
import { bareEnvironment } from '../support/bare-environment.ts';

const root = path.resolve(import.meta.dirname, '../..');

it.each([
  ['backup', [], 'Run the same command again to continue it.'],
  ['restore', ['--drill'], 'with --abandon to delete the second set of tables.'],
])('%s says how to continue after Ctrl-C', async (name, args, says) => {
  // A server that never answers.
  const server = http.createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const folder = mkdtempSync(path.join(tmpdir(), 'outcrop-interrupted-'));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
    rmSync(folder, { recursive: true });
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const endpoints = Object.fromEntries(
    ['dynamodb', 's3', 'ses', 'cognito', 'cloudfront', 'stripe'].map((each) => [each, url]),
  );
  const { region, credentials } = localSettings;
  const content = { siteUrl: url, userPoolId: 'pool', clientId: 'client', region, credentials };
  writeFileSync(path.join(folder, 'local.json'), JSON.stringify({ ...content, endpoints }));
  const command = ['--import', './infra/choose-site.ts', `infra/restore/${name}.ts`, ...args];
  const env = bareEnvironment({ OUTCROP_DATA: folder });
  const child = spawn(process.execPath, command, { cwd: root, env });
  let stderr = '';
  child.stderr.on('data', (text) => (stderr += String(text)));
  await once(server, 'request');
  child.kill('SIGINT');
  const [code] = (await once(child, 'close')) as [number];
  expect(code).toBe(130);
  expect(stderr).toContain('Interrupted.');
  expect(stderr).toContain(says);
});
