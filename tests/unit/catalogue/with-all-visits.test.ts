import { setImmediate } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { dynamo } from '#functions/platform/dynamo.ts';
import { withAllVisits } from '#functions/domain/visits/visit-counter-repository.ts';

const send = vi.spyOn(dynamo, 'send') as unknown as {
  mockImplementation: (answer: () => Promise<unknown>) => void;
};

it("adds the visits to the item's earlier count", async () => {
  send.mockImplementation(async () => ({ Items: [{ id: 'art-1', visits: 3 }] }));
  const items = Promise.resolve([{ id: 'art-1', views: 40 }, { id: 'art-2' }]);
  expect(await withAllVisits('articles', items)).toEqual([
    { id: 'art-1', views: 43 },
    { id: 'art-2', views: 0 },
  ]);
});

it('fails once if both reads fail, whichever fails first', async () => {
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  send.mockImplementation(async () => {
    await setImmediate();
    throw new Error('the counters cannot be read');
  });
  const items = Promise.reject<{ id: string }[]>(new Error('the items cannot be read'));
  await expect(withAllVisits('articles', items)).rejects.toThrow('the items');
  await setImmediate();
  await setImmediate();
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});
