import { cp, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { buildIfStale } from '#infra/local/build-if-stale.ts';
import { lockData } from '#infra/local/lock-data.ts';
import { findHeadlessShell } from './find-chromium.ts';
import { siteBuildVariable } from './site-build.ts';

const dist = path.resolve(import.meta.dirname, '../../dist');

/**
 * Builds the site where it is older than its sources, and copies the build, so that a later build does not remove pages
 * from a running test. The copy is inside the repository: bundles load native modules from its node_modules.
 */
export default async function prepareSite(): Promise<() => Promise<void>> {
  await warmUpBrowser();
  const lock = await waitForLock();
  try {
    await buildIfStale(new AbortController().signal, (line) => console.log(line));
    const copy = await mkdtemp(path.join(dist, 'browser-site-'));
    for (const part of ['functions', 'pages', 'web', 'site-text.json']) {
      await cp(path.join(dist, part), path.join(copy, part), { recursive: true });
    }
    process.env[siteBuildVariable] = copy;
    return () => rm(copy, { recursive: true });
  } finally {
    lock.release();
  }
}

/**
 * A browser's first start on a machine takes long, and its first picture may fail ("Unable to capture screenshot"). No
 * test should meet either.
 */
async function warmUpBrowser(triesLeft = 2): Promise<void> {
  const browser = await chromium.launch(await findHeadlessShell());
  try {
    const page = await browser.newPage();
    await page.setContent('<h1>Outcrop</h1>');
    await page.screenshot();
  } catch (error) {
    if (triesLeft === 0) throw error;
    console.log(`The browser's first picture failed; it tries once more. ${String(error)}`);
    await warmUpBrowser(triesLeft - 1);
  } finally {
    await browser.close();
  }
}

async function waitForLock() {
  for (;;) {
    const lock = lockData(path.join(dist, 'build-lock'));
    if (lock) return lock;
    await pause(100);
  }
}
