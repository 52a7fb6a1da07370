import { lithologies, type Rock } from './lithologies.ts';

/** Rocks that a section of a preview is made of: those whose patterns can be told apart in a small picture. */
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

/** A pattern's definition, larger than on the site: pictures in a timeline are shown small. */
export function patternOf(ornament: Ornament, colour: string): string {
  const { width, height, lines, weight = 1, grains } = lithologies[ornament];
  const paths =
    (lines ? `<path stroke-width="${weight}" d="${lines}"/>` : '') +
    (grains ? `<path stroke-width="1.7" d="${grains}"/>` : '');
  return `<pattern id="${ornament}" width="${width}" height="${height}" patternUnits="userSpaceOnUse" patternTransform="scale(1.7)" fill="none" stroke="${colour}" stroke-linecap="round">${paths}</pattern>`;
}
