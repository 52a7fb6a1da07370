import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { releaseLease, takeLease } from '#functions/domain/members/lease-repository.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack();
});
afterEach(() => void vi.useRealTimers());
afterAll(() => stack.stop());

it('lets only the holder give a lease back', async () => {
  expect(await takeLease('lease#a', 'late', 30)).toBe(true);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
  expect(await takeLease('lease#a', 'next', 30)).toBe(true);
  await releaseLease('lease#a', 'late');
  expect(await takeLease('lease#a', 'third', 30)).toBe(false);
  await releaseLease('lease#a', 'next');
  expect(await takeLease('lease#a', 'third', 30)).toBe(true);
});
