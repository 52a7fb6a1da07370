import { expect, it, vi } from 'vitest';
import type { Drained } from '#functions/platform/drain.ts';
import { createSweep } from '#functions/sweep/create-sweep.ts';

const drained = { processed: 0, failed: 0 };

/** Tasks with nothing to do, of which the orders are still being checked. */
function createTasks() {
  const orders = Promise.withResolvers<Drained>();
  return {
    orders,
    checkOpenOrders: () => orders.promise,
    deliverPendingMails: vi.fn(() => Promise.resolve(0)),
    tidyUploads: () => Promise.resolve(drained),
    others: [() => Promise.resolve(drained)],
    visitSite: () => Promise.resolve(),
    recordSweepRun: vi.fn<(error?: string) => Promise<void>>(),
  };
}

it('sends emails while Stripe does not respond', async () => {
  const { orders, ...tasks } = createTasks();
  const swept = createSweep(tasks)();
  expect(tasks.deliverPendingMails).toHaveBeenCalledOnce();
  orders.resolve({ processed: 3, failed: 1 });
  await expect(swept).rejects.toThrow("1 of the sweep's tasks failed");
  expect(tasks.recordSweepRun.mock.calls).toEqual([
    [expect.stringContaining("1 of the sweep's tasks failed")],
  ]);
});

it('waits for running tasks when another fails at once', async () => {
  const { orders, ...tasks } = createTasks();
  const tidyUploads = () => Promise.reject(new Error('throttled'));
  const ended = vi.fn();
  const swept = createSweep({ ...tasks, tidyUploads })().finally(ended);
  swept.catch(() => undefined);
  await new Promise(setImmediate);
  expect(ended).not.toHaveBeenCalled();
  orders.resolve({ processed: 3, failed: 0 });
  await expect(swept).rejects.toThrow('throttled');
});
