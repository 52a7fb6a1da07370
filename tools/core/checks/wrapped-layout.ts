import { readNumber } from '../reading/number.ts';

/** A depth up to this many steps after the last one still begins the next row. */
const maxSteps = 3.5;

/**
 * How the lines of a wrapped row are filled, learnt from the first row, and the depths so far. They show where a row
 * begins after one that lost a value, in files where other values than depths are alone on their lines, too.
 */
export function createWrappedLayout() {
  let usual: number[] | undefined;
  let lengths: number[] = [];
  let isBroken = false;
  let depth = Number.NaN;
  let step = Number.NaN;

  return {
    addLine(length: number): void {
      if (usual && usual[lengths.length] !== length) isBroken = true;
      lengths.push(length);
    },
    endRow(first: string): void {
      if (!isBroken) {
        const next = readNumber(first);
        step = next - depth;
        depth = next;
        usual ??= lengths;
      }
      lengths = [];
      isBroken = false;
    },
    /** Whether the row so far has lost a value and this one, alone on its line, is the depth of the next row. */
    beginsRow(value: string): boolean {
      const steps = (readNumber(value) - depth) / step;
      return isBroken && steps > 0.5 && steps < maxSteps;
    },
  };
}
