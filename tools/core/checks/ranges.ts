import { kindOf, unitOf } from './curve-kinds.ts';
import { curveName } from './curve-names.ts';
import type { DataCheck, DataContext } from './data-check.ts';
import { quantity } from './quantity.ts';
import { createSample } from './sample.ts';
import { isBeyond, ownRange, valueLimits } from './value-limits.ts';

const fewest = 5;

/** Checks values against what a tool of that kind can read in the declared unit, or against the configured range. */
export function checkRanges({ curves, config, report }: DataContext): DataCheck {
  const watched = curves.flatMap((curve, column) => {
    const own = ownRange(curve, config);
    const kind = kindOf(curve);
    const unit = unitOf(kind, curve.unit);
    const limits = valueLimits(curve, config);
    if (column === 0 || !limits) return [];
    const outside = { count: 0, of: 0, line: 0, lowest: Infinity, highest: -Infinity };
    const name = curveName(curves, column);
    return [{ curve, name, column, own, kind, unit, limits, outside, sample: createSample() }];
  });

  function otherUnit({ kind, unit, own, sample }: (typeof watched)[number]): string | undefined {
    if (own || !kind || !unit?.usual || sample.count() < fewest) return undefined;
    const median = sample.median();
    const fits = ([lowest, highest]: readonly [number, number]) =>
      median >= lowest && median <= highest;
    if (fits(unit.usual)) return undefined;
    const other = kind.units.find((one) => one !== unit && one.usual && fits(one.usual));
    return other && `The median is ${Number(median.toPrecision(4))}: a value in ${other.names[0]}`;
  }

  return {
    row({ line, values }) {
      for (const { column, limits, outside, sample } of watched) {
        const value = values[column]!;
        if (value !== value) continue;
        sample.add(value);
        outside.of += 1;
        if (!isBeyond(limits, value)) continue;
        if (outside.count === 0) outside.line = line;
        outside.count += 1;
        outside.lowest = Math.min(outside.lowest, value);
        outside.highest = Math.max(outside.highest, value);
      }
    },
    end() {
      for (const one of watched) {
        const { curve, name, limits, outside } = one;
        const other = otherUnit(one);
        if (other) {
          report(
            'unit-range',
            curve.line,
            `${name} cannot be in ${curve.unit}. ${other}. Change the unit or convert the values.`,
          );
        } else if (outside.count > 0) {
          report('value-range', outside.line, rangeText(name, curve.unit, limits, outside));
        }
      }
    },
  };
}

function rangeText(
  name: string,
  unit: string,
  [lowest, highest]: readonly [number, number],
  outside: { count: number; of: number; lowest: number; highest: number },
): string {
  const values =
    outside.lowest === outside.highest
      ? `${outside.lowest}`
      : `${outside.lowest} to ${outside.highest}`;
  const range = `${lowest} to ${highest}${unit && ` ${unit}`}`;
  // Where most of a curve is impossible, single readings are not to blame.
  const advice =
    outside.count > outside.of / 2 && outside.of >= fewest
      ? 'Compare with the print whether unit and column belong to this curve.'
      : 'Look at the rows, and set spoilt readings to null.';
  return `${name} is ${values} in ${quantity(outside.count, 'row')}, beyond ${range}. ${advice}`;
}
