import { setTimeout as pause } from 'node:timers/promises';

/** Resolves when something has become true. @throws Error after some seconds */
export async function until(isTrue: () => Promise<boolean>, patienceMs = 10_000): Promise<void> {
  const deadline = Date.now() + patienceMs;
  while (!(await isTrue())) {
    if (Date.now() > deadline) throw new Error('It never became true.');
    await pause(50);
  }
}
