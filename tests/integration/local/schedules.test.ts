import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { holdCredits } from '#functions/domain/credits/hold-credits.ts';
import { authContract } from '#shared/contracts/auth.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';

let stack: TestStack;

beforeAll(async () => {
  stack = await startTestStack({ schedules: { holds: 1 } });
}, 60_000);
afterAll(() => stack.stop());

it('releases the credits of a dead request on schedule', async () => {
  const { id: userId, token } = await stack.register();
  const credits = async () => (await stack.api(authContract.credits, {}, { token })).credits;
  const before = await credits();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 120_000 });
  const hold = await holdCredits({ userId, requestId: 'request-of-the-dead' }, 1, undefined);
  vi.useRealTimers();
  expect(hold).toMatchObject({ credits: 1, state: 'open' });
  await expect.poll(credits, { timeout: 20_000, interval: 200 }).toBe(before);
  expect(stack.failures).toEqual([]);
});
