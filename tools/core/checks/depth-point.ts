export interface DepthPoint {
  depth: number;
  /** Digits behind the point, as written. */
  decimals: number;
  line: number;
  /** Rows without a depth right above. */
  after: number;
  /** The row has one value per curve, so that its first value is the depth. */
  isSure: boolean;
}

/** The depth with the decimals that it is written with. */
export function depthText({ depth, decimals }: DepthPoint): string {
  return depth.toFixed(Math.max(0, Math.min(decimals, 100)));
}
