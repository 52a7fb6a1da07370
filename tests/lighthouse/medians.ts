import type { Measured } from './measure-page.ts';

/** The middle of the numbers; of an even count the lower middle. */
export function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor((numbers.length - 1) / 2)]!;
}

export type Figures = Omit<Measured, 'findings'>;

/** Each figure's median over the runs of one page. */
export function medians(runs: readonly Measured[]): Figures {
  const of = (figure: keyof Figures) => median(runs.map((run) => run[figure]));
  return {
    performance: of('performance'),
    accessibility: of('accessibility'),
    bestPractices: of('bestPractices'),
    seo: of('seo'),
    lcp: of('lcp'),
    tbt: of('tbt'),
    cls: of('cls'),
    bytes: of('bytes'),
  };
}
