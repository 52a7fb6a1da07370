export interface DepthPoint {
  depth: number;
  /** Digits after the decimal point, as written. */
  decimals: number;
  line: number;
  /** Rows without a depth directly above. */
  after: number;
  /** Whether the row has one value per curve, so that its first value is the depth. */
  isSure: boolean;
}

/** Formats the depth with the decimals with which it is written. */
export function depthText({ depth, decimals }: DepthPoint): string {
  return depth.toFixed(Math.max(0, Math.min(decimals, 100)));
}
