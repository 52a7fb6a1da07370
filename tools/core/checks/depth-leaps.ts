import type { DepthPoint } from './depth-point.ts';

/** An apparent gap between two rows. */
export interface Leap {
  from: DepthPoint;
  point: DepthPoint;
  length: number;
}

/** Blocks of rows in a wrong place that are remembered. */
const mostBlocks = 16;

/**
 * Tells rows that are missing from rows that stand elsewhere: a depth that is mistyped, or a block of rows that was moved
 * or reversed, makes depths leap ahead, and come back later.
 * @param isNext whether a depth is up to two rows behind another one
 */
export function createLeaps(
  isNext: (depth: DepthPoint, other: DepthPoint) => boolean,
  say: (leap: Leap) => void,
) {
  /** The latest gap, until its rows turn up elsewhere or it is reported. */
  let open: Leap | undefined;
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
    add(leap: Leap): void {
      end();
      open = leap;
    },
    /** @param last the row from which depths go back */
    goesBack(last: DepthPoint, to: DepthPoint): void {
      if (!open || !isNext(to, open.from)) return;
      if (blocks.length < mostBlocks) blocks.push([open.point, last]);
      open = undefined;
    },
    end,
  };
}
