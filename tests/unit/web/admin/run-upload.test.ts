import { expect, test, vi } from 'vitest';
import type { Upload } from '#shared/contracts/uploads.ts';
import { createPauses } from '#web/src/features/admin/uploads/pauses.ts';
import { runUpload, type UploadSteps } from '#web/src/features/admin/uploads/run-upload.ts';
import type { UploadProgress } from '#web/src/features/admin/uploads/upload-progress.ts';
import { ApiError } from '#web/src/lib/api/api-error.ts';
import { noParts } from '#tests/support/upload-steps.ts';

const file = new File(['%PDF-1.7'], 'paper.pdf', { type: 'application/pdf' });
const upload: Upload = {
  id: 'up-1',
  kind: 'article-pdf',
  itemId: 'a-1',
  fileName: 'paper.pdf',
  sizeBytes: 8,
  state: 'checking',
  createdAt: '2026-11-21T10:00:00.000Z',
  email: 'admin@example.test',
};

function start(steps: Partial<UploadSteps> = {}, readings: (Upload | Error)[] = []) {
  const controller = new AbortController();
  const seen: UploadProgress['phase'][] = [];
  const waits: number[] = [];
  const cancel = vi.fn(async () => upload);
  const parts: UploadSteps = {
    ask: async () => ({ uploadId: 'up-1', uploadUrl: 'http://s3.test/', fields: {} }),
    post: async () => ({ kind: 'stored' }),
    async read() {
      const next = readings.shift() ?? upload;
      if (next instanceof Error) throw next;
      return next;
    },
    cancel,
    ...noParts,
    async pause(ms) {
      waits.push(ms);
    },
    ...steps,
  };
  const end = runUpload(parts, {
    kind: 'article-pdf',
    itemId: 'a-1',
    file,
    signal: controller.signal,
    pauses: createPauses(),
    report: ({ phase }) => seen.push(phase),
  });
  return { end, seen, waits, cancel, controller };
}

test('a file is accepted after its check, which is polled ever more slowly', async () => {
  const checking = Array.from({ length: 7 }, () => upload);
  const accepted: Upload = { ...upload, state: 'accepted', pages: 7 };
  const { end, seen, waits, cancel } = start({}, [...checking, accepted]);
  expect(await end).toEqual({ phase: 'accepted', pages: 7, durationSeconds: undefined });
  expect(seen).toEqual(['asking', 'sending', 'checking']);
  expect(waits[0]).toBe(1000);
  expect(waits.at(-1)).toBe(3000);
  expect(waits).toEqual([...waits].sort((a, b) => a - b));
  expect(cancel).not.toHaveBeenCalled();
});

test('a rejected file is not tried again, and the reason is shown', async () => {
  const { end } = start({}, [{ ...upload, state: 'rejected', reason: 'This is a PNG.' }]);
  expect(await end).toEqual({
    phase: 'failed',
    file: 'refused',
    reason: 'This is a PNG.',
    final: true,
  });
});

test('a connection that is lost during the check does not fail the upload', async () => {
  const lost = new ApiError('network');
  const { end } = start({}, [lost, lost, lost, lost, { ...upload, state: 'accepted' }]);
  expect((await end).phase).toBe('accepted');
});

test('five failed polls in a row end it', async () => {
  const lost = Array.from({ length: 5 }, () => new ApiError('network'));
  const { end } = start({}, lost);
  expect(await end).toMatchObject({ phase: 'failed', file: 'unconfirmed', final: false });
});

test('a refused call shows the text of the server', async () => {
  const { end, seen } = start({
    async ask() {
      throw new ApiError('file_not_accepted', { message: 'Please select a PDF file', status: 400 });
    },
  });
  expect(await end).toEqual({
    phase: 'failed',
    file: 'refused',
    reason: 'Please select a PDF file',
    final: false,
  });
  expect(seen).toEqual(['asking']);
});

test('an upload that S3 refused is also cancelled on the server', async () => {
  const refused = start({
    post: async () => ({ kind: 'refused', status: 400, code: 'EntityTooLarge' }),
  });
  expect(await refused.end).toEqual({
    phase: 'failed',
    file: 'refused',
    reason: 'PDF file size must be less than 100MB',
    final: false,
  });
  expect(refused.cancel).toHaveBeenCalledExactlyOnceWith('up-1');

  const cancelled = start({ post: async () => ({ kind: 'cancelled' }) });
  expect(await cancelled.end).toEqual({ phase: 'cancelled' });
  expect(cancelled.cancel).toHaveBeenCalledExactlyOnceWith('up-1');
});

test('a file that was accepted before the cancellation arrived is published', async () => {
  const conflict = () => Promise.reject(new ApiError('conflict', { status: 409 }));
  const { end, controller } = start({ cancel: conflict, pause: async () => controller.abort() }, [
    { ...upload, state: 'accepted', pages: 2 },
  ]);
  expect(await end).toEqual({ phase: 'accepted', pages: 2, durationSeconds: undefined });
});
