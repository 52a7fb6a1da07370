import { houseAuthor } from '../press/house-author.ts';
import type { Paper } from '../press/paper.ts';
import { curveByDepth, randomFrom, range } from '#tools/press/sampling.ts';
import type { Point } from '../press/shape.ts';

const porosities = range(0, 0.4, 9);

/** Bulk density (g/cm³) of a rock full of fresh water. */
function density(matrix: number, porosity: number): number {
  return matrix * (1 - porosity) + porosity;
}

/** Idealised neutron response in limestone units: linear between the matrix point and water. */
function neutron(matrixPoint: number, porosity: number): number {
  return matrixPoint * (1 - porosity) + porosity;
}

function matrixLine(matrixPoint: number, matrixDensity: number): Point[] {
  return porosities.map((phi) => [neutron(matrixPoint, phi), density(matrixDensity, phi)]);
}

const depths = range(2000, 2040, 201);
const random = randomFrom('density neutron');
const zones = [
  { base: 2008, rhob: 2.52, phin: 0.33, gr: 110 },
  { base: 2016, rhob: 2.16, phin: 0.13, gr: 32 },
  { base: 2024, rhob: 2.3, phin: 0.19, gr: 30 },
  { base: 2030, rhob: 2.54, phin: 0.34, gr: 115 },
  { base: 2040, rhob: 2.47, phin: 0.142, gr: 18 },
];

/** A zone property smoothed over half a metre, with a little noise. */
function zoned(key: 'rhob' | 'phin' | 'gr', noise: number): Point[] {
  const at = (depth: number) => zones.find((zone) => depth < zone.base)?.[key] ?? zones[4]![key];
  return curveByDepth((depth) => {
    const mean = [-0.4, -0.2, 0, 0.2, 0.4].reduce((sum, offset) => sum + at(depth + offset) / 5, 0);
    return mean + random.normal(0, noise);
  }, depths);
}

