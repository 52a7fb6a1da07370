import { expect, test } from 'vitest';
import { papers } from '#sites/outcrop/samples/papers/index.ts';
import { houseStyle } from '#sites/outcrop/samples/press/house-style.ts';
import type { Paper } from '#sites/outcrop/samples/press/paper.ts';
import { printPaper } from '#tools/press/print-paper.ts';

/** Counts the page objects in the file; pdfkit writes them uncompressed. */
function pagesIn(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;
}

const [sample] = papers as [Paper];

test(
  'a paper prints with the pages that it counts, to the same bytes each time',
  { tags: 'long' },
  async () => {
    const [first, second] = await Promise.all([
      printPaper(sample, houseStyle),
      printPaper(sample, houseStyle),
    ]);
    expect(pagesIn(first.pdf)).toBe(first.pages);
    expect(first.pdf.equals(second.pdf)).toBe(true);
  },
);

test('the date in the file is the day of publication', { tags: 'long' }, async () => {
  const { pdf } = await printPaper(
    { ...sample, publishedAt: '2025-02-03T04:05:06.000Z' },
    houseStyle,
  );
  const dates = new Set(pdf.toString('latin1').match(/\(D:\d+Z\)/g));
  expect([...dates]).toEqual(['(D:20250203040506Z)']);
});

test('an unclosed mark is an error that shows the text', async () => {
  const broken = { ...sample, abstract: `${sample.abstract} An *unclosed mark.` };
  await expect(printPaper(broken, houseStyle)).rejects.toThrow(
    /Unclosed emphasis in: .*An \*unclosed mark\./,
  );
});
