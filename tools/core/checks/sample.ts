const most = 4096;

/** Keeps every value of a short series and every 2nd, 4th, 8th … of a long one, 4096 at most. */
export function createSample() {
  let kept: number[] = [];
  let stride = 1;
  /** The number of values to skip before the next one that is kept. */
  let toSkip = 0;

  function keep(value: number): void {
    kept.push(value);
    toSkip = stride - 1;
    if (kept.length < most) return;
    kept = kept.filter((_, index) => index % 2 === 0);
    stride *= 2;
  }

  return {
    /**
     * Adds the first values up to a count, without NaN.
     * @returns how many were not NaN
     */
    add(values: Float64Array, count: number): number {
      let added = 0;
      let skip = toSkip;
      for (let at = 0; at < count; at++) {
        const value = values[at]!;
        if (value !== value) continue;
        added += 1;
        if (skip > 0) {
          skip -= 1;
          continue;
        }
        keep(value);
        skip = toSkip;
      }
      toSkip = skip;
      return added;
    },
    count: () => kept.length,
    /** NaN if there are no values. */
    median(): number {
      const sorted = Float64Array.from(kept).sort();
      return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
    },
  };
}
