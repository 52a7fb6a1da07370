import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fillShop } from '../integration/releases/fill-shop.ts';
import { readShop } from '../integration/releases/read-shop.ts';
import { restoreBench } from './restore-bench.ts';
import { startTestStack } from './start-test-stack.ts';

/** A command takes long to start on a busy machine. */
export const timeout = 180_000;

/** A shop with one of everything, on a data folder of its own, and what it says of itself. */
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

/** A moment that is over: what follows is of a later millisecond. */
export function pastMoment(): string {
  const at = Date.now();
  while (Date.now() === at);
  return new Date(at).toISOString();
}

export const wrongIn = (stdout: string) =>
  stdout.split('\n').filter((line) => line.startsWith('✗'));
