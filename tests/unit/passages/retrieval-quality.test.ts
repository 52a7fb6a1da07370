import { beforeAll, describe, expect, it } from 'vitest';
import type { PassageIndex } from '#functions/domain/passages/passage-index.ts';
import { answerable } from '../../bench/answerable-questions.ts';
import { measureRetrieval } from '../../bench/measure-retrieval.ts';
import { indexSampleSite } from '../../bench/sample-site.ts';
import { renderSiteText } from '../../bench/render-site-text.ts';
import { unanswerable } from '../../bench/unanswerable-questions.ts';

let index: PassageIndex;

beforeAll(async () => {
  index = await indexSampleSite(await renderSiteText());
});

describe('the search of the sample site', () => {
  it('is asked at least 60 questions that it can answer, and 20 that it cannot', () => {
    expect(answerable.length).toBeGreaterThanOrEqual(60);
    expect(unanswerable.length).toBeGreaterThanOrEqual(20);
  });

  it('knows every source that a question names', () => {
    const named = new Set(answerable.flatMap(({ sources }) => sources));
    const missing = [...named].filter((source) => !index.has(`${source}#0`));
    expect(missing).toEqual([]);
  });

  // Floors below the measured values (docs/decisions/0015-retrieval.md): texts may change, quality must not
  // fall far.
  it.each(['tuning', 'held out'] as const)('finds the right sources, %s half', (half) => {
    const figures = measureRetrieval(index, half);
    expect(figures.recallAt5).toBeGreaterThanOrEqual(0.94);
    expect(figures.recallAt1).toBeGreaterThanOrEqual(0.75);
    expect(figures.meanReciprocalRank).toBeGreaterThanOrEqual(0.83);
  });

  it.each(['tuning', 'held out'] as const)('knows what it cannot answer, %s half', (half) => {
    const figures = measureRetrieval(index, half);
    expect(figures.rightRefusals).toBeGreaterThanOrEqual(0.8);
    expect(figures.wrongRefusals).toBeLessThanOrEqual(0.18);
  });
});
