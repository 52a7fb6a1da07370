import type { Rock } from '#site/art/lithologies.ts';

interface Bed {
  name: string;
  rock: Rock;
  /** The share of the column, in per cent. */
  thickness: number;
  stratum: 1 | 2 | 3 | 4;
  /** The level of the curve in per cent of the track: clay-rich rocks are more radioactive. */
  gamma: number;
}

export const beds: readonly Bed[] = [
  { name: 'Sandstone', rock: 'sandstone', thickness: 15, stratum: 1, gamma: 28 },
  { name: 'Shale', rock: 'shale', thickness: 12, stratum: 3, gamma: 78 },
  { name: 'Coal', rock: 'coal', thickness: 4, stratum: 3, gamma: 18 },
  { name: 'Siltstone', rock: 'siltstone', thickness: 12, stratum: 2, gamma: 56 },
  { name: 'Limestone', rock: 'limestone', thickness: 20, stratum: 4, gamma: 16 },
  { name: 'Marine shale', rock: 'shale', thickness: 14, stratum: 3, gamma: 86 },
  { name: 'Aquifer sand', rock: 'aquifer', thickness: 14, stratum: 1, gamma: 24 },
  { name: 'Basement', rock: 'granite', thickness: 9, stratum: 2, gamma: 66 },
];

/** The curve as an SVG path in a box of 100 by 100: each bed's level, with the same wiggles in every build. */
export const gammaCurve: string = drawCurve();

function drawCurve(): string {
  const points: string[] = [];
  let top = 0;
  let seed = 7;
  for (const bed of beds) {
    for (let depth = top; depth < top + bed.thickness; depth += 0.8) {
      seed = (seed * 16_807) % 2_147_483_647;
      const wiggle = ((seed % 1000) / 1000 - 0.5) * 14;
      points.push(`${(bed.gamma + wiggle).toFixed(1)} ${depth.toFixed(1)}`);
    }
    top += bed.thickness;
  }
  return `M${points.join('L')}`;
}
