type Point = [number, number];

/** `count` values from `from` to `to`, evenly spaced, both ends included. */
export function range(from: number, to: number, count: number): number[] {
  return Array.from({ length: count }, (_, i) => from + ((to - from) * i) / (count - 1));
}

/** `count` values from `from` to `to` (both positive), evenly spaced in the logarithm. */
export function logRange(from: number, to: number, count: number): number[] {
  return range(Math.log(from), Math.log(to), count).map(Math.exp);
}

/** Points of y = f(x). */
export function curve(f: (x: number) => number, xs: number[]): Point[] {
  return xs.map((x) => [x, f(x)]);
}

/** A log curve: points [value, depth] of value = f(depth). */
export function curveByDepth(f: (depth: number) => number, depths: number[]): Point[] {
  return depths.map((depth) => [f(depth), depth]);
}

/**
 * A seeded pseudo-random number generator (mulberry32), so that synthetic examples and covers are the same on
 * every machine.
 */
export function randomFrom(seed: string): {
  uniform: (min?: number, max?: number) => number;
  normal: (mean?: number, deviation?: number) => number;
  integer: (min: number, max: number) => number;
} {
  let state = 2166136261;
  for (const character of seed) state = Math.imul(state ^ character.charCodeAt(0), 16777619);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const normal = (mean = 0, deviation = 1) => {
    const radius = Math.sqrt(-2 * Math.log(1 - next()));
    return mean + deviation * radius * Math.cos(2 * Math.PI * next());
  };
  return {
    uniform: (min = 0, max = 1) => min + (max - min) * next(),
    normal,
    integer: (min, max) => min + Math.floor((max - min + 1) * next()),
  };
}
