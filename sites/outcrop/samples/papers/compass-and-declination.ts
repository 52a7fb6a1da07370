import { houseAuthor } from '../press/house-author.ts';
import type { Paper } from '../press/paper.ts';
import type { Shape } from '../press/shape.ts';
import { curve, range } from '#tools/press/sampling.ts';

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const degrees = (angle: number) => (angle * 180) / Math.PI;

/** Greatest error of strike when the pole of a plane is wrong by `tilt` degrees. */
const strikeError = (tilt: number) => (dip: number) =>
  degrees(Math.asin(Math.min(1, Math.sin(radians(tilt)) / Math.sin(radians(dip)))));
/** Deflection of the needle by a disturbing field at right angles, both in microtesla. */
const deflection = (horizontal: number) => (field: number) =>
  degrees(Math.atan(field / horizontal));

/** An arrow from the foot of the diagram towards a bearing, with its name at the tip. */
function north(
  bearing: number,
  reach: number,
  text: string,
  ink: 'ink' | 'rust' | 'lapis',
): Shape[] {
  const tip = (length: number): [number, number] => [
    50 + length * Math.sin(radians(bearing)),
    4 + length * Math.cos(radians(bearing)),
  ];
  return [
    { shape: 'line', points: [[50, 4], tip(reach)], ink, weight: 1.4, arrow: 'end' },
    { shape: 'label', at: tip(reach + 4), text, ink },
  ];
}

