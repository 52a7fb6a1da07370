import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CatalogueItem } from '#functions/domain/catalogue/catalogue-repository.ts';
import type { CatalogueKind } from '#functions/domain/items/catalogue-kind.ts';
import type { UploadKind } from '#shared/contracts/uploads.ts';
import {
  m4aFile,
  mp3File,
  pdfFile,
  picture,
  pngFile,
  wavFile,
  zipFile,
} from '../../support/sample-files.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';
import { createUploads, type Uploads } from '../../support/upload-file.ts';
import { everyFifthUnlessLong } from '../../support/tier.ts';

let stack: TestStack;
let uploads: Uploads;

beforeAll(async () => {
  stack = await startTestStack();
  uploads = await createUploads(stack);
});
afterAll(() => stack.stop());

const html = (size = 400) => Buffer.from('<!doctype html><script>alert(1)</script>'.padEnd(size));
const cut = (file: Buffer, part: number) => file.subarray(0, Math.floor(file.length * part));

describe('a file that is rejected after it arrived', () => {
  const cases: [what: string, kind: UploadKind, make: () => Promise<Buffer>, reason: RegExp][] = [
    [
      'a page called a picture',
      'article-cover',
      async () => html(),
      /not a type that we know.*image file/,
    ],
    ['a PDF called a picture', 'product-cover', () => pdfFile(), /type PDF.*image file/],
    [
      'an SVG called a PNG',
      'article-cover',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      /image file/,
    ],
    ['an archive called a PDF', 'article-pdf', async () => zipFile, /type ZIP.*PDF/],
    [
      'a page before a PDF',
      'article-pdf',
      async () => Buffer.concat([html(), await pdfFile()]),
      /PDF/,
    ],
    [
      'a PDF with an archive behind it',
      'article-pdf',
      async () => Buffer.concat([await pdfFile(), zipFile]),
      /else follows the end/,
    ],
    [
      'a PDF with a large archive behind it',
      'article-pdf',
      async () => Buffer.concat([await pdfFile(), Buffer.alloc(5000, 'PK')]),
      /is incomplete/,
    ],
    [
      'a PDF that was cut off',
      'article-pdf',
      async () => cut(await pdfFile(20), 0.5),
      /is incomplete/,
    ],
    [
      'a PDF in name only',
      'article-pdf',
      async () => Buffer.from('%PDF-1.7\nalert(1)\n%%EOF\n'),
      /cannot be opened/,
    ],
    [
      'a PDF that is locked',
      'article-pdf',
      () => pdfFile(2, { userPassword: 'secret' }),
      /asks for a password/,
    ],
    [
      'a PNG that was cut off',
      'article-cover',
      async () => cut(await pngFile(), 0.6),
      /damaged or a part/,
    ],
    [
      'a JPEG that was cut off',
      'article-cover',
      async () => cut(await picture(900, 700).jpeg().toBuffer(), 0.6),
      /damaged or a part/,
    ],
    ['a picture like a ribbon', 'article-cover', () => pngFile(1000, 100), /5 times as long/],
    ['a picture of too many pixels', 'article-cover', () => pixelBomb(), /50 megapixels/],
    [
      'an MP3 that was cut off',
      'podcast-audio',
      async () => cut(mp3File(30), 0.51),
      /ends in the middle/,
    ],
    [
      'an MP3 whose table promises more',
      'podcast-audio',
      async () => mp3File(30, { withTable: true }).subarray(0, 417 * 500),
      /ends in the middle/,
    ],
    [
      'an MP3 with an archive behind it',
      'podcast-audio',
      async () => Buffer.concat([mp3File(30), zipFile]),
      /not MP3 sound/,
    ],
    [
      'a WAV that was cut off',
      'podcast-audio',
      async () => cut(wavFile(30), 0.5),
      /shorter than it says/,
    ],
    [
      'a WAV with something behind it',
      'podcast-audio',
      async () => Buffer.concat([wavFile(30), zipFile]),
      /not sound/,
    ],
    [
      'an M4A that was cut off',
      'podcast-audio',
      async () => m4aFile(30).subarray(0, -10),
      /shorter than it says/,
    ],
    [
      'an M4A with an archive behind it',
      'podcast-audio',
      async () => Buffer.concat([m4aFile(30), zipFile]),
      /not sound/,
    ],
    [
      'an M4A that only some browsers play',
      'podcast-audio',
      async () => m4aFile(30, 'alac'),
      /not every browser/,
    ],
    ['a picture called a recording', 'podcast-audio', () => pngFile(), /type PNG.*audio file/],
    ['a page called a recording', 'podcast-preview', async () => html(), /audio file/],
    [
      'an M4A of more than 40 seconds as a preview',
      'podcast-preview',
      async () => m4aFile(41),
      /at most 40 seconds/,
    ],
  ];

  it.each(everyFifthUnlessLong(cases))(
    '%s (%s)',
    { tags: 'repeats' },
    async (_what, kind, make, reason) => {
      const catalogue = kind.replace(/-.*/, 's') as CatalogueKind;
      const itemId = await uploads.draft(
        catalogue,
        `${kind}-${cases.findIndex(([w]) => w === _what)}`,
      );
      const before = await uploads.item<CatalogueItem>(catalogue, itemId);
      const row = await uploads.send({ kind, itemId, file: await make() });
      expect(row).toMatchObject({ state: 'rejected', rejected: 'rejected' });
      expect(row.reason).toMatch(reason);
      expect(row.reason).toMatch(/^[A-Z].*\.$/);
      expect(await uploads.item<CatalogueItem>(catalogue, itemId)).toEqual(before);
      expect(await uploads.keys('private', `${catalogue}/${itemId}`)).toEqual([]);
      expect(await uploads.keys('public', `${catalogue}/${itemId}`)).toEqual([]);
    },
  );

  it('because its item was removed in the meantime', async () => {
    const itemId = await uploads.draft('articles', 'a-removed', { shelf: undefined });
    const row = await uploads.send({ kind: 'article-pdf', itemId, file: await pdfFile() });
    expect(row).toMatchObject({ state: 'rejected', reason: expect.stringMatching(/been removed/) });
    expect(await uploads.item('articles', itemId)).not.toHaveProperty('file');
  });
});

/** 90 million pixels of one colour in a few bytes. */
function pixelBomb(): Promise<Buffer> {
  const create = { width: 9000, height: 10_000, channels: 3, background: 'red' } as const;
  return sharp({ create }).png({ compressionLevel: 1 }).toBuffer();
}
