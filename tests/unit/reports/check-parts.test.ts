import { beforeEach, expect, it, vi } from 'vitest';
import { catalogueState } from '#functions/domain/catalogue/catalogue-version-repository.ts';
import { checkParts } from '#functions/domain/health/check-parts.ts';
import { readSweepRun } from '#functions/domain/health/sweep-run-repository.ts';
import { oldestPendingMail } from '#functions/domain/mails/mail-repository.ts';
import { readRefusals } from '#functions/domain/orders/webhook-refusals.ts';

vi.mock('#functions/domain/catalogue/catalogue-version-repository.ts', () => ({
  catalogueState: vi.fn(),
}));
vi.mock('#functions/domain/health/sweep-run-repository.ts', () => ({ readSweepRun: vi.fn() }));
vi.mock('#functions/domain/mails/mail-repository.ts', () => ({ oldestPendingMail: vi.fn() }));
vi.mock('#functions/domain/orders/webhook-refusals.ts', () => ({ readRefusals: vi.fn() }));

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-25T12:00:00Z') });
  vi.mocked(catalogueState).mockResolvedValue({ version: 3, onHome: [] });
  vi.mocked(readSweepRun).mockResolvedValue({ at: '2026-11-25T11:58:00Z' });
  vi.mocked(oldestPendingMail).mockResolvedValue(undefined);
  vi.mocked(readRefusals).mockResolvedValue(undefined);
  return () => vi.useRealTimers();
});

/** Returns the parts that are not as they should be. */
async function problems() {
  const parts = await checkParts();
  expect(parts.map(({ name }) => name)).toEqual(['database', 'mails', 'sweep', 'webhook', 'model']);
  return parts.filter(({ state }) => state !== 'ok');
}

it('finds nothing in a shop that works', async () => {
  vi.mocked(oldestPendingMail).mockResolvedValue('2026-11-25T11:46:00Z');
  expect(await problems()).toEqual([]);
  expect(await checkParts()).toContainEqual({ name: 'sweep', state: 'ok', ageSeconds: 120 });
});

it('finds a mail that has waited for more than a quarter of an hour', async () => {
  vi.mocked(oldestPendingMail).mockResolvedValue('2026-11-25T11:44:00Z');
  expect(await problems()).toEqual([{ name: 'mails', state: 'degraded', ageSeconds: 960 }]);
});

it.each([
  [undefined, { state: 'unknown' }],
  [{ at: '2026-11-25T11:40:00Z' }, { state: 'degraded', ageSeconds: 1200 }],
  [
    { at: '2026-11-25T11:59:00Z', error: '1 task failed' },
    { state: 'degraded', ageSeconds: 60, lastError: '1 task failed' },
  ],
])('finds a sweep whose last run was %j', async (run, finding) => {
  vi.mocked(readSweepRun).mockResolvedValue(run);
  expect(await problems()).toEqual([{ name: 'sweep', ...finding }]);
});

it('finds refused webhooks', async () => {
  vi.mocked(readRefusals).mockResolvedValue({ refusals: 2, since: '2026-11-25T11:00:00Z' });
  const lastError = 'Events refused for their signature: 2.';
  expect(await problems()).toEqual([
    { name: 'webhook', state: 'degraded', ageSeconds: 3600, lastError },
  ]);
});

it('names a part that fails or does not respond within two seconds', async () => {
  vi.mocked(catalogueState).mockRejectedValue(new Error('throttled'));
  vi.mocked(oldestPendingMail).mockReturnValue(new Promise(() => undefined));
  const found = problems();
  await vi.advanceTimersByTimeAsync(2000);
  expect(await found).toEqual([
    { name: 'database', state: 'degraded', lastError: 'throttled' },
    { name: 'mails', state: 'degraded', lastError: 'No response in time.' },
  ]);
});
