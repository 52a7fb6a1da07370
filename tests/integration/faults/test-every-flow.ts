import { it } from 'vitest';
import type { Seed } from './run-seed.ts';

/** `FAULTS=<seed>` runs with other faults, `FAULTS=<seed>:<flow>` one of the flows. */
const [seedGiven, only] = (process.env['FAULTS'] ?? '').split(':').map(Number);

type Tagged = Omit<Seed, 'only'> & { tags?: string[] };

/** A test of all flows with the faults of a seed. Loads what it needs when it runs, so that a tier without it pays nothing. */
export function testEveryFlow({ tags = [], ...given }: Tagged): void {
  const seed = seedGiven || given.seed;
  const title = `loses, grants twice and leaves unsent nothing in ${given.faults} faults (seed ${seed})`;
  it(title, { timeout: 900_000, tags }, async () => {
    const { runSeed } = await import('./run-seed.ts');
    await runSeed({ ...given, seed, only });
  });
}
