import type { Kill } from './run-child.ts';

/**
 * Runs with every point at which a process can die, until a run completes; returns their number.
 * @param run returns whether the process was killed
 */
export async function everyKill(run: (kill: Kill) => Promise<boolean>): Promise<number> {
  for (let at = 1; ; at++) {
    const killed = [await run({ at, when: 'before' }), await run({ at, when: 'after' })];
    if (!killed.includes(true)) return at - 1;
  }
}
