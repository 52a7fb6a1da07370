import { afterEach, expect, it, vi } from 'vitest';
import { checkOpenOrders } from '#functions/sweep/check-open-orders.ts';
import { fulfil } from '#functions/domain/orders/fulfil.ts';
import { checkAgainAt } from '#functions/domain/orders/order-repository.ts';
import { logger } from '#functions/platform/logger.ts';
import { reportLateGrant } from '#functions/sweep/report-late-grant.ts';

vi.mock('#functions/domain/orders/fulfil.ts', () => ({ fulfil: vi.fn() }));
vi.mock('#functions/sweep/report-late-grant.ts', () => ({ reportLateGrant: vi.fn() }));
vi.mock('#functions/domain/orders/order-repository.ts', () => ({
  async *dueOrderIds() {
    yield 'order-1';
  },
  getOrder: async () => ({ id: 'order-1', sessionId: 'cs_test_1' }),
  checkAgainAt: vi.fn(),
}));
const logged = vi.spyOn(logger, 'error').mockReturnValue();
afterEach(() => {
  vi.clearAllMocks();
});

it('puts an order off that could not be checked, and logs why', async () => {
  const error = new Error('Stripe is down');
  vi.mocked(fulfil).mockRejectedValueOnce(error);
  expect(await checkOpenOrders(Infinity)).toEqual({ processed: 1, failed: 1 });
  expect(logged.mock.calls).toEqual([['order not checked', { orderId: 'order-1', error }]]);
  expect(reportLateGrant).toHaveBeenCalledOnce();
  expect(checkAgainAt).toHaveBeenCalledOnce();
});

it('logs why an order was not checked even if it cannot be put off either', async () => {
  const error = new Error('Stripe is down');
  vi.mocked(fulfil).mockRejectedValueOnce(error);
  vi.mocked(checkAgainAt).mockRejectedValueOnce(new Error('throttled'));
  await checkOpenOrders(Infinity);
  expect(logged.mock.calls).toEqual([['order not checked', { orderId: 'order-1', error }]]);
});

it('counts an order that cannot be put off as failed', async () => {
  vi.mocked(fulfil).mockResolvedValueOnce({ grantedAt: 'then' } as never);
  vi.mocked(checkAgainAt).mockRejectedValueOnce(new Error('throttled'));
  expect(await checkOpenOrders(Infinity)).toEqual({ processed: 1, failed: 1 });
});
