import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { PageAssets } from '#web/build/asset-index.ts';
import { judgeWeight, weighSite } from '#web/build/page-weight.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'outcrop-weight-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Random bytes cannot be compressed: Brotli adds a few bytes to them. */
function file(name: string, kilobytes: number): string {
  writeFileSync(path.join(folder, name), randomBytes(kilobytes * 1024));
  return `/${name}`;
}

async function judge(assets: Partial<PageAssets>, html = 1) {
  file('index.html', html);
  const none = { app: '', scripts: [], laterScripts: [], styles: [], fonts: [] };
  const page = { ...none, loader: file('loader.js', 1), ...assets };
  return judgeWeight(await weighSite(folder, [{ pathname: '/', assets: page }]));
}

test('a page within its limits is not named', async () => {
  expect(await judge({ scripts: [file('app.js', 100)] })).toEqual({ failed: [], noted: [] });
});

test('scripts that the page loads later are counted', async () => {
  const assets = { scripts: [file('app.js', 80)], laterScripts: [file('dialog.js', 40)] };
  expect((await judge(assets)).failed).toEqual(['/ (121.0 of 110.0 KB)']);
});

test('an excess within the tolerance is noted', async () => {
  const { failed, noted } = await judge({ scripts: [file('app.js', 109.5)] });
  expect(failed).toEqual([]);
  expect(noted).toEqual(['/ (110.5 of 110.0 KB)']);
});

test('the loader and the home page in all have limits of their own', async () => {
  expect((await judge({ loader: file('heavy-loader.js', 3) })).failed).toEqual([
    'the loader (3.0 of 2.0 KB)',
  ]);
  expect((await judge({ fonts: [file('text.woff2', 200)] }, 60)).failed).toEqual([
    'the home page in all (261.0 of 250.0 KB)',
  ]);
});
