import PDFDocument from 'pdfkit';
import { expect, it, test } from 'vitest';
import { describePdf } from '#functions/media/describe-pdf.ts';
import type { IncomingFile } from '#functions/media/incoming-file.ts';
import { readPdf } from '#functions/media/read-pdf.ts';

async function print(headings: readonly string[], lang?: string): Promise<Buffer> {
  const document = new PDFDocument({ compress: true, ...(lang && { lang }) });
  const pieces: Buffer[] = [];
  document.on('data', (piece: Buffer) => pieces.push(piece));
  const done = new Promise((resolve) => document.on('end', resolve));
  for (const [index, heading] of headings.entries()) {
    if (index > 0) document.addPage();
    const part = document.outline.addItem(heading);
    part.addItem(`${heading}, more closely`);
    document.text(heading);
  }
  document.end();
  await done;
  return Buffer.concat(pieces);
}

const incoming = (bytes: Buffer) =>
  ({
    sizeBytes: bytes.length,
    read: async (start: number, length: number) => bytes.subarray(start, start + length),
  }) as IncomingFile;

it('reads pages, the first level of the outline, and the language', async () => {
  const bytes = await print(['1. Why — and what for', '2. How'], 'en-GB');
  expect(await readPdf(incoming(bytes))).toEqual({
    pages: 2,
    contents: ['1. Why — and what for', '2. How'],
    language: 'en-GB',
  });
});

it('leaves out what a PDF does not have', async () => {
  expect(await readPdf(incoming(await print([])))).toEqual({ pages: 1 });
});

test.each([
  [{ Language: 'english, mostly' }, undefined],
  [{ Language: 7 }, undefined],
  [{}, undefined],
  [{ Language: 'de' }, 'de'],
])('a language is a language tag: %j', async (info, language) => {
  const document = {
    getOutline: async () => [{ title: ' a\n b\u0000 ' }, { title: ' ' }],
    getMetadata: async () => ({ info }),
  };
  const described = await describePdf(document);
  expect(described.language).toBe(language);
  expect(described.contents).toEqual(['a b']);
});

it('accepts a PDF whose outline is damaged', async () => {
  const broken = () => Promise.reject(new Error('bad xref'));
  expect(await describePdf({ getOutline: broken, getMetadata: broken })).toEqual({});
});
