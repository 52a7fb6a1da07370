const start = Date.now();
let aheadSeconds = 0;

/** Moves the stopped clock forward. */
export function laterBy(seconds: number): void {
  aheadSeconds += seconds;
}

/** How far the clock has been moved, in seconds: a number that no two tests of a file share. */
export function secondsAhead(): number {
  return aheadSeconds;
}

const now = () => new Date(start + aheadSeconds * 1000);

/**
 * In place of `#functions/platform/clock.ts`, as
 * `vi.mock('#functions/platform/clock.ts', async () => (await import('…/moved-clock.ts')).movedClock)`. It stops only
 * the functions' clock; signatures and Cognito use the machine's.
 */
export const movedClock = {
  now,
  nowIso: () => now().toISOString(),
  epochSecondsIn: (seconds: number) => Math.floor(now().getTime() / 1000) + seconds,
};
