import { describe, expect, it } from 'vitest';
import { excerptKey, keysOfDrawing, previewKey } from '#functions/domain/previews/preview-keys.ts';
import type { PreviewRow } from '#functions/domain/previews/preview.ts';
import { packChapter } from '#functions/domain/previews/packed-chapter.ts';
import {
  toChapterPreview,
  toFileLists,
  toItemPreview,
  toManagedPreview,
} from '#functions/domain/previews/present-preview.ts';
import { packListing } from '#functions/domain/previews/listed-archive.ts';
import { archiveFormat } from '#functions/domain/previews/wanted-lists.ts';
import { isMade, wantedPreview } from '#functions/domain/previews/wanted-preview.ts';

const item = {
  id: 'a1',
  updatedAt: '',
  shelf: 'published' as const,
  publishedAt: '2026-01-01T00:00:00.000Z',
  previewPages: 2,
  file: { key: 'articles/a1/u1.pdf', sizeBytes: 1000 },
};
const page = (text: string) => ({ width: 1200, height: 1697, text });
const row: PreviewRow = {
  id: 'articles#a1',
  wanted: 3,
  state: 'settled',
  made: {
    drawing: 3,
    fileKey: 'articles/a1/u1.pdf',
    ofPages: 12,
    pages: [page('One'), page('Two')],
  },
};

describe('the wanted preview', () => {
  it('is of the file and the number that the item says', () => {
    expect(wantedPreview(item)).toEqual({
      format: 'pdf',
      fileKey: 'articles/a1/u1.pdf',
      sizeBytes: 1000,
      pages: 2,
    });
  });

  it.each([
    ['is a draft', { shelf: 'draft' as const }],
    ['is scheduled', { publishedAt: '2999-01-01T00:00:00.000Z' }],
    ['is unpublished', { shelf: 'unpublished' as const }],
    ['was removed', { shelf: undefined }],
    ['shows no pages', { previewPages: 0 }],
    ['never said', { previewPages: undefined }],
    ['has no file', { file: undefined }],
    ['is a recording', { file: { key: 'products/p1/u1.mp3', sizeBytes: 1 } }],
    ['is another recording', { excerptSeconds: 30, file: { key: 'a/u1.ogg', sizeBytes: 1 } }],
    ['shows an excerpt, but is a PDF', { excerptSeconds: 30, previewPages: 0 }],
  ])('is none of an item that %s', (_what, change) => {
    expect(wantedPreview({ ...item, ...change })).toBeUndefined();
  });

  it('is made when these pages of this file are, or all of its pages', () => {
    const want = wantedPreview(item);
    expect(isMade(row.made, want)).toBe(true);
    expect(isMade(undefined, want)).toBe(false);
    expect(isMade({ ...row.made!, fileKey: 'other.pdf' }, want)).toBe(false);
    expect(isMade({ ...row.made!, pages: [page('One')] }, want)).toBe(false);
    expect(isMade({ ...row.made!, pages: [page('One')], ofPages: 1 }, want)).toBe(true);
    expect(isMade({ ...row.made!, pages: undefined, problem: 'No.' }, want)).toBe(false);
    expect(isMade({ drawing: 1 }, undefined)).toBe(true);
    expect(isMade(row.made, undefined)).toBe(false);
  });
});

describe('the preview that visitors see', () => {
  it('has the pictures of its drawing', () => {
    expect(toItemPreview('articles', item, row)).toMatchObject({
      ofPages: 12,
      pages: [
        {
          url: '/media/previews/articles/a1/3/1-1200.webp',
          smallUrl: '/media/previews/articles/a1/3/1-640.webp',
          text: 'One',
        },
        { text: 'Two' },
      ],
    });
  });

  it('never has more pages than the item says, and none of another file', () => {
    expect(toItemPreview('articles', { ...item, previewPages: 1 }, row)?.pages).toHaveLength(1);
    const file = { key: 'articles/a1/u2.pdf', sizeBytes: 1 };
    expect(toItemPreview('articles', { ...item, file }, row)).toBeUndefined();
    expect(toItemPreview('articles', { ...item, shelf: 'draft' }, row)).toBeUndefined();
    expect(toItemPreview('articles', item, undefined)).toBeUndefined();
  });

  it('has all of its objects deleted with it', () => {
    const drawing = { kind: 'articles', itemId: 'a1', drawing: 3 } as const;
    const keys = keysOfDrawing(drawing);
    expect(keys).toHaveLength(16);
    expect(keys).toContain(previewKey(drawing, 5, 640));
    for (const format of [
      'mp3',
      'wav',
      'flac',
      'm4a',
      'mp4',
      'm4v',
      'mov',
      'mkv',
      'webm',
    ] as const) {
      expect(keys).toContain(excerptKey(drawing, format));
    }
  });
});

