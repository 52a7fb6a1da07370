import { curveName } from './curve-names.ts';
import type { DataCheck, DataContext } from './data-check.ts';
import { checkDepthEnds } from './depth-ends.ts';
import { createSpacing } from './depth-spacing.ts';
import { halfLastDigit } from './quantity.ts';

export interface DepthPoint {
  depth: number;
  text: string;
  line: number;
}

const rowsToLearn = 64;

/**
 * Checks the depth column for consistency and against STRT, STOP and STEP. Learns the usual step from the first rows.
 */
export function checkDepth(context: DataContext): DataCheck {
  const { report, curves } = context;
  let learning: DepthPoint[] | undefined = [];
  let spacing: ReturnType<typeof createSpacing> | undefined;
  let first: DepthPoint | undefined;
  let last: DepthPoint | undefined;
  const unread = { line: 0, count: 0 };

  function learn(): void {
    if (!learning) return;
    const points = learning;
    learning = undefined;
    const digit = Math.min(...points.map(({ text }) => 2 * halfLastDigit(text)));
    const steps = points.slice(1).map(({ depth }, i) => depth - points[i]!.depth);
    const up = steps.filter((step) => step < 0).length > steps.length / 2;
    const lengths = steps.map(Math.abs).filter((step) => step > 0);
    const usual = lengths.toSorted((a, b) => a - b)[Math.floor(lengths.length / 2)];
    spacing = createSpacing(context, { usual, digit, direction: up ? -1 : 1 });
    points.forEach(spacing.add);
  }

  return {
    row({ line, texts, values }) {
      const depth = values[0];
      if (depth === undefined) return;
      if (Number.isNaN(depth)) {
        if (unread.count === 0) unread.line = line;
        unread.count += 1;
        return;
      }
      const point = { depth, text: texts[0]!, line };
      first ??= point;
      last = point;
      if (learning) {
        learning.push(point);
        if (learning.length > rowsToLearn) learn();
      } else spacing?.add(point);
    },
    end() {
      learn();
      if (unread.count > 0) {
        const more = unread.count > 1 ? `, and in ${unread.count - 1} more rows` : '';
        report(
          'depth-order',
          unread.line,
          `${curveName(curves, 0)} is null or unreadable here${more}. A row without a depth belongs nowhere: restore it or remove the row.`,
        );
      }
      if (first && last) checkDepthEnds(context, first, last);
      spacing?.end();
    },
  };
}
