import { lithologies, type Rock } from './lithologies.ts';

/** The rocks in the section of a preview: those whose patterns can be told apart in a small picture. */
export const ornaments = [
  'sandstone',
  'shale',
  'limestone',
  'siltstone',
  'basalt',
  'granite',
  'aquifer',
] as const satisfies Rock[];

export type Ornament = (typeof ornaments)[number];

/**
 * Patterns are larger than on the site, because pictures in a timeline are shown small. The tiles are scaled instead of
 * the pattern, and their sides stay whole numbers: librsvg draws such a picture in 15 ms, but takes 250 ms with a
 * `patternTransform`.
 */
const scale = 1.5;

/** Returns a pattern's definition. */
export function patternOf(ornament: Ornament, colour: string): string {
  const { width, height, lines, weight = 1, grains } = lithologies[ornament];
  const paths =
    (lines ? `<path stroke-width="${weight}" d="${lines}"/>` : '') +
    (grains ? `<path stroke-width="1.7" d="${grains}"/>` : '');
  return `<pattern id="${ornament}" width="${width * scale}" height="${height * scale}" patternUnits="userSpaceOnUse" fill="none" stroke="${colour}" stroke-linecap="round"><g transform="scale(${scale})">${paths}</g></pattern>`;
}
