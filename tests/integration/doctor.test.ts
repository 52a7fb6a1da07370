// @module-tag long

import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Line } from '#infra/doctor/line.ts';
import { localSettings } from '#infra/local/stack-settings.ts';
import { startTestStack, type TestStack } from '../support/start-test-stack.ts';

const root = path.resolve(import.meta.dirname, '../..');
let stack: TestStack;
let folder: string;
beforeAll(async () => {
  stack = await startTestStack();
  folder = await mkdtemp(path.join(tmpdir(), 'outcrop-doctor-'));
});
afterAll(async () => {
  await stack.stop();
  await rm(folder, { recursive: true });
});

/** `npm run doctor` for a local stack whose file names these servers. */
async function doctor(endpoints: Record<string, string>, ...args: string[]) {
  const { region, credentials, stripe } = localSettings;
  const { webhookSecret } = stripe;
  const content = { siteUrl: stack.siteUrl, endpoints, region, credentials, webhookSecret };
  await writeFile(path.join(folder, 'local.json'), JSON.stringify(content));
  return new Promise<{ code: number; stdout: string }>((resolve) => {
    const command = ['infra/doctor.ts', ...args];
    const env = { ...process.env, OUTCROP_DATA: folder };
    const child = execFile(process.execPath, command, { cwd: root, env }, (_, stdout) =>
      resolve({ code: child.exitCode ?? -1, stdout }),
    );
  });
}

test('finds no problem with the local stack, and says what exists only on AWS', async () => {
  const { code, stdout } = await doctor({ ...stack.endpoints });
  expect(stdout).toMatch(/^✓ The site responds at http:\/\/localhost:\d+\.\n/);
  expect(stdout).toMatch(/✓ The local stripe responds\.\n/);
  expect(stdout).toMatch(/✓ All \d+ tables exist\.\n/);
  expect(stdout).toContain('✓ The webhook accepts a test event signed with the stored secret');
  expect(stdout).toContain('→ npm run doctor -- --stage prod');
  expect(code).toBe(0);
});

test('reports a server that has died, also as JSON', async () => {
  const { code, stdout } = await doctor(
    { ...stack.endpoints, ses: 'http://127.0.0.1:1' },
    '--json',
  );
  const wrong = (JSON.parse(stdout) as Line[]).filter(({ state }) => state === 'failed');
  expect(wrong).toMatchObject([{ check: 'ses', next: 'npm start' }]);
  expect(code).toBe(1);
});
