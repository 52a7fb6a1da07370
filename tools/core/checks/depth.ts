import { curveName } from './curve-names.ts';
import type { DataContext, Row } from './data-check.ts';
import { checkDepthEnds } from './depth-ends.ts';
import { checkDepthMultiple } from './depth-multiple.ts';
import type { DepthPoint } from './depth-point.ts';
import { createSpacing } from './depth-spacing.ts';
import { halfLastDigit } from './quantity.ts';

const rowsToLearn = 64;

interface DepthCheck {
  /** Receives every row, whole or not. */
  row(row: Row): void;
  /**
   * @param of `isCut`: whether rows below are not read, so that STOP cannot be checked; `unreadable`: depths that are
   *   not numbers, which are reported as such
   */
  end(of: { isCut: boolean; unreadable: number }): void;
  /** Depths of the first and last row that have one. */
  first(): number | undefined;
  last(): number | undefined;
}

/**
 * Checks the depth column for consistency and against STRT, STOP and STEP. Learns the usual step from the first rows.
 */
export function checkDepth(context: DataContext): DepthCheck {
  const { report, curves } = context;
  let learning: DepthPoint[] | undefined = [];
  let spacing: ReturnType<typeof createSpacing> | undefined;
  /** Of the rows with a certain depth, and of all rows. */
  let first: DepthPoint | undefined;
  let last: DepthPoint | undefined;
  let firstOfAll: DepthPoint | undefined;
  let lastOfAll: DepthPoint | undefined;
  const unread = { line: 0, count: 0 };
  /** The lowest and highest depth of the rows with a certain depth. */
  let least: DepthPoint | undefined;
  let greatest: DepthPoint | undefined;
  let isUpwards = false;
  let after = 0;

  function learn(): void {
    if (!learning) return;
    const points = learning;
    learning = undefined;
    const digit = Math.min(...points.map(({ decimals }) => 2 * halfLastDigit(decimals)));
    const steps = points.slice(1).map(({ depth }, i) => depth - points[i]!.depth);
    isUpwards = steps.filter((step) => step < 0).length > steps.length / 2;
    const lengths = steps.map(Math.abs).filter((step) => step > 0);
    const usual = lengths.toSorted((a, b) => a - b)[Math.floor(lengths.length / 2)];
    spacing = createSpacing(context, { usual, digit, direction: isUpwards ? -1 : 1 });
    points.forEach(spacing.add);
  }

  return {
    first: () => (first ?? firstOfAll)?.depth,
    last: () => (last ?? lastOfAll)?.depth,
    row({ line, decimals, values, isWhole }) {
      const depth = values[0];
      if (depth === undefined) return;
      if (depth !== depth) {
        if (!isWhole) return;
        if (unread.count === 0) unread.line = line;
        unread.count += 1;
        after += 1;
        return;
      }
      const point = { depth, decimals, line, after, isSure: isWhole };
      after = 0;
      firstOfAll ??= point;
      lastOfAll = point;
      if (isWhole) {
        first ??= point;
        last = point;
        if (!least || depth < least.depth) least = point;
        if (!greatest || depth > greatest.depth) greatest = point;
      }
      if (learning) {
        learning.push(point);
        if (learning.length > rowsToLearn) learn();
      } else spacing?.add(point);
    },
    end({ isCut, unreadable }) {
      learn();
      const isReported = unreadable === unread.count;
      if (unread.count > 0 && !isReported) {
        const more = unread.count > 1 ? `, and in ${unread.count - 1} more rows` : '';
        report(
          'depth-order',
          unread.line,
          `${curveName(curves, 0)} is null or unreadable here${more}. Restore the depth or remove the row.`,
          { curve: curveName(curves, 0) },
        );
      }
      const top = first ?? firstOfAll;
      const bottom = last ?? lastOfAll;
      const learned = spacing?.end(Math.max(top?.depth ?? 0, bottom?.depth ?? 0));
      if (learned && !learned.isIndex) return;
      if (!learned?.isStepWrong) checkDepthMultiple(context);
      if (top && bottom && learned) {
        // If rows are in the wrong order, the first and last row are not the ends.
        const [low, high] = [least ?? top, greatest ?? bottom];
        const [start, stop] = isUpwards ? [high, low] : [low, high];
        const lastRows = isCut ? [] : [bottom, lastOfAll!, stop];
        checkDepthEnds(context, [top, firstOfAll!, start], lastRows, learned);
      }
    },
  };
}
