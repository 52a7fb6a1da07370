import { expect, vi } from 'vitest';
import { holdCredits } from '#functions/domain/credits/hold-credits.ts';
import type { TestStack } from '../start-test-stack.ts';

/** A request that held a credit and died a while ago, once. */
export async function useHolds(stack: TestStack): Promise<void> {
  const { id: userId } = await stack.register();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 120_000 });
  await holdCredits({ userId, requestId: 'request-of-the-dead' }, 1, undefined);
  vi.useRealTimers();
  expect(await stack.invoke('holds', {})).toEqual({ released: 1 });
}
