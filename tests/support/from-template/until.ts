import { setTimeout as pause } from 'node:timers/promises';

/** Resolves when a condition is met. @throws Error if it is not met in time */
export async function until(isTrue: () => Promise<boolean>, timeoutMs = 10_000): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  while (!(await isTrue())) {
    if (Date.now() > deadline) throw new Error('The condition was not met in time.');
    await pause(50);
  }
}
