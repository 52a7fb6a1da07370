/**
 * Why no excerpt can be cut.
 * - `short`: the recording is not longer. `large`: the excerpt would be too large.
 * - `codec`: not every browser plays it. `locked`: it is encrypted. `edited`: it is a list of cuts.
 * - `broken`: it cannot be read. `tooMuch`: it needs too much time or memory.
 */
export type UncuttableReason =
  | 'short'
  | 'large'
  | 'codec'
  | 'locked'
  | 'edited'
  | 'broken'
  | 'tooMuch';

/** The error for a recording or film from which no excerpt can be cut. */
export class Uncuttable extends Error {
  override readonly name = 'Uncuttable';
  readonly reason: UncuttableReason;
  /** For `large`: how many whole seconds would be small enough. */
  readonly fittingSeconds: number;

  constructor(reason: UncuttableReason, fittingSeconds = 0) {
    super(reason);
    this.reason = reason;
    this.fittingSeconds = fittingSeconds;
  }
}
