// @module-tag long

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort, spawnScript, type StackProcess } from '../../support/spawn-stack.ts';

const dataDir = mkdtempSync(path.join(tmpdir(), 'outcrop-dev-mode-'));
let stack: StackProcess;
let site: string;

beforeAll(async () => {
  const port = await freePort();
  site = `http://localhost:${port}`;
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(path.join(dataDir, 'seeded'), 'The samples are of no interest here.\n');
  const environment = { PORT: String(port), OUTCROP_DATA: dataDir };
  stack = spawnScript('infra/local/start.ts', environment, ['--dev']);
  await stack.says('Ctrl-C stops it.');
});

afterAll(async () => {
  stack.child.kill('SIGKILL');
  await stack.ended;
  rmSync(dataDir, { recursive: true, force: true });
});

test.each(['/', '/articles', '/articles/art-1', '/no-such-page'])(
  'npm run dev serves %s from the sources, with hot reload',
  async (page) => {
    const response = await fetch(site + page, { headers: { accept: 'text/html' } });
    expect(response.status).toBe(200);
    const html = await response.text();
    expect(html).toContain('/@vite/client');
    expect(html).toContain('src="/src/app/');
  },
);

test("the hot-reload socket uses the site's own port", async () => {
  const client = await (await fetch(`${site}/@vite/client`)).text();
  const token = /wsToken = "([^"]+)"/.exec(client)?.[1] ?? '';
  const socket = new WebSocket(`${site.replace('http', 'ws')}/?token=${token}`, 'vite-hmr');
  const first = await new Promise((resolve, reject) => {
    socket.addEventListener('message', ({ data }) => resolve(JSON.parse(String(data))));
    socket.addEventListener('error', () => reject(new Error('The socket was refused.')));
  });
  socket.close();
  expect(first).toEqual({ type: 'connected' });
});

test('the functions handle calls', async () => {
  expect(await (await fetch(`${site}/api/articles`)).json()).toEqual([]);
  expect((await fetch(`${site}/api/unknown`)).status).toBe(404);
});

test('Ctrl-C ends it with exit code 0', async () => {
  stack.child.kill('SIGINT');
  expect(await stack.ended).toBe(0);
});
