import { describe, expect, it } from 'vitest';
import { otherDrawings } from '#functions/domain/previews/preview-repository.ts';
import type { PreviewRow } from '#functions/domain/previews/preview.ts';
import { toExcerpt, toManagedPreview } from '#functions/domain/previews/present-preview.ts';
import { isMade, wantedLater, wantedPreview } from '#functions/domain/previews/wanted-preview.ts';

describe('the excerpt of a recording', () => {
  const file = { key: 'products/p1/u1.mp3', sizeBytes: 1000 };
  const tape = {
    id: 'p1',
    updatedAt: '',
    shelf: 'published' as const,
    publishedAt: '2026-01-01T00:00:00.000Z',
    excerptSeconds: 30,
    file,
  };
  const excerpt = { wantedSeconds: 30, seconds: 29.98 };
  const made = { drawing: 4, fileKey: file.key, excerpt };
  const cut: PreviewRow = { id: 'products#p1', wanted: 4, state: 'settled', made };

  it('is requested and made like pages', () => {
    const want = wantedPreview(tape);
    expect(want).toEqual({ format: 'mp3', fileKey: file.key, sizeBytes: 1000, seconds: 30 });
    expect(isMade(made, want)).toBe(true);
    expect(isMade({ ...made, excerpt: { ...excerpt, wantedSeconds: 60 } }, want)).toBe(false);
    expect(isMade({ ...made, excerpt: undefined, problem: 'No.' }, want)).toBe(false);
  });

  it.each([
    ['m4a', 'm4a'],
    ['mp4', 'mp4'],
    ['m4v', 'mp4'],
    ['mov', 'mp4'],
    ['mkv', 'mp4'],
    ['webm', 'webm'],
    ['flac', 'flac'],
  ])('is of a file that ends with .%s too, and ends with .%s', (format, ending) => {
    const other = { ...tape, file: { ...file, key: `products/p1/u1.${format}` } };
    const want = wantedPreview(other);
    expect(want).toMatchObject({ format, seconds: 30 });
    const picture = { width: 96, height: 54 };
    const row = {
      ...cut,
      made: { ...made, fileKey: other.file.key, excerpt: { ...excerpt, picture } },
    };
    expect(toExcerpt('products', other, row)).toEqual({
      url: `/media/previews/products/p1/4/excerpt.${ending}`,
      seconds: 29.98,
      picture,
    });
  });

  it('comes with a scheduled item', () => {
    const publishedAt = '2999-01-01T00:00:00.000Z';
    expect(wantedLater({ ...tape, publishedAt })).toBe(publishedAt);
    expect(wantedLater({ ...tape, publishedAt, excerptSeconds: undefined })).toBeUndefined();
  });

  it('is never longer than the item says, and of no other file', () => {
    expect(toExcerpt('products', tape, cut)).toEqual({
      url: '/media/previews/products/p1/4/excerpt.mp3',
      seconds: 29.98,
    });
    expect(toExcerpt('products', { ...tape, excerptSeconds: 60 }, cut)).toBeDefined();
    expect(toExcerpt('products', { ...tape, excerptSeconds: 15 }, cut)).toBeUndefined();
    expect(toExcerpt('products', { ...tape, excerptSeconds: 0 }, cut)).toBeUndefined();
    const other = { ...file, key: 'products/p1/u2.mp3' };
    expect(toExcerpt('products', { ...tape, file: other }, cut)).toBeUndefined();
    expect(toExcerpt('products', { ...tape, shelf: 'draft' }, cut)).toBeUndefined();
  });

  it('has a state of its own on the admin page', () => {
    const state = { state: 'none', pages: 2, fileList: { choice: 'hidden', state: 'none' } };
    const shown = { ...tape, previewPages: 2 };
    expect(toManagedPreview(shown, cut, [])).toEqual({
      ...state,
      excerpt: { seconds: 30, state: 'made' },
    });
    const pdf = { ...shown, file: { ...file, key: 'products/p1/u1.pdf' } };
    expect(toManagedPreview(pdf, undefined, [])).toEqual({
      ...state,
      state: 'making',
      excerpt: { seconds: 30, state: 'none' },
    });
  });

  it('keeps its own drawing, and returns all others', () => {
    const begun = new Set([2, 4]);
    expect(otherDrawings({ ...cut, begun })).toEqual([2]);
    expect(otherDrawings({ ...cut, begun, made: { ...made, excerpt: undefined } })).toEqual([2, 4]);
  });
});