export const paper: Paper = {
  id: 'art-compass-and-declination',
  slug: 'compass-and-declination',
  title: 'Compass and Clinometer: Declination, Iron and Honest Error Bars',
  shortDescription:
    'The three norths and how to convert between them, what steel does to a needle, why gentle dips have poor strikes, and how to average readings.',
  longDescription: `The compass–clinometer is a simple instrument with some well-hidden traps. The needle points to magnetic north, which moves; the map has a north of its own; a hammer on the belt pulls by more than the reading error; and the strike of a gently dipping bed is hardly defined at all.

This free paper puts numbers to each of these. It shows the conversion between magnetic, grid and true bearings with one worked example, the size of the deflection by a small disturbing field, the geometry that turns two degrees of tilt into twenty degrees of strike, and a mean of four readings in which the arithmetic average points the wrong way. It ends with a field routine of six steps.`,
  category: 'Field Practice',
  priceMinor: 0,
  author: houseAuthor,
  publishedAt: '2026-10-08T08:30:00.000Z',
  keywords: ['declination', 'grid convergence', 'strike and dip', 'vector mean', 'clinometer'],
  abstract:
    'A compass bearing passes through three corrections before it is plotted on a map: declination, convergence and the instrument’s own error. We give the arithmetic with an example in which they amount to 4.9°, or 86 m in each kilometre. A disturbing field of one microtesla turns the needle by 3° in Britain and by 7° in the far north. An error of 2° in the attitude of a plane leaves its strike uncertain by up to 4° at a dip of 30° and by 24° at a dip of 5°. Bearings must be averaged as vectors.',
  sections: [
    {
      heading: 'Three norths',
      blocks: [
        'True north is the direction of the meridian. Magnetic north is where the needle points; the angle between them is the *declination* *D*, counted positive to the east. Grid north is the direction of the vertical lines on the map, and differs from true north by the *convergence* *γ*, also positive to the east. Figure 1 shows them for our example. The rule for all conversions is:',
        {
          type: 'equation',
          text: 'true = magnetic + D,  and  grid = true − γ',
        },
        {
          type: 'figure',
          caption:
            'The three norths of the worked example. Angles are drawn three times too large.',
          alt: 'Three arrows from one point. True north points straight up, grid north a little to the right, magnetic north to the left.',
          height: 175,
          graphic: {
            kind: 'drawing',
            x: [0, 100],
            y: [0, 48],
            shapes: [
              ...north(-11.1, 36, 'magnetic', 'rust'),
              ...north(0, 38, 'true', 'ink'),
              ...north(3.6, 31, 'grid', 'lapis'),
              { shape: 'label', at: [40, 20], text: '*D* = −3.7°', ink: 'rust' },
              { shape: 'label', at: [58.5, 20], text: '*γ* = +1.2°', ink: 'lapis' },
            ],
          },
        },
        'The example is synthetic but ordinary. The margin of a map says: ‘magnetic declination 6.4° W in 2010, decreasing by 0.17° a year; grid north 1.2° east of true north’. In 2026 the declination is −6.4 + 16 × 0.17 = −3.7°. A compass reading of 240.0° then means 236.3° from true north and 235.1° on the grid. Left uncorrected, the bearing is wrong by 4.9°, which is 86 m to the side in every kilometre.',
        'The field of the Earth is generated in its liquid core and changes from year to year, by a tenth or two of a degree in most places and much faster near the magnetic poles. Straight-line forecasts such as that on the map’s margin are good for a few years. The International Geomagnetic Reference Field (Alken and others, 2021) is revised every five years, and calculators built on it give the declination for a place and a day. Write the value in the notebook, and whether it was set on the compass or remains to be applied. Applying it twice is as common as forgetting it.',
      ],
    },
    {
      heading: 'The needle and its neighbours',
      blocks: [
        'A needle follows the horizontal part of the field. In Britain the field is about 49 µT strong and dips at 67°, so that only 49 cos 67° = 19 µT pull the needle round. Near the magnetic equator 35 µT do, and in the Arctic less than 8. A disturbing field *B* at right angles turns the needle by',
        {
          type: 'equation',
          text: 'tan ε = frac(B; H)',
          where: '*H* is the horizontal component of the Earth’s field.',
        },
        'Figure 2 gives the result. One microtesla is not much: a geological hammer at arm’s length may be harmless, but on the rock beside the compass it is not, nor are a steel clipboard, a phone, a belt buckle, a car within ten metres, or the magnet in a tablet’s cover. Power lines with direct current, reinforced concrete and railway tracks act over several metres. The needle also dips with the field; it is balanced by a small weight for one magnetic zone, and an instrument from the other hemisphere will drag on its cover.',
        {
          type: 'figure',
          caption:
            'Deflection of a compass needle by a disturbing field at right angles to it, for three strengths of the horizontal field.',
          alt: 'Three lines rising from zero. At one microtesla the deflection is 1.6 degrees for 35 microtesla, 3.0 for 19 and 7.1 for 8.',
          height: 205,
          graphic: {
            kind: 'plot',
            x: { label: 'Disturbing field (µT)', min: 0, max: 3 },
            y: { label: 'Deflection (°)', min: 0, max: 20 },
            grid: true,
            legend: 'top-left',
            series: [
              {
                label: '8 µT (Arctic)',
                as: 'line',
                ink: 'rust',
                points: curve(deflection(8), range(0, 3, 31)),
              },
              {
                label: '19 µT (Britain)',
                as: 'line',
                ink: 'ochre',
                points: curve(deflection(19), range(0, 3, 31)),
              },
              {
                label: '35 µT (near the magnetic equator)',
                as: 'line',
                ink: 'lapis',
                points: curve(deflection(35), range(0, 3, 31)),
              },
            ],
          },
        },
        'Rocks can do the same. Basalt, gabbro, serpentinite and iron formation deflect needles by tens of degrees, and lightning leaves patches of strong magnetisation on ridges. The test is simple: sight from A to B and back from B to A. If the two bearings do not differ by 180° to within the error of reading, one of the stations is disturbed. On such ground use the sun or a bearing between known points on the map (Compton, 1985).',
      ],
    },
    {
      heading: 'How well is a strike known?',
      blocks: [
        'Suppose that the compass is laid on a bed with an error of 2°, from roughness and from unsteady hands. The pole of the plane then lies anywhere within a circle of 2° round the true one. Seen from the vertical, that circle is small if the pole is far off, that is for steep beds, and wide if it is near. The greatest error of strike is',
        {
          type: 'equation',
          text: 'sin Δ = frac(sin e; sin δ)',
          where: '*e* is the error of the pole and *δ* the dip.',
        },
        'Table 1 and Figure 3 show it. At 30° the strike is known to 4°, at 10° to 12°, at 5° to 24°. When the dip is no larger than the error the strike is not defined. Woodcock (1976) analysed such errors for planes and for lines on them. Do not spend time in reading the strike of a nearly flat bed to a degree; measure the dip over a longer base, or take three altitudes on the map.',
        {
          type: 'table',
          caption:
            'Greatest error of strike when the pole of the plane is wrong by 1°, 2° or 3° (degrees).',
          head: ['Dip', 'Error 1°', 'Error 2°', 'Error 3°'],
          numeric: [1, 2, 3],
          rows: [5, 10, 20, 30, 60, 90].map((dip) => [
            `${dip}°`,
            ...[1, 2, 3].map((tilt) => strikeError(tilt)(dip).toFixed(1)),
          ]),
        },
        {
          type: 'figure',
          caption: 'Greatest error of strike against dip, for three errors of the pole.',
          alt: 'Three curves that fall steeply from high values at small dips and level out at the error of the pole itself, near dips of 60 to 90 degrees.',
          height: 205,
          graphic: {
            kind: 'plot',
            x: { label: 'Dip (°)', min: 0, max: 90, ticks: [0, 15, 30, 45, 60, 75, 90] },
            y: { label: 'Greatest error of strike (°)', min: 0, max: 40 },
            grid: true,
            legend: 'top-right',
            series: [
              {
                label: 'Pole wrong by 3°',
                as: 'line',
                ink: 'rust',
                points: curve(strikeError(3), range(3, 90, 175)),
              },
              {
                label: '2°',
                as: 'line',
                ink: 'ochre',
                points: curve(strikeError(2), range(2, 90, 177)),
              },
              {
                label: '1°',
                as: 'line',
                ink: 'lapis',
                points: curve(strikeError(1), range(1, 90, 179)),
              },
            ],
          },
        },
        'The same reasoning favours contact over distance for small, smooth surfaces and distance over contact for large, rough ones. Lay a notebook or a map case on the rock to average its roughness, or sight along the strike from some metres away with the clinometer level. Barnes and Lisle (2004) and Coe (2010) show the positions of the hand.',
      ],
    },
    {
      heading: 'Averaging directions',
      blocks: [
        'Four readings of one bed, as dip and dip direction: 20/350, 24/010, 22/005, 18/355. Their mean dip direction is (350 + 10 + 5 + 355)/4 = 180°. The bed dips north. Angles on a circle cannot be averaged as numbers; average the poles as vectors. The upward normal of a plane with dip *δ* and dip direction *α* has the components east, north and up',
        { type: 'equation', text: 'x = sin δ sin α,   y = sin δ cos α,   z = cos δ' },
        'Their sums are 0.017, 1.418 and 3.731, and the length of the resultant is *R* = 3.992. The mean plane dips at arccos(3.731/3.992) = 21° towards 001°. The length carries the scatter. Fisher’s (1953) precision parameter is *k* = (*N* − 1)/(*N* − *R*) = 3/0.0080 = 375, and the mean pole is known to within a cone of 4.7° at 95 % confidence. From four readings that is usual, and it is a more useful statement than the third digit of the mean.',
        { type: 'subheading', text: 'A routine' },
        {
          type: 'list',
          ordered: true,
          items: [
            'Before the trip: look up the declination for the place and month, set it, and write it down.',
            'On the first morning: compare the compass with a bearing between two landmarks known from the map.',
            'Put steel and electronics two metres away; keep the compass level.',
            'Take three to five readings on different parts of the surface.',
            'Write the kind of surface, and dip with dip direction in one notation throughout.',
            'Back-sight now and then, and always on dark, heavy rock.',
          ],
        },
        'A phone measures orientation with a magnetometer and accelerometers and is quick. It suffers from its own magnets and from the last calibration, and it will give a strike to two decimals on a steel bridge. Test it against a compass on ten surfaces before you trust it with a hundred.',
      ],
    },
  ],
  references: [
    'Alken, P., and others (2021). International Geomagnetic Reference Field: the thirteenth generation. *Earth, Planets and Space* 73, 49.',
    'Barnes, J. W., and Lisle, R. J. (2004). *Basic Geological Mapping*, 4th edition. Wiley, Chichester.',
    'Coe, A. L. (editor) (2010). *Geological Field Techniques*. Wiley-Blackwell, Chichester.',
    'Compton, R. R. (1985). *Geology in the Field*. Wiley, New York.',
    'Fisher, R. A. (1953). Dispersion on a sphere. *Proceedings of the Royal Society of London A* 217, 295–305.',
    'Woodcock, N. H. (1976). The accuracy of structural field measurements. *Journal of Geology* 84 (3), 350–355.',
  ],
};
