import { test } from 'vitest';
import { killStack } from '../kills/kill-stack.ts';

const [kills, seed] = [5, 11];

test(`${kills} kills of the whole stack under load lose nothing (seed ${seed})`, async () => {
  await killStack({ kills, seed, log: () => undefined });
}, 600_000);
