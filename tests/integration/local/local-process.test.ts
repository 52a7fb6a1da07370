// @module-tag long

import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildFunctions } from '#infra/build-functions.ts';
import { authContract } from '#shared/contracts/auth.ts';
import { freePort, spawnScript, type StackProcess } from '../../support/spawn-stack.ts';

const work = mkdtempSync(path.join(tmpdir(), 'outcrop-local-'));
const script = new URL('../../support/run-test-stack.ts', import.meta.url).pathname;
const account = { email: 'keeper@example.test', password: 'basement-granite' };
let port: number;
let dataDir: string;
const running: StackProcess[] = [];

beforeAll(async () => void (await buildFunctions(work)));
afterAll(() => rmSync(work, { recursive: true, force: true }));

beforeEach(async () => {
  port = await freePort();
  dataDir = mkdtempSync(path.join(work, 'data-'));
});

afterEach(async () => {
  for (const { child, ended } of running.splice(0)) {
    child.kill('SIGKILL');
    await ended;
  }
});

function start(environment: Record<string, string> = {}): StackProcess {
  const stack = spawnScript(script, {
    PORT: String(port),
    OUTCROP_DATA: dataDir,
    TEST_FUNCTIONS: path.join(work, 'functions'),
    ...environment,
  });
  running.push(stack);
  return stack;
}

async function startReady(): Promise<StackProcess> {
  const stack = start();
  await stack.says('Ctrl-C stops it.');
  return stack;
}

const call = ({ method, path: at }: { method: string; path: string }) =>
  fetch(`http://localhost:${port}${at}`, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  });

describe('starting', () => {
  test('prints where everything is, and writes it to a file for commands', async () => {
    const stack = await startReady();
    const site = `http://localhost:${port}`;
    for (const text of [
      `Outcrop is at  ${site}`,
      'admin@outcrop.test and buyer@outcrop.test',
      `${site}/_local/outbox`,
      `${site}/_local/payments`,
    ]) {
      expect(stack.output()).toContain(text);
    }
    const file = JSON.parse(readFileSync(path.join(dataDir, 'local.json'), 'utf8')) as unknown;
    expect(file).toMatchObject({
      siteUrl: site,
      userPoolId: expect.stringMatching(/^eu-west-2_/) as string,
      clientId: expect.any(String) as string,
      endpoints: { cognito: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/) as string },
      credentials: { accessKeyId: expect.any(String) as string },
    });
  });

  test('listens on 127.0.0.1 and, if available, on ::1', async () => {
    await startReady();
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
    const response = await fetch(`http://[::1]:${port}/`).catch(() => undefined);
    expect([200, undefined]).toContain(response?.status);
  });

  test('on a taken port ends with one line that names the port and the solution', async () => {
    const holder = createServer().listen(port, '127.0.0.1');
    await once(holder, 'listening');
    const stack = start();
    expect(await stack.ended).toBe(1);
    expect(stack.output()).toBe(
      `Port ${port} is already taken. Stop what uses it, or choose another: PORT=${port + 1} npm start\n`,
    );
    expect(readdirSync(dataDir)).toEqual([]);
    holder.close();
  });

  test('twice on the same data ends with one line that names the folder', async () => {
    await startReady();
    const second = start({ PORT: String(await freePort()) });
    expect(await second.ended).toBe(1);
    expect(second.output()).toBe(
      `Outcrop is already running on ${dataDir}. Stop it first, or set OUTCROP_DATA to another folder.\n`,
    );
  });

  test('with a Stripe key that takes real money is refused', async () => {
    const stack = start({ STRIPE_SECRET_KEY: 'sk_live_1' });
    expect(await stack.ended).toBe(1);
    expect(stack.output()).toContain('not a test key');
    expect(stack.output()).not.toContain('sk_live_1');
  });
});

describe('stopping', () => {
  test('with Ctrl-C, even if npm repeats it, ends everything with exit code 0', async () => {
    const stack = await startReady();
    stack.child.kill('SIGINT');
    stack.child.kill('SIGINT');
    expect(await stack.ended).toBe(0);
    expect(stack.output()).toMatch(/Stopped\.\n$/);
    await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
    expect(existsSync(path.join(dataDir, 'local.json'))).toBe(false);
  });

  test('with kill -9 loses nothing acknowledged', { tags: 'long' }, async () => {
    const stack = await startReady();
    expect((await call(authContract.register)).status).toBe(200);
    stack.child.kill('SIGKILL');
    expect(await stack.ended).toBe('SIGKILL');
    await startReady();
    const login = await call(authContract.login);
    expect(login.status).toBe(200);
    expect(await login.json()).toMatchObject({ email: account.email, credits: 5 });
  });
});

describe('npm run reset', () => {
  const reset = async () => {
    const script = spawnScript('infra/local/reset.ts', { OUTCROP_DATA: dataDir });
    return { code: await script.ended, output: script.output() };
  };

  test('is refused while the stack runs, and deletes its data afterwards', async () => {
    const stack = await startReady();
    expect(await reset()).toMatchObject({
      code: 1,
      output: expect.stringContaining('running') as string,
    });
    stack.child.kill('SIGINT');
    await stack.ended;
    expect(await reset()).toMatchObject({ code: 0 });
    expect(existsSync(dataDir)).toBe(false);
    expect(await reset()).toEqual({ code: 0, output: 'There is nothing to reset.\n' });
  });

  test("does not touch a folder that is not Outcrop's", async () => {
    expect(await reset()).toMatchObject({ code: 1 });
    expect(existsSync(dataDir)).toBe(true);
  });
});
