import { expect, test } from 'vitest';
import { papers } from '#infra/local/seed/papers/index.ts';
import type { Paper } from '#infra/local/seed/press/paper.ts';
import { printPaper } from '#infra/local/seed/press/print-paper.ts';

/** Counts the page objects in the file; pdfkit writes them uncompressed. */
function pagesIn(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;
}

const [sample] = papers as [Paper];

test.each(papers.map((paper) => [paper.slug, paper] as const))(
  '%s prints as a tagged PDF of 3 to 7 pages',
  async (_slug, paper) => {
    const { pdf, pages } = await printPaper(paper);
    const source = pdf.toString('latin1');
    expect(source.slice(0, 8)).toBe('%PDF-1.7');
    expect(source.trimEnd().slice(-5)).toBe('%%EOF');
    expect(pagesIn(pdf)).toBe(pages);
    expect(pages).toBeGreaterThanOrEqual(3);
    expect(pages).toBeLessThanOrEqual(7);
    expect(source.includes('/StructTreeRoot')).toBe(true);
    expect(source.includes('/Lang (en-GB)')).toBe(true);
    expect(source.match(/\/S \/Figure\b/g)?.length).toBeGreaterThanOrEqual(2);
  },
);

test('the same paper prints to the same bytes', async () => {
  const [first, second] = await Promise.all([printPaper(sample), printPaper(sample)]);
  expect(first.pdf.equals(second.pdf)).toBe(true);
});

test('the date in the file is the day of publication', async () => {
  const { pdf } = await printPaper({ ...sample, publishedAt: '2025-02-03T04:05:06.000Z' });
  const dates = new Set(pdf.toString('latin1').match(/\(D:\d+Z\)/g));
  expect([...dates]).toEqual(['(D:20250203040506Z)']);
});

test('an unclosed mark is an error that shows the text', async () => {
  const broken = { ...sample, abstract: `${sample.abstract} An *unclosed mark.` };
  await expect(printPaper(broken)).rejects.toThrow(/Unclosed emphasis in: .*An \*unclosed mark\./);
});
