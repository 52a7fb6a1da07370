import { findItem } from '../reading/header.ts';
import { readNumber } from '../reading/number.ts';
import type { DataContext } from './data-check.ts';
import type { DepthPoint } from './depth.ts';
import { halfLastDigit } from './quantity.ts';

const feetPerMetre = 1 / 0.3048;

/** Checks STRT and STOP against the first and last row, to the precision of both. */
export function checkDepthEnds(
  { header, report }: DataContext,
  first: DepthPoint,
  last: DepthPoint,
): void {
  for (const [name, which, point] of [
    ['STRT', 'first', first],
    ['STOP', 'last', last],
  ] as const) {
    const item = findItem(header.items.W, name);
    const stated = readNumber(item?.value ?? '');
    if (!item || Number.isNaN(stated)) continue;
    const slack = Math.max(halfLastDigit(item.value), halfLastDigit(point.text)) + 1e-9;
    if (Math.abs(stated - point.depth) <= slack + Math.abs(stated) * 1e-12) continue;
    const ratio = stated / point.depth;
    const mixed = [feetPerMetre, 1 / feetPerMetre].some(
      (factor) => Math.abs(ratio / factor - 1) < 1e-3,
    );
    const advice = mixed
      ? 'One is in feet and the other in metres: give both one unit.'
      : `Write ${name}.${item.unit} ${point.text}, unless rows were cut off.`;
    report(
      'start-stop',
      item.line,
      `${name} is ${item.value}, the ${which} row (line ${point.line}) lies at ${point.text}. ${advice}`,
    );
  }
}
