import { expect, test, vi } from 'vitest';
import type { UploadParts } from '#shared/contracts/uploads.ts';
import { createPauses } from '#web/src/features/admin/uploads/pauses.ts';
import {
  sendInParts,
  type PartUploadSteps,
} from '#web/src/features/admin/uploads/send-in-parts.ts';
import { retryWaitMs } from '#web/src/features/admin/uploads/send-parts.ts';
import type { PostOptions, PostOutcome } from '#web/src/features/admin/uploads/send-to-s3.ts';
import { ApiError } from '#web/src/lib/api/api-error.ts';

/** Ten parts of ten bytes and one of five. */
const file = new File(['0123456789'.repeat(10) + 'abcde'], 'big.zip');
const plan: UploadParts = {
  uploadId: 'up-1',
  state: 'waiting',
  sizeBytes: file.size,
  partBytes: 10,
  arrived: [],
};
const lost: PostOutcome = { kind: 'unreachable' };
const stored: PostOutcome = { kind: 'stored' };

type Put = (number: number, options: PostOptions, body: Blob) => Promise<PostOutcome>;

function start(put: Put, steps: Partial<PartUploadSteps> = {}, given = plan, source = file) {
  const controller = new AbortController();
  const pauses = createPauses();
  const reports: { sentBytes: number; waiting: boolean }[] = [];
  const waits: number[] = [];
  const sign = vi.fn(async (_id: string, numbers: number[]) => ({
    parts: numbers.map((number) => ({ number, url: `https://s3.test/${number}` })),
    expiresAt: new Date(Date.now() + 1_800_000).toISOString(),
  }));
  const sent: number[] = [];
  const end = sendInParts(
    {
      sign,
      put(url, body, options) {
        const number = Number(url.split('/').at(-1));
        sent.push(number);
        return put(number, options, body);
      },
      waitForNetwork: async (ms) => void waits.push(ms),
      parts: async () => given,
      complete: async () => ({}) as never,
      ...steps,
    },
    given,
    {
      file: source,
      signal: controller.signal,
      pauses,
      report: (progress) => void reports.push(progress),
    },
  );
  return { end, sent, waits, reports, sign, pauses, controller };
}

test('only the parts that are missing are sent, each with its bytes', async () => {
  const bodies: string[] = [];
  const { end, sent, reports } = start(
    async (_number, { onProgress }, body) => {
      onProgress(body.size);
      bodies.push(await body.text());
      return stored;
    },
    {},
    { ...plan, arrived: [1, 2, 3, 4, 5, 6, 7, 8, 10] },
  );
  expect(await end).toEqual(stored);
  expect(sent).toEqual([9, 11]);
  expect(bodies).toEqual(['0123456789', 'abcde']);
  expect(reports[0]).toEqual({ sentBytes: 90, waiting: false });
  expect(reports.at(-1)).toEqual({ sentBytes: 105, waiting: false });
});

test('a lost connection is reported, and retried after ever longer waits', async () => {
  let left = 3;
  const { end, waits, reports, sent } = start(async (number) =>
    number === 2 && left-- > 0 ? lost : stored,
  );
  expect(await end).toEqual(stored);
  expect(waits).toEqual([1000, 2000, 4000]);
  expect(reports.some(({ waiting }) => waiting)).toBe(true);
  expect(reports.at(-1)?.waiting).toBe(false);
  expect(sent.filter((number) => number === 2)).toHaveLength(4);
  expect(retryWaitMs(50)).toBe(30_000);
});

test('requests are repeated after errors of S3 and of our server, too', async () => {
  const troubles = [503, 500, 429];
  const signed = vi.fn();
  const failing = vi.fn(async (_id: string, numbers: number[]) => {
    signed();
    if (signed.mock.calls.length < 3) throw new ApiError('network');
    return {
      parts: numbers.map((number) => ({ number, url: `https://s3.test/${number}` })),
      expiresAt: '2999-01-01T00:00:00.000Z',
    };
  });
  const { end } = start(
    async (number) => {
      const status = number === 5 && troubles.shift();
      return status ? { kind: 'refused', status, code: 'SlowDown' } : stored;
    },
    { sign: failing },
  );
  expect(await end).toEqual(stored);
});

