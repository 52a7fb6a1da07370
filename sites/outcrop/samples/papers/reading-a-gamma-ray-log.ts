import { houseAuthor } from '../press/house-author.ts';
import type { Paper } from '../press/paper.ts';
import { curve, curveByDepth, randomFrom, range } from '#tools/press/sampling.ts';

/** The synthetic succession of Figure 2: base of each bed (m) and its gamma ray (API). */
const beds = [
  { base: 1003, value: 112, sand: false },
  { base: 1009, value: 30, sand: true },
  { base: 1011, value: 108, sand: false },
  { base: 1012.2, value: 35, sand: true },
  { base: 1015, value: 115, sand: false },
  { base: 1015.5, value: 30, sand: true },
  { base: 1019, value: 110, sand: false },
  { base: 1024, value: 45, sand: true },
  { base: 1030, value: 118, sand: false },
];
const sandLine = 30;
const shaleLine = 115;
const depths = range(1000, 1030, 301);
const random = randomFrom('gamma ray');

function bedValue(depth: number): number {
  return beds.find((bed) => depth < bed.base)?.value ?? 118;
}

/** What a detector sees: a weighted mean over the rock, e-folding in 0.3 m either way. */
function toolValue(depth: number): number {
  const offsets = range(-1.5, 1.5, 61);
  const weights = offsets.map((offset) => Math.exp(-Math.abs(offset) / 0.3));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return (
    offsets.reduce((sum, offset, i) => sum + bedValue(depth + offset) * (weights[i] ?? 0), 0) /
    total
  );
}

const logged = curveByDepth((depth) => toolValue(depth) + random.normal(0, 2.5), depths);
const indices = range(0, 1, 51);
const older = (index: number) => 0.33 * (2 ** (2 * index) - 1);
const tertiary = (index: number) => 0.083 * (2 ** (3.7 * index) - 1);
const steiber = (index: number) => index / (3 - 2 * index);

