import { beforeEach, expect, it, vi } from 'vitest';
import { createCheckOpenOrders } from '#functions/sweep/check-open-orders.ts';
import { logger } from '#functions/platform/logger.ts';

type Dependencies = Parameters<typeof createCheckOpenOrders>[0];

const order = { id: 'order-1', sessionId: 'cs_test_1' } as never;
const error = new Error('Stripe is down');
const fulfil = vi.fn<Dependencies['fulfil']>();
const checkAgainAt = vi.fn<Dependencies['checkAgainAt']>();
const reportLateGrant = vi.fn<Dependencies['reportLateGrant']>();
const checkOpenOrders = createCheckOpenOrders({
  async *dueOrderIds() {
    yield 'order-1';
  },
  getOrder: () => Promise.resolve(order),
  fulfil,
  checkAgainAt,
  reportLateGrant,
});

const logged = vi.spyOn(logger, 'error');
beforeEach(() => {
  vi.resetAllMocks();
  logged.mockReturnValue();
});

it('postpones an order that could not be checked, and logs why', async () => {
  fulfil.mockRejectedValueOnce(error);
  expect(await checkOpenOrders(Infinity)).toEqual({ processed: 1, failed: 1 });
  expect(logged.mock.calls).toEqual([['order not checked', { orderId: 'order-1', error }]]);
  expect(reportLateGrant).toHaveBeenCalledOnce();
  expect(checkAgainAt).toHaveBeenCalledOnce();
});

it('logs why an order was not checked even if it cannot be postponed either', async () => {
  fulfil.mockRejectedValueOnce(error);
  checkAgainAt.mockRejectedValueOnce(new Error('throttled'));
  await checkOpenOrders(Infinity);
  expect(logged.mock.calls).toEqual([['order not checked', { orderId: 'order-1', error }]]);
});

it('counts an order that cannot be postponed as failed', async () => {
  fulfil.mockResolvedValueOnce({ grantedAt: 'then' } as never);
  checkAgainAt.mockRejectedValueOnce(new Error('throttled'));
  expect(await checkOpenOrders(Infinity)).toEqual({ processed: 1, failed: 1 });
});
