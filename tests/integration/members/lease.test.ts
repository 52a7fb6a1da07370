import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { withRegistrationLease } from '#functions/domain/members/registration-lease.ts';
import { releaseLease, takeLease } from '#functions/domain/members/lease-repository.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack();
});
afterEach(() => void vi.useRealTimers());
afterAll(() => stack.stop());

it('does not end a registration that began after this one took too long', async () => {
  /** Begins one, and resolves once it has the lease. */
  async function begin() {
    const [started, done] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const running = withRegistrationLease('slow@example.test', () => {
      started.resolve();
      return done.promise;
    });
    await Promise.race([started.promise, running]);
    return () => {
      done.resolve();
      return running;
    };
  }
  const isRefused = () => expect(begin()).rejects.toMatchObject({ code: 'email_taken' });
  const endFirst = await begin();
  await isRefused();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 90_000 });
  const endSecond = await begin();
  await endFirst();
  await isRefused();
  await endSecond();
  await (
    await begin()
  )();
});

it('lets only the holder release a lease', async () => {
  expect(await takeLease('lease#a', 'late', 30)).toBe(true);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
  expect(await takeLease('lease#a', 'next', 30)).toBe(true);
  await releaseLease('lease#a', 'late');
  expect(await takeLease('lease#a', 'third', 30)).toBe(false);
  await releaseLease('lease#a', 'next');
  expect(await takeLease('lease#a', 'third', 30)).toBe(true);
});
