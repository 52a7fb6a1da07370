import { beforeEach, expect, it, vi } from 'vitest';
import type { UploadRow } from '#functions/domain/uploads/upload.ts';

const { row, deleteFiles, settleUpload } = vi.hoisted(() => ({
  row: vi.fn<() => Partial<UploadRow>>(),
  deleteFiles: vi.fn<() => Promise<void>>(),
  settleUpload: vi.fn<() => Promise<void>>(),
}));

vi.mock('#functions/domain/uploads/stored-files.ts', () => ({ deleteFiles }));
vi.mock('#functions/domain/uploads/upload-repository.ts', () => ({
  async *dueUploadIds() {
    yield 'upload-1';
  },
  getUpload: async () => row(),
  isOpen: () => false,
  closeUpload: async () => false,
  settleUpload,
}));

const { tidyUploads } = await import('#functions/domain/uploads/tidy-uploads.ts');

const replaced = [{ bucket: 'public' as const, key: 'articles/a/old-960.webp' }];
const accepted = (dueAt: string) => ({
  id: 'upload-1',
  kind: 'article-cover' as const,
  state: 'accepted' as const,
  incomingKey: 'incoming/upload-1/a.png',
  dueAt,
  replaced,
});

beforeEach(() => vi.clearAllMocks());

it('removes what a file has replaced when its day is over', async () => {
  row.mockReturnValue(accepted('2026-01-01T00:00:00.000Z'));
  expect(await tidyUploads(Infinity)).toEqual({ processed: 1, failed: 0 });
  expect(deleteFiles).toHaveBeenCalledExactlyOnceWith(expect.arrayContaining(replaced));
  expect(settleUpload).toHaveBeenCalledOnce();
});

it('leaves it alone where the list of what is due is behind the table', async () => {
  row.mockReturnValue(accepted('2999-01-01T00:00:00.000Z'));
  expect(await tidyUploads(Infinity)).toEqual({ processed: 1, failed: 0 });
  expect(deleteFiles).not.toHaveBeenCalled();
  expect(settleUpload).not.toHaveBeenCalled();
});
