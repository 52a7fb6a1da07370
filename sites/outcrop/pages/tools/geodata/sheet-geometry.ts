/**
 * An invented map sheet of 800 by 500: three units that dip south, cut by a fault along which the eastern block has
 * moved. Paths follow the contacts from west to east; `strike` uses the right-hand rule.
 */

export const fault = 'M420 0L500 500';

export const contacts = [
  'M0 150C110 110 220 175 320 160S410 140 443 142',
  'M453 205C540 180 620 150 690 165S770 176 800 174',
  'M0 345C110 300 220 365 330 340S440 322 471 318',
  'M483 392C570 360 640 335 710 350S780 362 800 360',
] as const;

/** From the youngest, which is drawn below the others, to the oldest; a unit is the area north of its contacts. */
export const units = [
  { code: 'Kls', name: 'limestone', areas: ['M0 0H800V500H0Z'] },
  {
    code: 'Kss',
    name: 'sandstone',
    areas: [`${contacts[2]}L420 0H0Z`, `${contacts[3]}V0H420Z`],
  },
  {
    code: 'Jsh',
    name: 'shale',
    areas: [`${contacts[0]}L420 0H0Z`, `${contacts[1]}V0H420Z`],
  },
] as const;

export const measurements = [
  { x: 105, y: 70, strike: 82, dip: 18 },
  { x: 310, y: 84, strike: 95, dip: 22 },
  { x: 150, y: 236, strike: 80, dip: 24 },
  { x: 350, y: 246, strike: 98, dip: 26 },
  { x: 600, y: 92, strike: 78, dip: 20 },
  { x: 650, y: 258, strike: 76, dip: 27 },
  { x: 190, y: 430, strike: 92, dip: 31 },
  { x: 640, y: 440, strike: 80, dip: 33 },
] as const;

export const eastings = [100, 300, 500, 700] as const;
export const northings = [100, 250, 400] as const;

/**
 * A control point: where the sheet was tied to the ground, and its residual in metres. The residuals of a least-squares
 * affine fit sum to zero, unweighted and weighted by either coordinate. So do these, up to rounding.
 */
export const controlPoints = [
  { x: 100, y: 100, east: 4.5, north: -8.5 },
  { x: 300, y: 400, east: 0.2, north: 5.8 },
  { x: 300, y: 100, east: -4.4, north: 13 },
  { x: 500, y: 250, east: -5, north: -12 },
  { x: 700, y: 100, east: 2.4, north: 1.5 },
  { x: 700, y: 400, east: 2.3, north: 0.2 },
] as const;

const scale = 50_000;

/** The distance between a point's true and fitted position, in metres. */
export const residualOf = ({ east, north }: { east: number; north: number }) =>
  Math.hypot(east, north);

/** The root mean square of the residuals in metres, and its size on paper in millimetres. */
export function rmsOf(points: readonly { east: number; north: number }[]) {
  const mean = points.reduce((sum, point) => sum + residualOf(point) ** 2, 0) / points.length;
  const metres = Math.sqrt(mean);
  return { metres, millimetresOnPaper: (metres / scale) * 1000 };
}
