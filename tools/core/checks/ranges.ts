import { kindOf, unitOf } from './curve-kinds.ts';
import { curveName } from './curve-names.ts';
import type { DataCheck, DataContext } from './data-check.ts';
import { quantity } from './quantity.ts';
import { createSample } from './sample.ts';
import { ownRange, valueLimits } from './value-limits.ts';

const fewest = 5;

/** Checks values against what a tool of that kind can measure in the declared unit, or against the configured range. */
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

  function otherUnit({ kind, unit, own, sample }: (typeof watched)[number]) {
    if (own || !kind || !unit?.usual || sample.count() < fewest) return undefined;
    const median = sample.median();
    const fits = ([lowest, highest]: readonly [number, number]) =>
      median >= lowest && median <= highest;
    if (fits(unit.usual)) return undefined;
    const other = kind.units.find((one) => one !== unit && one.usual && fits(one.usual));
    return other && { unit: other.names[0]!, median: Number(median.toPrecision(4)) };
  }

  return {
    block({ rows, lines, columns }) {
      for (const { column, limits, outside, sample } of watched) {
        const values = columns[column]!;
        const [lowest, highest] = limits;
        outside.of += sample.add(values, rows);
        for (let at = 0; at < rows; at++) {
          const value = values[at]!;
          if ((value >= lowest && value <= highest) || value !== value) continue;
          if (outside.count === 0) outside.line = lines[at]!;
          outside.count += 1;
          outside.lowest = Math.min(outside.lowest, value);
          outside.highest = Math.max(outside.highest, value);
        }
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
            `${name} cannot be in ${curve.unit}. The median is ${other.median}, which fits ${other.unit}. Change the unit or convert the values.`,
            { curve: name, expected: other.unit, actual: curve.unit },
          );
        } else if (outside.count > 0) {
          const expected = `${limits[0]} to ${limits[1]}${curve.unit && ` ${curve.unit}`}`;
          const { lowest, highest } = outside;
          const actual = lowest === highest ? `${lowest}` : `${lowest} to ${highest}`;
          report(
            'value-range',
            outside.line,
            `${name} is ${actual} in ${quantity(outside.count, 'row')}, outside ${expected}. ${adviceOn(outside)}`,
            { curve: name, expected, actual },
          );
        }
      }
    },
  };
}

interface Outside {
  count: number;
  of: number;
  lowest: number;
  highest: number;
}

/** If most of a curve is impossible, single readings are not the cause. */
function adviceOn(outside: Outside): string {
  if (outside.lowest === 0 && outside.highest === 0) {
    return 'Nothing was read there: set the rows to null.';
  }
  return outside.count > outside.of / 2 && outside.of >= fewest
    ? 'Check in the print that the unit and the column belong to this curve.'
    : 'Look at the rows, and set bad readings to null.';
}
