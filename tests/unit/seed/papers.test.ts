import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { papers } from '#sites/outcrop/samples/papers/index.ts';
import { markScripts, parseInline, plainText } from '#tools/press/inline.ts';
import { paperCategories, paperSchema } from '#sites/outcrop/samples/press/paper.ts';
import type { BlockOf, Paper } from '#sites/outcrop/samples/press/paper.ts';

const folder = new URL('../../../sites/outcrop/samples/papers/', import.meta.url);

function blocksOf<T extends 'figure' | 'table'>(paper: Paper, type: T): BlockOf<T>[] {
  return paper.sections
    .flatMap((section) => section.blocks)
    .filter((block): block is BlockOf<T> => typeof block === 'object' && block.type === type);
}

/** All text of a paper, including captions and lists. */
function wordsOf(paper: Paper): string {
  const parts = paper.sections.flatMap((section) =>
    section.blocks.flatMap((block) => {
      if (typeof block === 'string') return [block];
      if (block.type === 'list') return block.items;
      if (block.type === 'table') return [block.caption, ...block.rows.flat()];
      if (block.type === 'figure') return [block.caption];
      return block.type === 'equation' ? [block.where ?? ''] : [];
    }),
  );
  return [paper.abstract, ...parts].join('\n');
}

describe.each(papers.map((paper) => [paper.slug, paper] as const))('%s', (slug, paper) => {
  const text = wordsOf(paper);

  test('has the format of a paper', () => {
    expect(paperSchema.safeParse(paper).error?.issues).toBeUndefined();
    expect(paper.id).toBe(`art-${slug}`);
  });

  test('has at least two figures, and the text speaks of each figure and table', () => {
    const figures = blocksOf(paper, 'figure');
    expect(figures.length).toBeGreaterThanOrEqual(2);
    for (const i of figures.keys())
      expect(text).toMatch(new RegExp(`Figures? (\\d and )?${i + 1}\\b`));
    for (const i of blocksOf(paper, 'table').keys())
      expect(text).toMatch(new RegExp(`Table ${i + 1}\\b`));
  });

  test('has tables with as many cells in every row as in the head', () => {
    for (const table of blocksOf(paper, 'table')) {
      for (const row of table.rows) expect(row).toHaveLength(table.head.length);
      expect(table.widths?.length ?? table.head.length).toBe(table.head.length);
    }
  });

  test('cites each reference by name and year, in alphabetical order', () => {
    const keys = paper.references.map((reference) => plainText(reference).toLowerCase());
    expect(keys).toEqual([...keys].sort((a, b) => a.localeCompare(b, 'en')));
    for (const reference of paper.references) {
      const name = /^[^\s,.(]+/.exec(reference)?.[0] ?? '';
      const year = /\((\d{4})[a-z]?\)/.exec(reference)?.[1] ?? 'no year';
      expect(text, reference).toContain(name);
      expect(text, reference).toContain(year);
    }
  });

  test('has closed marks, and only characters that the fonts hold', () => {
    const all = [paper.title, paper.abstract, text, ...paper.references];
    for (const part of all) {
      for (const span of parseInline(part)) {
        // Basic, extended Latin, Greek, punctuation; arrows and operators come from the math font.
        expect(markScripts(span.text)).toMatch(
          /^[\n\u0020-\u024f\u0370-\u03ff\u2000-\u206f€™←-⇔∂∆∏∑−√∝∞∫≈≠≡≤≥⇌]*$/u,
        );
      }
    }
  });

  test('keeps the short description short and the long one in paragraphs', () => {
    expect(paper.longDescription.split(/\n\n/).length).toBeGreaterThanOrEqual(2);
    expect(paper.shortDescription).toMatch(/\.$/);
    expect(plainText(paper.shortDescription)).toBe(paper.shortDescription);
  });
});

describe('the library', () => {
  test('contains each source in the folder once', () => {
    const files = readdirSync(folder)
      .filter((name) => name.endsWith('.ts') && name !== 'index.ts')
      .map((name) => name.replace(/\.ts$/, ''));
    expect(papers.map((paper) => paper.slug).sort()).toEqual(files.sort());
    expect(new Set(papers.map((paper) => paper.id)).size).toBe(papers.length);
    expect(new Set(papers.map((paper) => paper.title)).size).toBe(papers.length);
  });

  test('is in order of date, newest first, on different days', () => {
    const days = papers.map((paper) => paper.publishedAt.slice(0, 10));
    expect(days).toEqual([...new Set(days)].sort().reverse());
  });

  test('has at least 24 papers, 6 of them free, in every category', () => {
    expect(papers.length).toBeGreaterThanOrEqual(24);
    expect(papers.filter((paper) => paper.priceMinor === 0).length).toBeGreaterThanOrEqual(6);
    for (const category of paperCategories) {
      const shelf = papers.filter((paper) => paper.category.startsWith(category));
      expect(shelf.length, category).toBeGreaterThanOrEqual(2);
    }
    expect(papers.some((paper) => paper.category.includes(' | '))).toBe(true);
  });

  test('asks between £4.50 and £18.00 for a paid paper', () => {
    const prices = papers.map((paper) => paper.priceMinor).filter((price) => price > 0);
    expect(Math.min(...prices)).toBeGreaterThanOrEqual(450);
    expect(Math.max(...prices)).toBeLessThanOrEqual(1800);
  });
});
