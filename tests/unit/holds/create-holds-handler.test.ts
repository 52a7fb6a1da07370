import fc from 'fast-check';
import { afterEach, expect, it, vi } from 'vitest';
import { holdSeconds } from '#functions/domain/credits/hold-credits.ts';
import type { Hold } from '#functions/domain/credits/hold.ts';
import { createHoldsHandler } from '#functions/holds/create-holds-handler.ts';
import { createReleaseDueHolds } from '#functions/holds/release-due-holds.ts';
import { propertyRuns } from '#tests/support/tier.ts';

type Dependencies = Parameters<typeof createReleaseDueHolds>[0];

const getHold = vi.fn<Dependencies['getHold']>();
const listOpenHolds = vi.fn<Dependencies['listOpenHolds']>();
const releaseHold = vi.fn<Dependencies['releaseHold']>();
// Fake timers replace the global one only.
const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
const releaseDueHolds = createReleaseDueHolds({ getHold, listOpenHolds, releaseHold, sleep });
const handler = createHoldsHandler({ releaseDueHolds });

afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
});

const everyMs = 60_000;

it('releases every hold within a minute of its making, with a run every minute', async () => {
  const madeAt = fc.array(fc.integer({ min: 0, max: 3 * everyMs }), {
    minLength: 1,
    maxLength: 40,
  });
  await fc.assert(
    fc.asyncProperty(madeAt, async (times) => {
      vi.useFakeTimers({ now: 0 });
      const holds = times.map((at, index) => hold(`request-${index}`, at));
      const releasedAt = new Map<string, number>();
      serve(holds, releasedAt);
      for (let run = 0; run < 5; run++) {
        void handler();
        await vi.advanceTimersByTimeAsync(everyMs);
      }
      for (const { requestId, createdAt, dueAt } of holds) {
        const at = releasedAt.get(requestId)!;
        expect(at).toBeGreaterThanOrEqual(Date.parse(dueAt));
        expect(at - Date.parse(createdAt)).toBeLessThanOrEqual(everyMs);
      }
    }),
    { numRuns: propertyRuns(60) },
  );
});

it('does not release a hold that ended in the meantime, or the next attempt', async () => {
  vi.useFakeTimers({ now: 0 });
  const [settled, tried] = [hold('request-1', 0), hold('request-2', 0)];
  serve([settled, tried], new Map());
  const running = handler();
  await vi.advanceTimersByTimeAsync(10_000);
  settled.state = 'settled';
  Object.assign(tried, { ...hold('request-2', 10_000), attempt: 2 });
  await vi.advanceTimersByTimeAsync(21_000);
  expect(await running).toEqual({ released: 0 });
  expect(releaseHold).not.toHaveBeenCalled();
});

it('continues after one that fails, and fails at the end', async () => {
  vi.useFakeTimers({ now: 0 });
  const releasedAt = new Map<string, number>();
  serve([hold('request-1', 0), hold('request-2', 0), hold('request-3', 0)], releasedAt);
  getHold.mockRejectedValueOnce(new Error('throttled'));
  const failed = expect(handler()).rejects.toThrow('1 holds could not be released; see the log.');
  await vi.advanceTimersByTimeAsync(31_000);
  await failed;
  expect([...releasedAt.keys()]).toEqual(['request-2', 'request-3']);
});

function hold(requestId: string, atMs: number): Hold {
  const at = (ms: number) => new Date(ms).toISOString();
  const made = { createdAt: at(atMs), dueAt: at(atMs + holdSeconds * 1000) };
  return { userId: 'm', requestId, attempt: 1, credits: 1, from: [], state: 'open', ...made };
}

/** Returns the holds in the table that were created by now and not released. */
function serve(holds: Hold[], releasedAt: Map<string, number>): void {
  const isOpen = ({ requestId, createdAt }: Hold) =>
    Date.parse(createdAt) <= Date.now() && !releasedAt.has(requestId);
  listOpenHolds.mockImplementation(async (by) =>
    holds
      .filter((one) => isOpen(one) && one.dueAt <= by)
      .sort((a, b) => (a.dueAt < b.dueAt ? -1 : 1)),
  );
  getHold.mockImplementation(async (key) =>
    holds.find(({ requestId }) => requestId === key.requestId),
  );
  releaseHold.mockImplementation(async ({ requestId }) => {
    if (releasedAt.has(requestId)) return false;
    releasedAt.set(requestId, Date.now());
    return true;
  });
}
