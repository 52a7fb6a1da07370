import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { loadWhenBuilt } from '#infra/local/load-when-built.ts';
import { runLocal } from '#infra/local/run-local.ts';
import { StartRefused } from '#infra/local/start-refused.ts';
import { createTerminal } from '#infra/local/terminal.ts';
import { loadHandler } from '../../support/load-handler.ts';
import { freePort } from '../../support/spawn-stack.ts';
import { pagesDir, siteTextFile, webBuild } from '../../support/start-test-stack.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'outcrop-first-page-'));
const runs: Promise<void>[] = [];
let stop: AbortController;

beforeEach(() => {
  stop = new AbortController();
});
afterEach(async () => {
  stop.abort();
  await Promise.allSettled(runs.splice(0));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Starts the site while the functions other than `pages` are being built. */
async function startUnbuilt(rest: Promise<void>) {
  const port = await freePort();
  const isUp = Promise.withResolvers<void>();
  const run = runLocal({
    settings: {
      port,
      dataDir: mkdtempSync(path.join(folder, 'data-')),
      malwareScan: false,
      warnings: [],
    },
    prepare: async () => ({
      ...loadWhenBuilt(loadHandler, 'pages', () => rest),
      web: { directory: webBuild },
      pagesDir,
      siteTextFile,
    }),
    signal: stop.signal,
    terminal: createTerminal(Date.now(), (line) => {
      if (line.includes('Ctrl-C stops it.')) isUp.resolve();
    }),
  });
  runs.push(run);
  await isUp.promise;
  return { siteUrl: `http://localhost:${port}`, run };
}

test('the first page is served before the other functions are built, and calls wait for them', async () => {
  const rest = Promise.withResolvers<void>();
  const { siteUrl } = await startUnbuilt(rest.promise);
  const call = fetch(`${siteUrl}/api/articles`);
  let called = false;
  void call.then(() => (called = true));
  const page = await fetch(siteUrl);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('<html');
  expect(called).toBe(false);
  rest.resolve();
  expect((await call).status).toBe(200);
});

test('a failing build ends the run with its reason', async () => {
  const refusal = new StartRefused('Could not build the other functions: see above.');
  const rest = Promise.withResolvers<void>();
  const { siteUrl, run } = await startUnbuilt(rest.promise);
  const call = fetch(`${siteUrl}/api/articles`);
  rest.reject(refusal);
  await expect(run).rejects.toBe(refusal);
  await call.catch(() => undefined);
  await expect(fetch(siteUrl)).rejects.toThrow('fetch failed');
});
