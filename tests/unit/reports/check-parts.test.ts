import { beforeEach, expect, it, vi } from 'vitest';
import { createCheckParts } from '#functions/domain/health/check-parts.ts';

type Dependencies = Parameters<typeof createCheckParts>[0];

const catalogueState = vi.fn<Dependencies['catalogueState']>();
const oldestPendingMail = vi.fn<Dependencies['oldestPendingMail']>();
const readRefusals = vi.fn<Dependencies['readRefusals']>();
const readSweepRun = vi.fn<Dependencies['readSweepRun']>();
const checkParts = createCheckParts({
  catalogueState,
  oldestPendingMail,
  readRefusals,
  readSweepRun,
});

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-25T12:00:00Z') });
  catalogueState.mockResolvedValue({ version: 3, onHome: [] });
  readSweepRun.mockResolvedValue({ at: '2026-11-25T11:58:00Z' });
  oldestPendingMail.mockResolvedValue(undefined);
  readRefusals.mockResolvedValue(undefined);
  return () => vi.useRealTimers();
});

/** Returns the parts that are not as they should be. */
async function problems() {
  const parts = await checkParts();
  expect(parts.map(({ name }) => name)).toEqual(['database', 'mails', 'sweep', 'webhook', 'model']);
  return parts.filter(({ state }) => state !== 'ok');
}

it('finds nothing in a shop that works', async () => {
  oldestPendingMail.mockResolvedValue('2026-11-25T11:46:00Z');
  expect(await problems()).toEqual([]);
  expect(await checkParts()).toContainEqual({ name: 'sweep', state: 'ok', ageSeconds: 120 });
});

it('finds an email that has waited for more than a quarter of an hour', async () => {
  oldestPendingMail.mockResolvedValue('2026-11-25T11:44:00Z');
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
  readSweepRun.mockResolvedValue(run);
  expect(await problems()).toEqual([{ name: 'sweep', ...finding }]);
});

it('finds refused webhooks', async () => {
  readRefusals.mockResolvedValue({ refusals: 2, since: '2026-11-25T11:00:00Z' });
  const lastError = 'Events refused for their signature: 2.';
  expect(await problems()).toEqual([
    { name: 'webhook', state: 'degraded', ageSeconds: 3600, lastError },
  ]);
});

it('names a part that fails or does not respond within two seconds', async () => {
  catalogueState.mockRejectedValue(new Error('throttled'));
  oldestPendingMail.mockReturnValue(new Promise(() => undefined));
  const found = problems();
  await vi.advanceTimersByTimeAsync(2000);
  expect(await found).toEqual([
    { name: 'database', state: 'degraded', lastError: 'throttled' },
    { name: 'mails', state: 'degraded', lastError: 'No response in time.' },
  ]);
});
