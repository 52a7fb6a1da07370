import { findItem } from '../reading/header.ts';
import { readNumber } from '../reading/number.ts';
import { axisUnit } from './axis-unit.ts';
import { curveName } from './curve-names.ts';
import type { DataContext } from './data-check.ts';
import type { DepthPoint } from './depth.ts';
import { quantity } from './quantity.ts';
import { checkStep } from './step.ts';

interface Learnt {
  /** The median distance of the first rows; undefined with fewer than two depths. */
  usual: number | undefined;
  /** One unit of the last digit of the depth column. */
  digit: number;
  /** −1 if depths decrease, as in logs recorded on the way up. */
  direction: 1 | -1;
}

/** Checks order, gaps and regularity of the depths, row by row. */
export function createSpacing(context: DataContext, { usual = 0, digit, direction }: Learnt) {
  const { header, curves, report } = context;
  const unit = curves[0]?.unit ?? '';
  const name = curveName(curves, 0);
  const stepItem = findItem(header.items.W, 'STEP');
  const declared = readNumber(stepItem?.value ?? '');
  const even = declared !== 0;
  const slack = 1.5 * digit + 1e-6 * usual;
  let before: DepthPoint | undefined;
  let returning = false;
  let segments = 1;
  const regular = { count: 0, sum: 0 };
  const uneven = { count: 0, line: 0, text: '' };

  function notAscending(from: DepthPoint, { text, line, depth }: DepthPoint): void {
    const where = `${from.text} to ${text}${unit && ` ${unit}`}`;
    const what =
      depth === from.depth ? `${name} ${text} occurs twice` : `${name} goes back from ${where}`;
    report('depth-order', line, `${what}. Mark the rows and ask for the field data.`);
    returning = true;
  }

  function gap(from: DepthPoint, { text, line }: DepthPoint, length: number): void {
    const missing = quantity(Math.max(1, Math.round(length / usual) - 1), 'row');
    report(
      'depth-gap',
      line,
      `${missing} missing between ${from.text} and ${text}. Fill with nulls, or declare STEP 0.`,
    );
  }

  return {
    add(point: DepthPoint): void {
      const from = before;
      before = point;
      if (!from) return;
      const length = (point.depth - from.depth) * direction;
      const returned = returning;
      returning = false;
      if (length <= 0) notAscending(from, point);
      else if (even && length > 1.5 * usual + slack) {
        if (!returned) gap(from, point, length);
      } else if (Math.abs(length - usual) <= slack) {
        regular.count += 1;
        regular.sum += length;
        return;
      } else if (even) {
        uneven.count += 1;
        if (uneven.count === 1) Object.assign(uneven, { line: point.line, text: from.text });
      }
      segments += 1;
    },
    end(): void {
      if (uneven.count > 0) {
        const where = `first between ${uneven.text} and the row below`;
        report(
          'depth-spacing',
          uneven.line,
          `${quantity(uneven.count, 'distance')} differ from the usual ${usual.toPrecision(4)}, ${where}. Declare STEP 0, or resample.`,
        );
      }
      if (regular.count === 0 || regular.count < uneven.count) return;
      const mean = regular.sum / regular.count;
      checkStep(context, { mean, direction, error: (digit * segments) / regular.count });
      const habit = foreignHabit(axisUnit(unit || (stepItem?.unit ?? '')), mean);
      if (habit) report('depth-unit', stepItem?.line ?? 1, habit);
    },
  };
}

function foreignHabit(unit: string, step: number): string | undefined {
  const is = (value: number) => Math.abs(step / value - 1) < 1e-3;
  if (unit === 'M' && (is(0.5) || is(0.25))) {
    return `Rows are ${Number(step.toFixed(4))} apart, which is the habit of feet, but the unit is M. Compare with the depth of the well: write F, or multiply by 0.3048.`;
  }
  if (unit === 'F' && (is(0.1524) || is(0.0762))) {
    return `Rows are ${Number(step.toFixed(4))} apart, which is half a foot in metres, but the unit is F. Write M, or divide by 0.3048.`;
  }
  return undefined;
}
