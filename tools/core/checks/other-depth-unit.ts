import { findItem, type Header } from '../reading/header.ts';
import { readNumber } from '../reading/number.ts';
import { axisUnit } from './unit-name.ts';

/** Depths that are rare in metres and common in feet. */
const deepInMetres = 4500;

/** Total depths in ~W and ~P, under the names that service companies use. */
const totalDepth = /^(TD|TDD|TDL|TDEP|TVDD|DD|DL|DTD|LTD|TDLF|TDDF|BLI|LBI|TDDR|TDLO)$/;

/**
 * Returns the unit that the depths are more likely in, with the reasons. A step of 0.1524 in feet is proof enough. A
 * step of 0.5 in metres is common in both, so a second sign is required, and a total depth in metres that fits the rows
 * is evidence against it.
 */
export function otherDepthUnit(
  { items }: Header,
  unit: string,
  step: number,
  deepest: number,
): { text: string; unit: 'M' | 'F' } | undefined {
  const is = (value: number) => Math.abs(step / value - 1) < 1e-3;
  const axis = axisUnit(unit);
  if (axis === 'F' && (is(0.1524) || is(0.0762))) {
    return {
      unit: 'M',
      text: `Rows are ${Number(step.toFixed(4))} apart, which is half a foot in metres, but the unit is F. Write M, or divide by 0.3048.`,
    };
  }
  if (axis !== 'M' || !is(0.5)) return undefined;
  const totals = [...items.W, ...items.P]
    .filter(({ mnemonic }) => totalDepth.test(mnemonic))
    .map((item) => ({ unit: axisUnit(item.unit), depth: readNumber(item.value) }))
    .filter(({ depth }) => depth > 0);
  const fits = (depth: number) => depth > 0.9 * deepest && depth < 1.2 * deepest;
  if (totals.some((total) => total.unit === 'M' && fits(total.depth))) return undefined;
  const isTotalInFeet = totals.some((total) => total.unit === 'F' && fits(total.depth));
  const isBelowTotal = totals.some((total) => total.unit === 'M' && deepest > 1.5 * total.depth);
  const isEndInFeet = ['STRT', 'STOP'].some(
    (name) => axisUnit(findItem(items.W, name)?.unit ?? '') === 'F',
  );
  if (!isTotalInFeet && !isBelowTotal && !isEndInFeet && deepest < deepInMetres) return undefined;
  return {
    unit: 'F',
    text: `Rows are ${Number(step.toFixed(4))} apart, which is usual in feet, but the unit is M. Compare with the depth of the well: write F, or multiply by 0.3048.`,
  };
}
