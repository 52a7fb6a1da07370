import { errors, type Locator } from '@playwright/test';

/**
 * Opens a page again until it shows what the background adds to it. Each try waits twice as long as the one before, so
 * that a slow machine gets there too. The test's own time limit ends the tries.
 */
export async function openUntilVisible(open: () => Promise<unknown>, shown: Locator) {
  for (let timeoutMs = 1000; ; timeoutMs *= 2) {
    await open();
    const visible = shown.waitFor({ timeout: timeoutMs });
    if (await visible.then(() => true).catch(isTimeout)) return;
  }
}

function isTimeout(error: unknown): false {
  if (error instanceof errors.TimeoutError) return false;
  throw error;
}
