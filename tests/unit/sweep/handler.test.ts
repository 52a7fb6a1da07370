import { beforeEach, expect, it, vi } from 'vitest';
import { checkOpenOrders } from '#functions/sweep/check-open-orders.ts';
import { noteSweepRun } from '#functions/domain/health/sweep-run-repository.ts';
import { deliverPendingMails } from '#functions/domain/mails/deliver-pending-mails.ts';
import { finishDeletions } from '#functions/domain/account-deletion/finish-deletions.ts';
import { saveLists } from '#functions/domain/lists/save-lists.ts';
import { saveIndexes } from '#functions/domain/passages/save-indexes.ts';
import { repeatPreviews } from '#functions/domain/previews/repeat-previews.ts';
import { moveDays } from '#functions/domain/visits/move-days.ts';
import { tidyUploads } from '#functions/domain/uploads/tidy-uploads.ts';
import { announceEditions } from '#functions/sweep/announce-editions.ts';
import { handler } from '#functions/sweep/handler.ts';
import type { Drained } from '#functions/platform/drain.ts';

vi.mock('#functions/sweep/check-open-orders.ts', () => ({ checkOpenOrders: vi.fn() }));
vi.mock('#functions/sweep/announce-editions.ts', () => ({ announceEditions: vi.fn() }));
vi.mock('#functions/domain/mails/deliver-pending-mails.ts', () => ({ deliverPendingMails: vi.fn() }));
vi.mock('#functions/domain/account-deletion/finish-deletions.ts', () => ({
  finishDeletions: vi.fn(),
}));
vi.mock('#functions/domain/health/sweep-run-repository.ts', () => ({ noteSweepRun: vi.fn() }));
vi.mock('#functions/domain/uploads/tidy-uploads.ts', () => ({ tidyUploads: vi.fn() }));
vi.mock('#functions/domain/lists/save-lists.ts', () => ({ saveLists: vi.fn() }));
vi.mock('#functions/domain/passages/save-indexes.ts', () => ({ saveIndexes: vi.fn() }));
vi.mock('#functions/domain/visits/move-days.ts', () => ({ moveDays: vi.fn() }));
vi.mock('#functions/domain/previews/repeat-previews.ts', () => ({ repeatPreviews: vi.fn() }));

beforeEach(() => {
  vi.mocked(finishDeletions).mockResolvedValue({ processed: 0, failed: 0 });
  vi.mocked(repeatPreviews).mockResolvedValue({ processed: 0, failed: 0 });
  vi.mocked(saveLists).mockResolvedValue({ done: 0, failed: 0 });
  vi.mocked(saveIndexes).mockResolvedValue({ done: 0, failed: 0 });
  vi.mocked(announceEditions).mockResolvedValue({ processed: 0, failed: 0 });
  vi.mocked(moveDays).mockResolvedValue({ processed: 0, failed: 0 });
});

it('sends mails while Stripe does not respond', async () => {
  const orders = Promise.withResolvers<Drained>();
  vi.mocked(checkOpenOrders).mockReturnValue(orders.promise);
  vi.mocked(deliverPendingMails).mockResolvedValue(0);
  vi.mocked(tidyUploads).mockResolvedValue({ processed: 0, failed: 0 });
  const swept = handler();
  expect(deliverPendingMails).toHaveBeenCalledOnce();
  orders.resolve({ processed: 3, failed: 1 });
  await expect(swept).rejects.toThrow("1 of the sweep's tasks failed");
  expect(vi.mocked(noteSweepRun).mock.calls).toEqual([
    [expect.stringContaining("1 of the sweep's tasks failed")],
  ]);
});

it('waits for what is under way when something else fails at once', async () => {
  const orders = Promise.withResolvers<Drained>();
  vi.mocked(checkOpenOrders).mockReturnValue(orders.promise);
  vi.mocked(deliverPendingMails).mockResolvedValue(0);
  vi.mocked(tidyUploads).mockRejectedValue(new Error('throttled'));
  const ended = vi.fn();
  const swept = handler().finally(ended);
  swept.catch(() => undefined);
  await new Promise(setImmediate);
  expect(ended).not.toHaveBeenCalled();
  orders.resolve({ processed: 3, failed: 0 });
  await expect(swept).rejects.toThrow('throttled');
});
