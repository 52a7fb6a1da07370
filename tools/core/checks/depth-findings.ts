import { curveName } from './curve-names.ts';
import type { DataContext } from './data-check.ts';
import type { Jump } from './depth-jumps.ts';
import { depthText, type DepthPoint } from './depth-point.ts';
import { quantity } from './quantity.ts';

/** Consecutive rows that go back. */
export interface BackRun {
  from: DepthPoint;
  /** The first and the last of the rows. */
  point: DepthPoint;
  last: DepthPoint;
  rows: number;
}

/** Distances that are neither the usual one nor a gap. */
export interface UnevenDistances {
  count: number;
  /** Of the first one: the line of its second row, the depth of its first row, and its length. */
  line: number;
  text: string;
  length: number;
}

/** How often depths turn back, and where they do so first. */
export interface Turns {
  count: number;
  first: [from: DepthPoint, to: DepthPoint] | undefined;
}

const implausibleGap = 1_000_000;

/**
 * Reports what is wrong with the order and the distances of depths.
 * @param usual the usual distance
 */
export function createDepthFindings({ curves, report }: DataContext, usual: number) {
  const unit = curves[0]?.unit ?? '';
  const name = curveName(curves, 0);

  const fromTo = (from: DepthPoint, point: DepthPoint) =>
    `from ${depthText(from)} to ${depthText(point)}${unit && ` ${unit}`}`;

  /** The usual distance and this one, to six digits. */
  function distances(length: number) {
    const [expected = '', actual = ''] = [usual, length].map(
      (one) => `${Number(one.toPrecision(6))}`,
    );
    return { expected, actual };
  }

  function notAscending(what: string, point: DepthPoint): void {
    const actual = depthText(point);
    const message = `${name} ${what}. Mark the rows and ask for the field data.`;
    report('depth-order', point.line, message, { curve: name, actual });
  }

  return {
    notAscending,
    goesBack({ from, point, last, rows }: BackRun): void {
      const onTo = rows > 1 ? `, and on to ${depthText(last)} in ${rows} rows` : '';
      notAscending(`goes back ${fromTo(from, point)}${onTo}`, point);
    },
    gap({ from, point, length }: Jump): void {
      const count = Math.max(1, Math.round(length / usual) - 1);
      const between = `between ${depthText(from)} and ${depthText(point)}`;
      const what =
        count > implausibleGap
          ? `More than a million rows would fit ${between}. Compare the depth with the print`
          : `${quantity(count, 'row')} ${count === 1 ? 'is' : 'are'} missing ${between}. Fill with nulls, or declare STEP 0`;
      report('depth-gap', point.line, `${what}.`, { curve: name, ...distances(length) });
    },
    notIndex(turns: Turns, rows: number): void {
      const [from, to] = turns.first!;
      report(
        'depth-order',
        to.line,
        `${name} turns back ${turns.count} times in ${rows} rows, first ${fromTo(from, to)}. Such a column is not an index: compare ~C with the columns.`,
        { curve: name, actual: depthText(to) },
      );
    },
    uneven({ count, line, text, length }: UnevenDistances): void {
      const where = `first between ${text} and the row below`;
      report(
        'depth-spacing',
        line,
        `${quantity(count, 'distance')} ${count === 1 ? 'differs' : 'differ'} from the usual ${usual.toPrecision(4)}, ${where}. Declare STEP 0, or resample.`,
        { curve: name, ...distances(length) },
      );
    },
  };
}