test('an expired URL is requested again, once', async () => {
  const refused: PostOutcome = { kind: 'refused', status: 403, code: 'AccessDenied' };
  let left = 1;
  const once = start(async (number) => (number === 3 && left-- > 0 ? refused : stored));
  expect(await once.end).toEqual(stored);
  expect(once.waits).toEqual([]);
  expect(once.sign).toHaveBeenCalledTimes(2);

  const always = start(async (number) => (number === 3 ? refused : stored));
  expect(await always.end).toEqual(refused);
});

test('URLs that are about to expire are renewed before they are used', async () => {
  let isOld = true;
  const sign = vi.fn(async (_id: string, numbers: number[]) => {
    const seconds = isOld ? 30 : 1800;
    isOld = false;
    return {
      parts: numbers.map((number) => ({ number, url: `https://s3.test/${number}` })),
      expiresAt: new Date(Date.now() + seconds * 1000).toISOString(),
    };
  });
  const { end } = start(async () => stored, { sign });
  expect(await end).toEqual(stored);
  expect(sign).toHaveBeenCalledTimes(2);
  expect(sign.mock.calls[0]![1]).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
});

test('a paused upload continues with the unfinished parts', async () => {
  const begun = Promise.withResolvers<void>();
  let isHeld = false;
  const { end, sent, pauses, reports } = start((number, { signal, onProgress }) => {
    if (isHeld || number <= 4 === false) return Promise.resolve(stored);
    onProgress(5);
    if (number === 4) begun.resolve();
    return new Promise((resolve) => {
      signal.addEventListener('abort', () => resolve({ kind: 'cancelled' }));
    });
  });
  await begun.promise;
  pauses.pause();
  pauses.pause();
  await Promise.resolve();
  isHeld = true;
  await vi.waitUntil(() => reports.at(-1)?.sentBytes === 0);
  const before = sent.length;
  await new Promise((done) => setTimeout(done, 5));
  expect(sent).toHaveLength(before);
  pauses.resume();
  expect(await end).toEqual(stored);
  expect([...sent].sort((a, b) => a - b).slice(0, 8)).toEqual([1, 1, 2, 2, 3, 3, 4, 4]);
});

test('cancelling ends an upload even while it is paused', async () => {
  const { end, pauses, controller } = start(async () => lost);
  pauses.pause();
  controller.abort();
  expect(await end).toEqual({ kind: 'cancelled' });
});

test('a file that changed on disk is not reported as a lost connection', async () => {
  const unreadable = {
    size: file.size,
    slice: () => ({
      slice: () => ({
        arrayBuffer: () => Promise.reject(new DOMException('', 'NotReadableError')),
      }),
    }),
  } as unknown as File;
  const { end, waits } = start(async () => lost, {}, plan, unreadable);
  expect(await end).toEqual({ kind: 'changed' });
  expect(waits).toEqual([]);
});

test('an upload that the server has ended is not tried again', async () => {
  const ended = new ApiError('upload_ended', { status: 409 });
  const { end } = start(async () => stored, { sign: () => Promise.reject(ended) });
  expect(await end).toEqual({ kind: 'failed', error: ended });
});

test('completion is requested until it succeeds, and parts that S3 lost are sent again', async () => {
  const responses: (ApiError | undefined)[] = [
    new ApiError('network'),
    new ApiError('internal_error', { status: 503 }),
    new ApiError('parts_missing', { status: 409 }),
    undefined,
  ];
  const complete = vi.fn(async () => {
    const response = responses.shift();
    if (response) throw response;
    return {} as never;
  });
  const parts = async () => ({ ...plan, arrived: [1, 2, 3, 4, 5, 6, 8, 9, 10, 11] });
  const { end, sent } = start(async () => stored, { complete, parts });
  expect(await end).toEqual(stored);
  expect(complete).toHaveBeenCalledTimes(4);
  expect(sent.slice(11)).toEqual([7]);
});
