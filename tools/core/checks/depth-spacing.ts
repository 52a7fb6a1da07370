import { findItem } from '../reading/header.ts';
import { readNumber } from '../reading/number.ts';
import { curveName } from './curve-names.ts';
import type { DataContext } from './data-check.ts';
import {
  createDepthFindings,
  type BackRun,
  type Turns,
  type UnevenDistances,
} from './depth-findings.ts';
import { createJumps } from './depth-jumps.ts';
import { depthText, type DepthPoint } from './depth-point.ts';
import { createRepeats } from './depth-repeats.ts';
import type { SpacingResult } from './depth-ends.ts';
import { otherDepthUnit } from './other-depth-unit.ts';
import { checkStep } from './step.ts';

interface SpacingHints {
  /** The median distance of the first rows; undefined with fewer than two depths. */
  usual: number | undefined;
  /** One unit in the last digit of the depth column. */
  digit: number;
  /** −1 if depths decrease, as in logs recorded on the way up. */
  direction: 1 | -1;
}

/**
 * Depths that were converted or stored with few digits may be this much closer or farther apart and still count as
 * regular.
 */
const roundingShare = 0.02;
/** A column that reverses more often than this, and in more than this share of its rows, is not an index. */
const maxTurns = { count: 10, share: 0.05 };
/** At most this many findings wait until it is known whether the column is an index. */
const maxWaiting = 1000;
/**
 * If a larger share of the distances is uneven, the mean of the others is not a STEP: rounding may have selected them.
 */
const unevenShare = 0.01;

function isMultiple(length: number, digit: number): boolean {
  const digits = length / digit;
  return Math.abs(digits - Math.round(digits)) < 1e-6;
}

/** Checks order, gaps and regularity of the depths, row by row. */
export function createSpacing(context: DataContext, { usual = 0, digit, direction }: SpacingHints) {
  const { header, curves, report } = context;
  const findings = createDepthFindings(context, usual);
  const stepItem = findItem(header.items.W, 'STEP');
  const declared = readNumber(stepItem?.value ?? '');
  const even = declared !== 0;
  const slack = Math.max(1.5 * digit + 1e-6 * usual, roundingShare * usual);
  /**
   * With depths as coarse as 1, 2, 3, a distance of two steps is a gap, not rounding: no depth of this STEP needs to be
   * rounded.
   */
  const isExact =
    isMultiple(Math.abs(declared), digit) && Math.abs(usual - Math.abs(declared)) < 1e-6 * usual;
  const minGap = 1.5 * usual + (isExact ? 0 : slack);
  let before: DepthPoint | undefined;
  /** Irregular distances of broken rows. */
  let doubtful = 0;
  let returning = false;
  /** The consecutive rows that go back, so far. */
  let back: BackRun | undefined;
  let segments = 1;
  const regular = { count: 0, sum: 0 };
  const uneven: UnevenDistances = { count: 0, line: 0, text: '', length: 0 };
  const turns: Turns = { count: 0, first: undefined };
  let points = 0;
  let isIndex: boolean | undefined;
  /** Findings that wait until that is known. */
  let waiting: (() => void)[] = [];
  const repeats = createRepeats();
  const jumps = createJumps(isNext, (jump) => find(() => findings.gap(jump)));

  function find(say: () => void): void {
    if (isIndex === undefined) waiting.push(say);
    else if (isIndex) say();
    if (waiting.length === maxWaiting) settle();
  }

  function settle(): void {
    isIndex ??= turns.count <= Math.max(maxTurns.count, maxTurns.share * points);
    if (isIndex) for (const say of waiting) say();
    waiting = [];
  }

  function goesBack(from: DepthPoint, point: DepthPoint, returned: boolean): void {
    if (!returned) turns.count += 1;
    turns.first ??= [from, point];
    if (back) Object.assign(back, { last: point, rows: back.rows + 1 });
    else back = { from, point, last: point, rows: 1 };
    jumps.goesBack(back.from, point);
    returning = true;
  }

  function endBack(): void {
    if (!back) return;
    const run = back;
    back = undefined;
    find(() => findings.goesBack(run));
  }

  function isNext({ depth }: DepthPoint, other: DepthPoint): boolean {
    const length = (depth - other.depth) * direction;
    return length > 0 && length <= 2 * usual + slack;
  }

  function contradictsStep(mean: number): boolean {
    const error = (digit * segments) / regular.count;
    const tellsStep = uneven.count + doubtful <= unevenShare * regular.count;
    return tellsStep && checkStep(context, { mean, direction, error });
  }

  function checkUnit(mean: number, deepest: number): void {
    const unit = curves[0]?.unit || (stepItem?.unit ?? '');
    const other = otherDepthUnit(header, unit, mean, deepest);
    if (!other) return;
    const details = { curve: curveName(curves, 0), expected: other.unit, actual: unit };
    report('depth-unit', stepItem?.line ?? 1, other.text, details);
  }

  return {
    add(point: DepthPoint): void {
      const from = before;
      before = point;
      points += 1;
      if (!from) return;
      const length = (point.depth - from.depth) * direction;
      if (!point.isSure && Math.abs(length - usual) > slack) {
        // The first value of a broken row may not be its depth.
        before = undefined;
        doubtful += 1;
        return;
      }
      const returned = returning;
      returning = false;
      // A row without a depth still takes up its place between the others.
      const { after } = point;
      if (after > 0 && Math.abs(length - (after + 1) * usual) <= (after + 1) * slack) return;
      if (length !== 0) repeats.endRun();
      if (length >= 0) endBack();
      if (length === 0) {
        repeats.add(point);
        returning = true;
      } else if (length < 0) goesBack(from, point, returned);
      else if (even && length > minGap) {
        // A broken row may also contain the next one.
        const isHeld = !from.isSure && isNext(point, from);
        if (!returned && !isHeld) jumps.add({ from, point, length });
      } else if (Math.abs(length - usual) <= slack) {
        regular.count += 1;
        regular.sum += length;
        return;
      } else if (even) {
        uneven.count += 1;
        if (uneven.count === 1) {
          Object.assign(uneven, { line: point.line, text: depthText(from), length });
        }
      }
      segments += 1;
    },
    end(deepest: number): SpacingResult {
      jumps.end();
      endBack();
      const longest = repeats.end((what, point) => find(() => findings.notAscending(what, point)));
      settle();
      // If all depths are equal, they say nothing about STRT and STOP.
      if (longest === points && points > 2) return { step: 0, isStepWrong: false, isIndex: false };
      if (!isIndex) {
        findings.notIndex(turns, points);
        return { step: 0, isStepWrong: false, isIndex: false };
      }
      if (uneven.count > 0) findings.uneven(uneven);
      const isRegular = regular.count > 0 && regular.count >= uneven.count;
      if (!isRegular) return { step: even ? usual : 0, isStepWrong: false, isIndex: true };
      const mean = regular.sum / regular.count;
      const isStepWrong = contradictsStep(mean);
      checkUnit(mean, deepest);
      return { step: mean, isStepWrong, isIndex: true };
    },
  };
}
