import type { Timed } from './measure-page.ts';

/** The median of the numbers; for an even count, the lower one. */
export function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor((numbers.length - 1) / 2)]!;
}

/** The median of each figure over the loads of one page. */
export function medians(loads: readonly Timed[]): Timed {
  const of = (figure: keyof Timed) => median(loads.map((load) => load[figure]));
  return {
    performance: of('performance'),
    lcp: of('lcp'),
    tbt: of('tbt'),
    cls: of('cls'),
    bytes: of('bytes'),
  };
}