export const paper: Paper = {
  id: 'art-reading-a-gamma-ray-log',
  slug: 'reading-a-gamma-ray-log',
  title: 'Reading a Gamma-Ray Log',
  shortDescription:
    'What the gamma-ray tool counts, how a sand line and a shale line are drawn, and why a shale volume from this log alone is an upper limit.',
  longDescription: `The gamma-ray log is the first curve that most geologists learn to read, and the one that they read most often. It separates sand from shale, correlates between wells, and ties core and cased-hole surveys to depth.

This introduction explains what is measured and in which unit, how far the tool sees, and how the index between a clean line and a shale line becomes a volume of shale. It compares the usual transforms in one figure and shows on a synthetic example what happens to thin beds.

The last part lists the rocks and muds that deceive the log: feldspathic sands, radioactive dolomites, organic shales and potassium chloride.`,
  category: 'Well Logs',
  priceMinor: 0,
  author: houseAuthor,
  publishedAt: '2023-05-09T09:00:00.000Z',
  keywords: ['gamma ray', 'shale volume', 'API unit', 'bed resolution', 'correlation'],
  abstract:
    'The gamma-ray log records the natural radioactivity of rock, which in sediments comes almost wholly from potassium and from the decay series of thorium and uranium. Because these are held mainly in clays and in minerals that travel with them, the log serves as a shale indicator. We describe the measurement and its unit, the choice of a clean line and a shale line, the linear index and its non-linear transforms, and the effect of the tool’s limited resolution on thin beds. Cases are listed where radioactivity and shaliness part company.',
  sections: [
    {
      heading: 'What is counted',
      blocks: [
        'A crystal in the tool flashes when a gamma ray stops in it, and the flashes are counted. The rays come from three sources: potassium-40, and the series of daughters that follow thorium-232 and uranium-238. Common sedimentary minerals such as quartz, calcite and dolomite contain almost none of them. Clays hold potassium in their lattice (illite above all) and adsorb thorium; uranium follows organic matter and phosphate. So a shale is usually several times as radioactive as a clean sandstone (Rider and Kennedy, 2011).',
        'Counts depend on the detector, so that they are reported in API units. The unit is defined by a concrete pit at the University of Houston: the difference between its artificial radioactive zone and its inert zone is 200 API (Belknap and others, 1959). Ordinary shales read about 80 to 150 API and clean sandstones and limestones 10 to 40.',
        'Most of the rays that reach the detector come from rock within some 20 to 30 centimetres of it. Barite in the mud, a large hole, or casing and cement absorb rays on the way and lower the reading. The correction charts for hole size and mud weight are worth their five minutes, since two wells with different bits otherwise do not have the same shale line.',
      ],
    },
    {
      heading: 'From counts to shale',
      blocks: [
        'Interpretation starts with two lines drawn by eye: one through the lowest readings that persist in clean rock, one through the typical reading of the shale. They belong to one formation in one well. The *gamma-ray index* places each reading between them.',
        {
          type: 'equation',
          text: 'I_{GR} = frac(GR − GR_{clean}; GR_{shale} − GR_{clean})',
          where:
            'GR is the reading, GR_{clean} that of the clean line and GR_{shale} that of the shale line, all in API.',
        },
        'If radioactivity were proportional to the volume of shale, the index would be that volume. Comparison with core shows that it usually overestimates: a little clay in a sand is often richer in radioactive minerals than the same volume of a thick shale, and other radioactive grains come with it. Several curves bend the index downward. Larionov (1969) gave one for Tertiary rocks and one for older rocks:',
        { type: 'equation', text: 'V_{sh} = 0.083 (2^{3.7 I_{GR}} − 1)' },
        { type: 'equation', text: 'V_{sh} = 0.33 (2^{2 I_{GR}} − 1)' },
        'Steiber (1970) proposed a hyperbola for the Gulf Coast:',
        { type: 'equation', text: 'V_{sh} = frac(I_{GR}; 3 − 2 I_{GR})' },
        'Figure 1 compares them. At an index of one half the linear rule gives 50 % shale, the older-rock curve 33 %, Steiber’s 25 % and the Tertiary curve 22 %. No transform is true by itself. They are calibrations from particular basins, and the honest order is: take the linear index as the upper limit, choose a curve only where core, X-ray diffraction or a density–neutron pair supports it, and say which one was used. Bhuyan and Passey (1994) show in addition that *clay* and *shale* are different quantities: an ordinary shale holds only some 50 to 70 % of clay minerals by weight, the rest being mostly silt of quartz and feldspar.',
        {
          type: 'figure',
          caption:
            'Shale volume against gamma-ray index: the linear rule, Larionov’s two curves (1969) and Steiber’s curve (1970).',
          alt: 'Four curves from the origin to about one. The straight line lies on top; the curve for older rocks, Steiber’s curve and the Tertiary curve sag below it in this order at mid-range.',
          height: 240,
          graphic: {
            kind: 'plot',
            x: { label: 'Gamma-ray index I_{GR}', min: 0, max: 1 },
            y: { label: 'Shale volume V_{sh}', min: 0, max: 1 },
            grid: true,
            legend: 'top-left',
            series: [
              { label: 'Linear', as: 'dashed', ink: 'grey', points: curve((i) => i, indices) },
              {
                label: 'Larionov, older rocks',
                as: 'line',
                ink: 'lapis',
                points: curve(older, indices),
              },
              { label: 'Steiber', as: 'line', ink: 'ochre', points: curve(steiber, indices) },
              {
                label: 'Larionov, Tertiary',
                as: 'line',
                ink: 'rust',
                points: curve(tertiary, indices),
              },
            ],
          },
        },
      ],
    },
    {
      heading: 'Beds and boundaries',
      blocks: [
        'A detector that sees a few decimetres up and down cannot draw a sharp boundary. By convention the boundary is put where the log is half-way between the readings of the two beds. Where a bed is thinner than about a metre, its log never reaches its true value: a thin sand looks shaly, a thin shale looks sandy. Figure 2 shows both effects on a synthetic succession. The sand of half a metre at 1015 m reads half-way to the shale line, although its rock is the same as that of the thick sand above.',
        {
          type: 'figure',
          caption:
            'Synthetic example. Left: true value of each bed and the log that a tool would record, computed as a moving weighted mean with counting noise. Right: the linear shale index of the log.',
          alt: 'Depth plot from 1000 to 1030 metres. A blocky true curve and a smooth log agree in thick beds; in a sand of half a metre at 1015 metres the log only gets about half-way to the sand value. The index track repeats the shape.',
          height: 330,
          graphic: {
            kind: 'tracks',
            depth: { label: 'Depth (m)', top: 1000, base: 1030, step: 5 },
            zones: beds.map((bed, i) => ({
              top: beds[i - 1]?.base ?? 1000,
              base: bed.base,
              ink: bed.sand ? ('ochre' as const) : ('slate' as const),
              pattern: bed.sand ? ('sand' as const) : ('shale' as const),
            })),
            tracks: [
              {
                share: 1.4,
                curves: [
                  {
                    name: 'True',
                    unit: 'API',
                    left: 0,
                    right: 150,
                    ink: 'grey',
                    stroke: 'dashed',
                    points: curveByDepth(bedValue, depths),
                  },
                  {
                    name: 'Log',
                    unit: 'API',
                    left: 0,
                    right: 150,
                    ink: 'moss',
                    points: logged,
                    shade: 'left',
                  },
                ],
                rules: [
                  { at: sandLine, label: 'clean line', ink: 'ochre' },
                  { at: shaleLine, label: 'shale line', ink: 'slate' },
                ],
              },
              {
                curves: [
                  {
                    name: 'Index I_{GR}',
                    unit: '',
                    left: 0,
                    right: 1,
                    ink: 'lapis',
                    points: logged.map(([value, depth]) => [
                      Math.min(1, Math.max(0, (value - sandLine) / (shaleLine - sandLine))),
                      depth,
                    ]),
                  },
                ],
              },
            ],
          },
        },
        'The small wiggles in a thick shale are mostly not geology. Decay is random: a count of *N* has a standard deviation of √*N*, so that a slow run, a large crystal and some filtering give a quieter curve. A repeat section tells how much of the detail comes back.',
      ],
    },
    {
      heading: 'When the log deceives',
      blocks: [
        'Radioactivity is not clay. Table 1 lists the usual exceptions and the second log that exposes each. A spectral gamma-ray tool, which gives potassium, thorium and uranium apart, settles most of them (Ellis and Singer, 2007).',
        {
          type: 'table',
          caption:
            'Rocks and borehole conditions for which a high or low gamma ray does not mean what it seems to mean.',
          head: ['What is there', 'What the log suggests', 'What exposes it'],
          rows: [
            [
              'Sand rich in potassium feldspar or mica',
              'Shaly sand',
              'Density–neutron without shale separation; potassium',
            ],
            [
              'Dolomite or fracture fill with uranium',
              'Shale streaks',
              'Spectral log: uranium without thorium',
            ],
            ['Organic-rich shale', 'Very shaly shale', 'High resistivity, low density, uranium'],
            ['Kaolinitic shale', 'Cleaner than it is', 'Neutron; low potassium'],
            ['Mud with potassium chloride', 'Whole well shifted up', 'Mud report'],
            ['Large hole, barite mud', 'Cleaner than it is', 'Caliper'],
          ],
          widths: [1.25, 1, 1.35],
        },
      ],
    },
    {
      heading: 'A working routine',
      blocks: [
        {
          type: 'list',
          ordered: true,
          items: [
            'Look at the header: mud type, bit size, logging speed, cased or open hole.',
            'Draw the clean and the shale line for each formation, not for the well.',
            'Compute the linear index and regard it as an upper limit of the shale volume.',
            'Check three depths against cuttings or core, and one against the density–neutron pair.',
            'Read boundaries at half amplitude, and distrust the value of any bed thinner than a metre.',
          ],
        },
        'Used in this way the gamma ray is a modest log that seldom leads anyone far astray. Used as a clay meter it will do so in the first feldspathic sand.',
      ],
    },
  ],
  references: [
    'Belknap, W. B., Dewan, J. T., Kirkpatrick, C. V., Mott, W. E., Pearson, A. J., and Rabson, W. R. (1959). API calibration facility for nuclear logs. *API Drilling and Production Practice* 1959, 289–316.',
    'Bhuyan, K., and Passey, Q. R. (1994). Clay estimation from GR and neutron–density porosity logs. *SPWLA 35th Annual Logging Symposium*, paper D.',
    'Ellis, D. V., and Singer, J. M. (2007). *Well Logging for Earth Scientists*, 2nd edition. Springer, Dordrecht.',
    'Larionov, V. V. (1969). *Borehole Radiometry* (in Russian). Nedra, Moscow.',
    'Rider, M., and Kennedy, M. (2011). *The Geological Interpretation of Well Logs*, 3rd edition. Rider-French Consulting, Sutherland.',
    'Steiber, S. J. (1970). Pulsed neutron capture log evaluation in the Louisiana Gulf Coast. *SPE Fall Meeting*, Houston, paper SPE-2961.',
  ],
};
