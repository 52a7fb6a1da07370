const most = 4096;

/** Keeps every value of a short series and every 2nd, 4th, 8th … of a long one, 4096 at most. */
export function createSample() {
  let kept: number[] = [];
  let stride = 1;
  let seen = 0;
  return {
    add(value: number): void {
      if (seen % stride === 0) kept.push(value);
      seen += 1;
      if (kept.length < most) return;
      kept = kept.filter((_, index) => index % 2 === 0);
      stride *= 2;
    },
    count: () => kept.length,
    /** NaN without values. */
    median(): number {
      const sorted = Float64Array.from(kept).sort();
      return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
    },
  };
}
