import type { DepthPoint } from './depth-point.ts';

/** An apparent gap between two rows. */
export interface Jump {
  from: DepthPoint;
  point: DepthPoint;
  length: number;
}

/** The number of blocks of misplaced rows that are remembered. */
const maxBlocks = 16;

/**
 * Distinguishes missing rows from misplaced ones. A mistyped depth, or a block of rows that was moved or reversed,
 * makes depths jump ahead and come back later.
 * @param isNext whether a depth is up to two rows after another one
 */
export function createJumps(
  isNext: (depth: DepthPoint, other: DepthPoint) => boolean,
  say: (jump: Jump) => void,
) {
  /** The latest gap, until its rows appear elsewhere or it is reported. */
  let open: Jump | undefined;
  /** Blocks of rows that come too early. */
  const blocks: (readonly [first: DepthPoint, last: DepthPoint])[] = [];

  function end(): void {
    if (!open) return;
    const { from, point } = open;
    const isHere = blocks.some(([first, last]) => isNext(first, from) && isNext(point, last));
    if (!isHere) say(open);
    open = undefined;
  }

  return {
    add(jump: Jump): void {
      end();
      open = jump;
    },
    /** @param last the last row before the depths go back */
    goesBack(last: DepthPoint, to: DepthPoint): void {
      if (!open || !isNext(to, open.from)) return;
      if (blocks.length < maxBlocks) blocks.push([open.point, last]);
      open = undefined;
    },
    end,
  };
}
