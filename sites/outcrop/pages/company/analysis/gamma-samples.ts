import { normalFrom, randomFrom } from './random-from.ts';

const binWidth = 10;
const seed = 1912;

/**
 * 900 gamma-ray samples of an invented well with alternating sand and shale; the gaps of two tool runs were filled with
 * zeros.
 */
export const gammaSamples = draw();

/** The number of samples per 10 API, from 0 up. */
export const gammaBins = Array.from(
  { length: 16 },
  (_, bin) => gammaSamples.filter((value) => Math.floor(value / binWidth) === bin).length,
);

export const nullCount = gammaSamples.filter((value) => value === 0).length;
export const meanWithNulls = meanOf(gammaSamples);
export const meanWithout = meanOf(gammaSamples.filter((value) => value !== 0));

function draw(): number[] {
  const random = randomFrom(seed);
  const normal = normalFrom(random);
  return Array.from({ length: 900 }, (_, at) => {
    const inGap = (at > 210 && at <= 268) || (at > 640 && at <= 666);
    const rock = random() < 0.44 ? 42 + 9 * normal() : 98 + 14 * normal();
    return inGap ? 0 : Math.min(159, Math.max(12, rock));
  });
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
