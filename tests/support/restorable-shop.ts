import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fillShop } from '../integration/releases/fill-shop.ts';
import { readShop } from '../integration/releases/read-shop.ts';
import { restoreBench } from './restore-bench.ts';
import { startTestStack } from './start-test-stack.ts';

/** A command takes long to start on a busy machine. */
export const timeout = 180_000;

/** A shop with one of everything, on its own data folder, with its state before any change. */
export async function openRestorableShop() {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'outcrop-restored-'));
  const stack = await startTestStack({ dataDir });
  await fillShop(stack);
  const before: unknown = await readShop(stack);
  const bench = restoreBench(stack);
  await bench.putMissingFiles();
  return {
    stack,
    bench,
    before,
    async close() {
      bench.remove();
      await stack.stop();
      rmSync(dataDir, { recursive: true });
    },
  };
}

/** Returns the current time, and waits until it is over: later changes are of a later millisecond. */
export function pastMoment(): string {
  const at = Date.now();
  while (Date.now() === at);
  return new Date(at).toISOString();
}

export const wrongIn = (stdout: string) =>
  stdout.split('\n').filter((line) => line.startsWith('✗'));
