import { beforeEach, expect, it, vi } from 'vitest';
import { createTidyUploads } from '#functions/sweep/tidy-uploads.ts';

type Dependencies = Parameters<typeof createTidyUploads>[0];

const getUpload = vi.fn<Dependencies['getUpload']>();
const deleteFiles = vi.fn<Dependencies['deleteFiles']>();
const settleUpload = vi.fn<Dependencies['settleUpload']>();
const tidyUploads = createTidyUploads({
  async *dueUploadIds() {
    yield 'upload-1';
  },
  getUpload,
  deleteFiles,
  settleUpload,
});

const replaced = [{ bucket: 'public' as const, key: 'articles/a/old-960.webp' }];
const accepted = (dueAt: string) =>
  ({
    id: 'upload-1',
    kind: 'article-cover',
    state: 'accepted',
    incomingKey: 'incoming/upload-1/a.png',
    dueAt,
    replaced,
  }) as never;

beforeEach(() => vi.clearAllMocks());

it('removes replaced files when their day is over', async () => {
  getUpload.mockResolvedValue(accepted('2026-01-01T00:00:00.000Z'));
  expect(await tidyUploads(Infinity)).toEqual({ processed: 1, failed: 0 });
  expect(deleteFiles).toHaveBeenCalledExactlyOnceWith(expect.arrayContaining(replaced));
  expect(settleUpload).toHaveBeenCalledOnce();
});

it('keeps files if the list of due uploads is older than the table', async () => {
  getUpload.mockResolvedValue(accepted('2999-01-01T00:00:00.000Z'));
  expect(await tidyUploads(Infinity)).toEqual({ processed: 1, failed: 0 });
  expect(deleteFiles).not.toHaveBeenCalled();
  expect(settleUpload).not.toHaveBeenCalled();
});
