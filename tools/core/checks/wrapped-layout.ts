import { readNumber } from '../reading/number.ts';

/** A depth so many steps below the last one still begins the next row. */
const mostSteps = 3.5;

/**
 * How the lines of a wrapped row are filled, learnt from the first row, and the depths so far. They tell where a row
 * begins behind one that lost a value, where not only depths are alone on their lines.
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
    /** Whether the row so far has lost something and this value, alone on its line, is the depth of the next one. */
    beginsRow(value: string): boolean {
      const steps = (readNumber(value) - depth) / step;
      return isBroken && steps > 0.5 && steps < mostSteps;
    },
  };
}
