import { findItem } from '../reading/header.ts';
import { readNumber } from '../reading/number.ts';
import type { DataContext } from './data-check.ts';
import { depthText, type DepthPoint } from './depth-point.ts';
import { decimalsOf, halfLastDigit } from './quantity.ts';

const feetPerMetre = 1 / 0.3048;

export interface SpacingResult {
  /** The distance between rows; 0 if it varies. */
  step: number;
  /** Whether STEP was found to be wrong. */
  isStepWrong: boolean;
  /** Whether the column ascends or descends consistently, as an index must. */
  isIndex: boolean;
}

/**
 * Checks STRT and STOP against the first and last row, to the precision of both. STOP may be up to one step off, since
 * many programs round it up to a whole step, unless a wrong STEP caused the difference.
 * @param first the first whole row, and the first row of all, which may have lost its depth
 * @param last likewise; empty if the rows were not read to their end
 */
export function checkDepthEnds(
  { header, report }: DataContext,
  first: readonly DepthPoint[],
  last: readonly DepthPoint[],
  { step, isStepWrong }: SpacingResult,
): void {
  for (const [name, which, points] of [
    ['STRT', 'first', first],
    ['STOP', 'last', last],
  ] as const) {
    const item = findItem(header.items.W, name);
    const stated = readNumber(item?.value ?? '');
    const [point] = points;
    if (!point || !item || Number.isNaN(stated)) continue;
    const tolerance = name === 'STOP' && !isStepWrong ? step * 1.001 : 0;
    const text = depthText(point);
    const isAt = ({ depth, decimals }: DepthPoint) => {
      const written = halfLastDigit(Math.min(decimalsOf(item.value), decimals));
      const slack = Math.max(written, tolerance) + 1e-9;
      return Math.abs(stated - depth) <= slack + Math.abs(stated) * 1e-12;
    };
    if (points.some(isAt)) continue;
    const ratio = stated / point.depth;
    const mixed = [feetPerMetre, 1 / feetPerMetre].some(
      (factor) => Math.abs(ratio / factor - 1) < 1e-3,
    );
    const advice = mixed
      ? 'One is in feet and the other in metres: use one unit for both.'
      : `Write ${name}.${item.unit} ${text}, unless rows were cut off.`;
    report(
      'start-stop',
      item.line,
      `${name} is ${item.value}, but the ${which} row (line ${point.line}) is at ${text}. ${advice}`,
      mixed ? { actual: item.value } : { expected: text, actual: item.value },
    );
  }
}
