import { afterEach, beforeEach, expect, it, vi, type Mock } from 'vitest';
import { readSavedIndex } from '#functions/domain/passages/saved-index-repository.ts';
import { logger } from '#functions/platform/logger.ts';
import { s3 } from '#functions/platform/s3.ts';

const sending = vi.spyOn(s3, 'send') as unknown as Mock<() => Promise<unknown>>;
const logged = vi.spyOn(logger, 'error');
beforeEach(() => {
  vi.useFakeTimers();
  logged.mockReset();
});
afterEach(() => vi.useRealTimers());

const never = () => new Promise<never>(() => undefined);

it.each([
  ['whose request hangs', never],
  ['whose body stops on its way', async () => ({ Body: { transformToByteArray: never } })],
])('an index %s counts as missing after three seconds', async (_, send) => {
  sending.mockImplementation(send);
  const reading = readSavedIndex('articles');
  await vi.advanceTimersByTimeAsync(3000);
  expect(await reading).toBeUndefined();
  expect(logged).toHaveBeenCalledExactlyOnceWith('saved index not used', expect.anything());
});

it('an index that S3 does not give, since it is throttled, counts as missing', async () => {
  sending.mockRejectedValue(Object.assign(new Error('Slow down.'), { name: 'SlowDown' }));
  expect(await readSavedIndex('articles')).toBeUndefined();
  expect(logged).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
});

it('an index that does not exist yet is not an error', async () => {
  sending.mockRejectedValue(Object.assign(new Error('Denied.'), { name: 'AccessDenied' }));
  expect(await readSavedIndex('articles')).toBeUndefined();
  expect(logged).not.toHaveBeenCalled();
});