describe('what the admin page says about it', () => {
  const problem = 'It is locked.';
  const failed = { drawing: 3, fileKey: item.file.key, problem };

  it.each([
    ['made', row],
    ['making', undefined],
    ['making', { ...row, state: 'drawing', made: failed }],
    ['failed', { ...row, made: failed }],
  ] as const)('is %s', (state, stored) => {
    expect(toManagedPreview(item, stored, [])).toEqual({
      pages: 2,
      state,
      ...(state === 'failed' && { problem }),
      fileList: { choice: 'hidden', state: 'none' },
    });
  });

  it('is nothing while there is no file to draw', () => {
    expect(toManagedPreview({ ...item, file: undefined }, row, [])).toMatchObject({
      pages: 2,
      state: 'none',
    });
  });
});

describe('the contents of its archives', () => {
  const shown = { ...item, fileList: 'shown' as const };
  const archive = (id: string) => ({
    id,
    name: `${id}.zip`,
    sizeBytes: 10,
    contentType: 'application/zip',
  });
  const entries = [{ depth: 0, name: 'secret.csv', sizeBytes: 5 }];
  const list = packListing('u2', { files: 1, sizeBytes: 5, entries });
  const withList: PreviewRow = { ...row, lists: [list] };

  it('names the archive as the edition does', () => {
    expect(toFileLists(shown, withList, { files: [archive('u2')] })).toEqual([
      { file: 'u2', name: 'u2.zip', files: 1, sizeBytes: 5, entries },
    ]);
  });

  it.each([
    ['it is not chosen', { ...shown, fileList: undefined }, withList, 'u2'],
    ['the item was removed', { ...shown, shelf: undefined }, withList, 'u2'],
    ['the edition has another archive', shown, withList, 'u3'],
    ['nothing has been read', shown, row, 'u2'],
    ['it cannot be read', shown, { ...row, lists: [{ fileId: 'u2', problem: 'No.' }] }, 'u2'],
  ])('is none where %s', (_why, of, stored, id) => {
    expect(toFileLists(of, stored, { files: [archive(id)] })).toEqual([]);
  });

  it.each([
    ['made', withList],
    ['making', row],
    ['failed', { ...row, lists: [{ fileId: 'u2', problem: 'It is locked.' }] }],
  ] as const)('is %s on the admin page', (state, stored) => {
    expect(toManagedPreview(shown, stored, [archive('u2')]).fileList).toEqual({
      choice: 'shown',
      state,
      ...(state === 'failed' && { problem: 'u2.zip: It is locked.' }),
    });
  });

  it.each([
    ['wells.zip', 'application/zip', 'zip'],
    ['wells.tar', 'application/x-tar', 'tar'],
    ['wells.TGZ', 'application/gzip', 'tar.gz'],
    ['wells.tar.gz', 'application/gzip', 'tar.gz'],
    ['wells.csv.gz', 'application/gzip', undefined],
    ['wells.epub', 'application/epub+zip', undefined],
    ['wells.7z', 'application/x-7z-compressed', undefined],
  ])('is made of ZIP, tar and tar.gz archives only: %s', (name, contentType, format) => {
    expect(archiveFormat({ name, contentType })).toBe(format);
  });
});

describe('the chapters of an EPUB', () => {
  const book = { ...item, file: { key: 'products/p1/u1.epub', sizeBytes: 1000 } };
  const chapter = (text: string) => packChapter({ blocks: text ? [{ text }] : [] });
  const made = {
    drawing: 3,
    fileKey: book.file.key,
    ofChapters: 9,
    chapters: ['One', 'Two'].map(chapter),
  };
  const read: PreviewRow = { ...row, made };

  it('are requested and made like pages', () => {
    const want = wantedPreview(book);
    expect(want).toMatchObject({ format: 'epub', pages: 2 });
    expect(isMade(made, want)).toBe(true);
    expect(isMade({ ...made, ofChapters: 1, chapters: [chapter('One')] }, want)).toBe(true);
    expect(isMade({ ...made, chapters: [chapter('One')] }, want)).toBe(false);
    expect(isMade(made, wantedPreview(item))).toBe(false);
  });

  it('are never more than the item says, and none of another file', () => {
    expect(toChapterPreview({ ...book, previewPages: 1 }, read)).toEqual({
      ofChapters: 9,
      chapters: [{ blocks: [{ text: 'One' }] }],
    });
    expect(toChapterPreview({ ...book, file: { ...book.file, key: 'a.epub' } }, read)).toBe(
      undefined,
    );
    expect(toChapterPreview({ ...book, shelf: 'unpublished' }, read)).toBeUndefined();
    expect(toItemPreview('products', book, read)).toBeUndefined();
    expect(toChapterPreview(item, row)).toBeUndefined();
  });

  it('end with the one that is cut', () => {
    const chapters = [chapter('One'), chapter('')];
    const cut = { ...read, made: { ...made, language: 'en', chapters } };
    expect(toChapterPreview(book, cut)).toMatchObject({ language: 'en', chapters: [{}] });
  });
});
