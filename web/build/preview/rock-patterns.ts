/** Ornaments of geological sections as SVG patterns, after those of the site (components/lithology.module.css). */
const drawings = {
  sandstone: [14, 14, dots('2.5 3 9.5 5.5 5 10.5 12 12', 0.9)],
  shale: [22, 10, stroke('M1 2.5h9M13 7.5h8')],
  limestone: [28, 16, stroke('M0 .5h28M0 8.5h28M7.5 0v8M21.5 8v8')],
  siltstone: [20, 10, stroke('M1 2.5h6M12 7.5h6') + dots('11 2.5 5 7.5', 0.8)],
  basalt: [18, 14, stroke('M2 3l2.5 4L7 3M11 9l2.5 4L16 9')],
  granite: [18, 18, stroke('M4.5 2v5M2 4.5h5M13.5 11v5M11 13.5h5')],
  aquifer: [24, 12, stroke('M0 3.5c3-3 6-3 9 0s3 2 5 0M12 9.5c3-3 6-3 9 0')],
} as const;

export type Ornament = keyof typeof drawings;

export const ornaments = Object.keys(drawings) as Ornament[];

/** A pattern's definition, larger than on the site: pictures in a timeline are shown small. */
export function patternOf(ornament: Ornament, colour: string): string {
  const [width, height, marks] = drawings[ornament];
  return `<pattern id="${ornament}" width="${width}" height="${height}" patternUnits="userSpaceOnUse" patternTransform="scale(1.7)" fill="${colour}" stroke="${colour}">${marks}</pattern>`;
}

function stroke(path: string): string {
  return `<path fill="none" stroke-width="1" d="${path}"/>`;
}

function dots(centres: string, radius: number): string {
  const numbers = centres.split(' ');
  return Array.from(
    { length: numbers.length / 2 },
    (_, index) =>
      `<circle stroke="none" cx="${numbers[2 * index]}" cy="${numbers[2 * index + 1]}" r="${radius}"/>`,
  ).join('');
}