export const paper: Paper = {
  id: 'art-density-neutron-crossover',
  slug: 'density-neutron-crossover',
  title: 'Density–Neutron Crossover: Gas, Lithology or Shale?',
  shortDescription:
    'Two porosity logs on one scale separate for three different reasons. How to tell gas from lithology and from clay before a crossover is called pay.',
  longDescription: `When the density and neutron curves are drawn on a compatible scale they overlie each other in clean limestone full of water. Everything else makes them part: sandstone a little one way, dolomite and shale the other way, gas strongly.

The paper explains the physics behind both measurements in plain terms, derives the scale on which they are compared, and works through the separation to be expected for each rock. Two figures carry the argument: a crossplot of the ideal matrix lines and a synthetic log with shale, gas sand, wet sand and limestone.

It closes with an estimate of porosity in gas zones and with the borehole conditions that imitate gas.`,
  category: 'Well Logs',
  priceMinor: 750,
  author: houseAuthor,
  publishedAt: '2023-11-21T09:00:00.000Z',
  keywords: ['bulk density', 'neutron porosity', 'gas effect', 'lithology', 'shale'],
  abstract:
    'Density and neutron logs both respond to porosity, but through different nuclear interactions. Plotted together on a limestone-compatible scale they separate according to lithology, clay and gas. We derive the scale, give the separation expected for the common matrices, and show on a synthetic log how a gas sand differs from a wet sand and from a shale. Sandstone alone already produces a crossover of a few porosity units; a gas call needs a larger one and the support of other curves.',
  sections: [
    {
      heading: 'Two ways to count pores',
      blocks: [
        'The density tool sends gamma rays into the rock and counts those that scatter back. Scattering depends on the number of electrons, which for common minerals is nearly proportional to bulk density. The dual-spacing design of Wahl and others (1964) corrects for mud cake and reports the correction as a curve of its own. With a known matrix and fluid, the bulk density gives a porosity:',
        {
          type: 'equation',
          text: 'φ_{D} = frac(ρ_{ma} − ρ_{b}; ρ_{ma} − ρ_{f})',
          where:
            '*ρ*_{ma} is the grain density (2.65 g/cm^{3} for quartz, 2.71 for calcite, 2.87 for dolomite), *ρ*_{b} the log reading and *ρ*_{f} the density of the fluid near the borehole, about 1.0 for fresh filtrate.',
        },
        'The neutron tool emits fast neutrons and counts those that arrive slowed down at two distances (Alger and others, 1972). Nothing slows a neutron as well as a hydrogen nucleus, so that the log is a hydrogen meter. It is calibrated in limestone full of fresh water and reads true porosity there and nowhere else. In other matrices it is a number in *limestone porosity units* that must be converted.',
        'Hydrogen in clay counts as well. Water bound to clay surfaces and hydroxyl groups in the lattice make a shale read 30 % or more, although hardly any of it is pore space in a useful sense.',
      ],
    },
    {
      heading: 'One scale for both',
      blocks: [
        'If the neutron runs from 45 to −15 % across the track, the density must run from 1.95 to 2.95 g/cm^{3} to make both agree in water-filled limestone: 2.70 g/cm^{3} then falls on zero porosity, and 100 porosity units equal 1.67 g/cm^{3}, close to the 1.71 g/cm^{3} between calcite and water. On this scale the separation of the curves, not their value, carries the information about rock and fluid.',
        'Figure 1 shows the ideal matrix lines. For a given density a quartz sandstone reads less on the neutron than limestone, and dolomite reads more. Real charts are curved and differ between tools, and the chart book of the tool that was run has to be used for numbers (Schlumberger, 2009). The order of the lines does not change.',
        {
          type: 'figure',
          caption:
            'Bulk density against neutron porosity for three matrices full of fresh water, 0 to 40 % porosity in steps of 5 %, with an idealised linear neutron response. The arrow shows the direction in which gas moves a point.',
          alt: 'Crossplot with neutron porosity on the horizontal axis and bulk density, increasing downwards, on the vertical axis. Three nearly parallel lines for sandstone, limestone and dolomite from upper right to lower left. A gas arrow points to the upper left; a shale area lies to the lower right.',
          height: 280,
          graphic: {
            kind: 'plot',
            x: { label: 'Neutron porosity (limestone units)', min: -0.05, max: 0.45 },
            y: { label: 'Bulk density (g/cm^{3})', min: 1.9, max: 3, reverse: true },
            grid: true,
            legend: 'below',
            under: [
              {
                shape: 'polygon',
                points: [
                  [0.24, 2.45],
                  [0.34, 2.38],
                  [0.42, 2.5],
                  [0.38, 2.64],
                  [0.27, 2.62],
                ],
                fill: 'slate',
                pattern: 'shale',
                smooth: true,
              },
            ],
            series: [
              { label: 'Sandstone', as: 'line', ink: 'ochre', points: matrixLine(-0.03, 2.65) },
              { label: 'Limestone', as: 'line', ink: 'lapis', points: matrixLine(0, 2.71) },
              { label: 'Dolomite', as: 'line', ink: 'umber', points: matrixLine(0.03, 2.87) },
              { as: 'points', ink: 'ochre', points: matrixLine(-0.03, 2.65) },
              { as: 'points', ink: 'lapis', points: matrixLine(0, 2.71) },
              { as: 'points', ink: 'umber', points: matrixLine(0.03, 2.87) },
            ],
            over: [
              {
                shape: 'line',
                points: [
                  [0.24, 2.24],
                  [0.12, 2.1],
                ],
                ink: 'rust',
                weight: 1.6,
                arrow: 'end',
              },
              { shape: 'label', at: [0.11, 2.06], text: 'gas', ink: 'rust', italic: true },
              { shape: 'label', at: [0.33, 2.52], text: 'shales', ink: 'slate', italic: true },
            ],
          },
        },
      ],
    },
    {
      heading: 'Three reasons to separate',
      blocks: [
        'Table 1 collects the separations. By *crossover* we mean that the density curve plots to the left of the neutron curve, that is, that the density porosity in limestone units is the greater.',
        {
          type: 'table',
          caption:
            'Typical separation on a limestone-compatible scale, neutron minus density porosity, in clean rock of moderate porosity.',
          head: ['Rock and fluid', 'Separation (p.u.)', 'What one sees'],
          rows: [
            ['Limestone, water', 'about 0', 'Curves overlie'],
            ['Sandstone, water or oil', '−4 to −7', 'Small, constant crossover'],
            ['Dolomite, water', '+8 to +13', 'Neutron to the left'],
            ['Shale', '+10 to +30', 'Wide, with high gamma ray'],
            ['Sandstone, gas', '−10 to −25', 'Wide crossover, mirror shapes'],
          ],
          widths: [1.2, 0.9, 1.3],
        },
        { type: 'subheading', text: 'Gas' },
        'Gas holds far less hydrogen per volume than water and is far lighter. The density falls, so that its porosity is too high; the neutron falls, so that its porosity is too low. The neutron falls even further than the missing hydrogen explains, because gas-filled pores also stand in the place of grains that would have slowed neutrons: the *excavation effect*. Gaymard and Poupon (1968) showed that the errors nearly cancel in the root mean square:',
        { type: 'equation', text: 'φ ≈ sqrt(frac(φ_{D}^{2} + φ_{N}^{2}; 2))' },
        'with both porosities computed for the right matrix. In the gas sand of Figure 2 the sandstone density porosity is 30 %, and the neutron, after conversion from limestone units, is about 16 %; the root mean square gives 24 %.',
        { type: 'subheading', text: 'Lithology' },
        'A clean wet sandstone crosses over too, by some five porosity units, and keeps that distance whatever the porosity does. Anyone who calls gas on every crossover on a limestone scale will call every sandstone. The remedy is to plot the same data once on a sandstone-compatible scale, where a wet sandstone overlies and only gas crosses.',
        { type: 'subheading', text: 'Shale' },
        'Clay pushes the neutron up and leaves the density near that of the grains. In a shaly gas sand the two effects oppose each other, and the crossover may vanish altogether. A gas sand with 30 % of clay can look like a wet limestone; here resistivity and mud gas must speak.',
        {
          type: 'figure',
          caption:
            'Synthetic log on a limestone-compatible scale: shale, gas sand (2008–2016 m), wet sand (2016–2024 m), shale, limestone of 14 % porosity. Crossover is shaded.',
          alt: 'Depth plot from 2000 to 2040 metres with gamma ray at left and density and neutron at right. Wide shaded crossover in the gas sand, a narrow one in the wet sand, wide opposite separation in shales, overlying curves in the limestone.',
          height: 330,
          graphic: {
            kind: 'tracks',
            depth: { label: 'Depth (m)', top: 2000, base: 2040, step: 10 },
            zones: [
              { top: 2000, base: 2008, ink: 'slate', pattern: 'shale' },
              { top: 2008, base: 2016, ink: 'ochre', pattern: 'sand', label: 'gas' },
              { top: 2016, base: 2024, ink: 'ochre', pattern: 'sand', label: 'wet' },
              { top: 2024, base: 2030, ink: 'slate', pattern: 'shale' },
              { top: 2030, base: 2040, ink: 'lapis', pattern: 'limestone' },
            ],
            tracks: [
              {
                curves: [
                  {
                    name: 'Gamma ray',
                    unit: 'API',
                    left: 0,
                    right: 150,
                    ink: 'moss',
                    points: zoned('gr', 3),
                  },
                ],
              },
              {
                share: 1.7,
                curves: [
                  {
                    name: 'Density',
                    unit: 'g/cm^{3}',
                    left: 1.95,
                    right: 2.95,
                    ink: 'rust',
                    points: zoned('rhob', 0.008),
                  },
                  {
                    name: 'Neutron',
                    unit: 'limestone %',
                    left: 45,
                    right: -15,
                    ink: 'lapis',
                    stroke: 'dashed',
                    points: zoned('phin', 0.005).map(([value, depth]) => [value * 100, depth]),
                  },
                ],
                crossover: { curves: ['Density', 'Neutron'], ink: 'ochre' },
              },
            ],
          },
        },
      ],
    },
    {
      heading: 'False crossovers',
      blocks: [
        'A washout puts mud where the density pad expects rock. The density falls, the caliper widens, the correction curve leaves zero, and the pair crosses over with no gas within kilometres. Coal crosses in neither way and stands out by a density below 2 g/cm^{3} at high neutron. Anhydrite reads 2.98 g/cm^{3} with a neutron near zero and shows a wide separation on the dolomite side. Depth mismatch between two runs makes a crossover at every upper boundary and its opposite at every lower one. Rider and Kennedy (2011) illustrate most of these cases.',
      ],
    },
    {
      heading: 'Before calling gas',
      blocks: [
        {
          type: 'list',
          ordered: true,
          items: [
            'Is the neutron in limestone units, and has it been corrected for the borehole?',
            'Is the separation larger than lithology alone explains on a scale for this matrix?',
            'Do the curves move as mirror images within the zone?',
            'Is the caliper in gauge and the density correction small?',
            'Do resistivity, mud gas and pressure agree?',
          ],
        },
        'Five times yes is gas. Four times yes is a good reason to take a pressure point: the gradient of a gas column cannot be mistaken for that of water. Ellis and Singer (2007) treat the nuclear physics behind this short account at the length that it deserves.',
        'How the curves were scaled should be stated on every print, since the reader who comes ten years later has only the picture.',
      ],
    },
  ],
  references: [
    'Alger, R. P., Locke, S., Nagel, W. A., and Sherman, H. (1972). The dual spacing neutron log – CNL. *Journal of Petroleum Technology* 24 (9), 1073–1083.',
    'Ellis, D. V., and Singer, J. M. (2007). *Well Logging for Earth Scientists*, 2nd edition. Springer, Dordrecht.',
    'Gaymard, R., and Poupon, A. (1968). Response of neutron and formation density logs in hydrocarbon bearing formations. *The Log Analyst* 9 (5), 3–12.',
    'Rider, M., and Kennedy, M. (2011). *The Geological Interpretation of Well Logs*, 3rd edition. Rider-French Consulting, Sutherland.',
    'Schlumberger (2009). *Log Interpretation Charts*. Schlumberger, Sugar Land.',
    'Wahl, J. S., Tittman, J., Johnstone, C. W., and Alger, R. P. (1964). The dual spacing formation density log. *Journal of Petroleum Technology* 16 (12), 1411–1416.',
  ],
};
