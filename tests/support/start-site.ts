import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { buildIfStale } from '#infra/local/build-if-stale.ts';
import { lockData } from '#infra/local/lock-data.ts';
import type { StackOptions } from '#infra/local/start-stack.ts';
import { startTestStack, type TestStack } from './start-test-stack.ts';

const dist = path.resolve(import.meta.dirname, '../../dist');

/**
 * The test stack with the real site in front: open `siteUrl` in a browser. `dist` is built first if it is
 * stale, by one test file at a time.
 */
export async function startSite(options: Partial<StackOptions> = {}): Promise<TestStack> {
  const directory = await takeBuild();
  const stack = await startTestStack({
    web: { directory: path.join(directory, 'web') },
    pagesDir: path.join(directory, 'pages'),
    siteTextFile: path.join(directory, 'site-text.json'),
    ...options,
  });
  return {
    ...stack,
    async stop() {
      await stack.stop();
      await rm(directory, { recursive: true });
    },
  };
}

/** A copy of the current build, so that a later build does not remove pages from a running test. */
async function takeBuild(): Promise<string> {
  const lock = await waitForLock();
  try {
    await buildIfStale(new AbortController().signal, (line) => console.log(line));
    const copy = await mkdtemp(path.join(tmpdir(), 'outcrop-site-'));
    for (const part of ['web', 'pages', 'site-text.json']) {
      await cp(path.join(dist, part), path.join(copy, part), { recursive: true });
    }
    return copy;
  } finally {
    lock.release();
  }
}

async function waitForLock() {
  for (;;) {
    const lock = lockData(path.join(dist, 'build-lock'));
    if (lock) return lock;
    await pause(100);
  }
}
