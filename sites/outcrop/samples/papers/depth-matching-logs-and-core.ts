import { houseAuthor } from '../press/house-author.ts';
import type { Paper } from '../press/paper.ts';
import { curve, randomFrom, range } from '#tools/press/sampling.ts';
import type { Point } from '../press/shape.ts';

/** Elastic stretch (m) of a cable of length L (m) with a tool of tension T at its end. */
const stiffness = 5.5e6;
const cableWeight = 3.9;
function stretch(tension: number): (length: number) => number {
  return (length) => (length * (tension + (cableWeight * length) / 2)) / stiffness;
}

const step = 0.1524;
const random = randomFrom('depth matching');
const waves = range(0, 1, 14).map(() => ({
  length: random.uniform(1.2, 14),
  phase: random.uniform(0, 6.283),
  size: random.uniform(4, 10),
}));

/** The rock: one property along the hole, the sum of seeded waves. */
function rock(depth: number): number {
  return (
    65 + waves.reduce((sum, w) => sum + w.size * Math.sin((6.283 * depth) / w.length + w.phase), 0)
  );
}

const trueShift = 1.22;
const depths = range(1500, 1540, 263);
const reference = depths.map((depth) => rock(depth) + random.normal(0, 4));
const shifted = depths.map((depth) => 0.8 * rock(depth - trueShift) + 20 + random.normal(0, 4));

/** Pearson's coefficient of the two logs when the second is moved up by `lag` samples. */
function correlation(lag: number): number {
  const pairs = reference.flatMap((value, i): Point[] => {
    const other = shifted[i + lag];
    return other === undefined ? [] : [[value, other]];
  });
  const mean = (at: 0 | 1) => pairs.reduce((sum, pair) => sum + pair[at], 0) / pairs.length;
  const [mx, my] = [mean(0), mean(1)];
  const sums = pairs.reduce(
    (sum, [x, y]) => ({
      xy: sum.xy + (x - mx) * (y - my),
      xx: sum.xx + (x - mx) ** 2,
      yy: sum.yy + (y - my) ** 2,
    }),
    { xy: 0, xx: 0, yy: 0 },
  );
  return sums.xy / Math.sqrt(sums.xx * sums.yy);
}

const lags = range(-30, 30, 61);
const correlogram = lags.map((lag): Point => [lag * step, correlation(Math.round(lag))]);
const asCurve = (values: number[]) => values.map((value, i): Point => [value, depths[i] ?? 0]);

export const paper: Paper = {
  id: 'art-depth-matching-logs-and-core',
  slug: 'depth-matching-logs-and-core',
  title: 'Depth Matching of Logs and Core',
  shortDescription:
    'Why two runs in one hole disagree in depth, how large cable stretch is, and how correlation finds a shift without inventing one.',
  longDescription: `Depth is the most used and least questioned number on a log. Cable stretches, pipe is tallied, core is lost, and two measurements of one bed can stand metres apart.

The paper estimates the elastic stretch of a logging cable from first principles, explains the choice of a reference log, and follows the cross-correlation of two synthetic runs to a shift. It then extends the idea to variable shifts by dynamic programming and warns against the ways in which such methods can fabricate agreement.

A protocol for matching core to log closes the paper: gaps, rubble, core gamma, and the record that should be kept of each shift.`,
  category: 'Well Logs',
  priceMinor: 1200,
  author: houseAuthor,
  publishedAt: '2025-02-18T09:00:00.000Z',
  keywords: [
    'depth control',
    'cable stretch',
    'cross-correlation',
    'core gamma',
    'dynamic warping',
  ],
  abstract:
    'Log depth is a measured length of cable with corrections, and core depth is a tally of pipe. They differ, and differently along the hole. We estimate elastic cable stretch, which reaches some metres in a hole of 3 km, and set out how one run is made the reference to which the others are shifted. Cross-correlation finds a constant shift to within a sample where the curves share character; dynamic programming finds variable shifts but needs strict limits. For core, the log is the reference: each unbroken piece is moved as a whole, and the shifts are kept.',
  sections: [
    {
      heading: 'Where depth comes from',
      blocks: [
        'Wireline depth is the length of cable that has passed a wheel at surface, corrected for the stretch of the cable. Driller’s depth is the sum of the lengths of pipe, measured with a tape on the rack and not corrected for its own stretch. Core depth is driller’s depth. There is no reason why the two should agree to better than one or two parts in a thousand, and at 3000 m that is several metres (Theys, 1999).',
        'Elastic stretch is the largest correction. A cable that hangs with a tool at its end is stretched by the tool’s weight and by its own:',
        {
          type: 'equation',
          text: 'ΔL = frac(L; E A) (T + frac(w L; 2))',
          where:
            '*L* is the length of cable in the hole (m), *T* the tension at the tool (N), *w* the weight of the cable in mud (N/m), and *EA* its axial stiffness (N).',
        },
        'Figure 1 evaluates this for a seven-conductor cable with round values. Stretch grows faster than length, reaches about 5 m at 3 km, and depends on the tension at the tool, which friction changes from one moment to the next. Going up, friction adds to the tension; going down it takes away. A tool that sticks and jumps stretches the log at one depth and compresses it at the next. Bolt (2016) reviews how such errors can be corrected from recorded tension.',
        {
          type: 'figure',
          caption:
            'Elastic stretch of a logging cable against its length for two tensions at the tool, computed with EA = 5.5 MN and w = 3.9 N/m, typical of a seven-conductor cable in mud. Temperature is neglected.',
          alt: 'Two curves that rise faster than linearly. At 3000 metres the stretch is 4.8 metres with a tension of 3 kilonewtons and 7.0 metres with 7 kilonewtons.',
          height: 220,
          graphic: {
            kind: 'plot',
            x: { label: 'Cable in the hole (m)', min: 0, max: 4000 },
            y: { label: 'Stretch (m)', min: 0, max: 12 },
            grid: true,
            legend: 'top-left',
            series: [
              {
                label: 'Tension at the tool 7 kN',
                as: 'line',
                ink: 'rust',
                points: curve(stretch(7000), range(0, 4000, 41)),
              },
              {
                label: 'Tension at the tool 3 kN',
                as: 'line',
                ink: 'lapis',
                points: curve(stretch(3000), range(0, 4000, 41)),
              },
            ],
          },
        },
      ],
    },
    {
      heading: 'One log is the reference',
      blocks: [
        'Depth matching does not find true depth. It brings all data to the depth of one run, usually the first gamma ray or resistivity of the section, which is then the depth of the well for every later purpose. Each other run carries its own gamma ray for just this use, so that like is compared with like. To match a density to a resistivity by eye invites the matching of a bed boundary to a fluid contact.',
        'Where the curves share character and the shift is constant, the lag with the greatest correlation is the shift. For samples *x*_{i} of the reference and *y*_{i} of the run to be moved, the coefficient at lag *k* is',
        {
          type: 'equation',
          text: 'r(k) = frac(∑_{i} (x_{i} − m_{x}) (y_{i+k} − m_{y}); sqrt(∑_{i} (x_{i} − m_{x})^{2} ∑_{i} (y_{i+k} − m_{y})^{2}))',
          where:
            '*m*_{x} and *m*_{y} are the means over the samples that overlap at this lag, so that neither offset nor gain of the second tool matters.',
        },
        'Figure 2 shows two synthetic runs over 40 m. The second has other gain, other offset and noise of its own, and lies 1.22 m deep. The eye finds the shift at once in most intervals. The correlogram of Figure 3 peaks at +1.22 m, eight samples, with a coefficient above 0.9.',
        {
          type: 'figure',
          caption:
            'Synthetic example. Two runs of one rock property with independent noise; the second has a different gain and offset and is displaced downwards by 1.22 m.',
          alt: 'Depth plot from 1500 to 1540 metres with two similar wiggly curves in adjoining tracks; each peak of the second lies a little more than a metre below its counterpart in the first.',
          height: 320,
          graphic: {
            kind: 'tracks',
            depth: { label: 'Depth (m)', top: 1500, base: 1540, step: 5 },
            tracks: [
              {
                curves: [
                  {
                    name: 'Reference',
                    unit: 'API',
                    left: 0,
                    right: 150,
                    ink: 'lapis',
                    points: asCurve(reference),
                    shade: 'left',
                  },
                ],
              },
              {
                curves: [
                  {
                    name: 'Second run',
                    unit: 'API',
                    left: 0,
                    right: 150,
                    ink: 'rust',
                    points: asCurve(shifted),
                    shade: 'left',
                  },
                ],
              },
            ],
          },
        },
        {
          type: 'figure',
          caption:
            'Correlation coefficient of the two runs of Figure 2 against the lag of the second run.',
          alt: 'A curve with one high narrow peak at a lag of plus 1.2 metres and much lower side lobes.',
          height: 200,
          graphic: {
            kind: 'plot',
            x: { label: 'Lag (m), positive when the second run is deep', min: -4.5, max: 4.5 },
            y: { label: 'Correlation coefficient *r*', min: -0.8, max: 1 },
            grid: true,
            series: [{ as: 'line', ink: 'lapis', points: correlogram }],
            over: [
              {
                shape: 'line',
                points: [
                  [trueShift, -0.8],
                  [trueShift, 1],
                ],
                ink: 'rust',
                stroke: 'dashed',
              },
              {
                shape: 'label',
                at: [trueShift + 0.15, -0.62],
                text: '1.22 m',
                align: 'left',
                ink: 'rust',
              },
            ],
          },
        },
        'A peak is trustworthy if it is single, high and stable when the window is moved. In cyclic sediments the side lobes are nearly as high as the peak, and the method will happily lock on to the wrong cycle. A window must hold several distinct beds, and the search must not reach further than a shift that the operation could have produced.',
      ],
    },
    {
      heading: 'Shifts that vary',
      blocks: [
        'Stretch, stick and jump make the shift a function of depth. Dynamic programming finds the path through all pairs of samples that makes the sum of differences least, with rules on how steep the path may be. The method comes from speech recognition (Sakoe and Chiba, 1978) and was brought to logs as dynamic waveform matching (Anderson and Gaby, 1983).',
        'Without rules it is dangerous. Given freedom enough, it stretches noise until it agrees, and two unrelated curves correlate well after warping. Three limits keep it honest: a greatest slope of a few per cent, since no cable stretches more; a penalty for each change of shift; and a blind test, in which a curve that took no part in the matching must come into agreement as well. If the gamma rays agree after the shift and the neutron logs do not, the shift is wrong.',
      ],
    },
    {
      heading: 'Core to log',
      blocks: [
        'Core is matched to the log and not the reverse, because the log is continuous. Recovered core is shorter than the interval cut; the loss is reported at the base by convention, whatever the truth. Within a barrel, pieces that fit together move as one block; between blocks there may be a gap. Table 1 lists what can be compared.',
        {
          type: 'table',
          caption: 'Measurements by which core is matched to logs, in order of usefulness.',
          head: ['On core', 'On log', 'Remark'],
          rows: [
            ['Core gamma ray', 'Gamma ray', 'The standard; smooth both to one resolution'],
            ['Plug grain and bulk density', 'Density', 'Needs one plug every 0.3 m or closer'],
            ['Fractures, bedding', 'Image log', 'Best where available; also gives orientation'],
            ['Facies boundaries', 'Sharp log steps', 'Only boundaries seen on both'],
          ],
          widths: [1, 0.8, 1.6],
        },
        'The core gamma is sampled every few centimetres and carries detail that the log cannot have. It must be averaged over about half a metre before the comparison, or the correlation is spoiled by detail of one side only. Rider and Kennedy (2011) show worked cases. A block of core must never be stretched: rock does not, and any agreement so obtained is false.',
      ],
    },
    {
      heading: 'Keep the shifts',
      blocks: [
        'A matched curve without its shifts cannot be checked or undone. The record needs five things: the reference curve, the run moved, a table of depth against shift, the method with its window and limits, and the name and day. Original curves stay as they were delivered. The next interpreter may disagree about one tie point, and should be able to move that one only.',
        {
          type: 'list',
          items: [
            'State which depth is meant in every file: driller’s, logger’s, or matched.',
            'Shift runs as a whole before shifting parts.',
            'Distrust any local shift greater than a metre that tension does not explain.',
            'Test with a curve that was not used.',
          ],
        },
      ],
    },
  ],
  references: [
    'Anderson, K. R., and Gaby, J. E. (1983). Dynamic waveform matching. *Information Sciences* 31 (3), 221–242.',
    'Bolt, H. (2016). Wireline logging depth quality improvement: methodology review and elastic-stretch correction. *Petrophysics* 57 (3), 294–310.',
    'Rider, M., and Kennedy, M. (2011). *The Geological Interpretation of Well Logs*, 3rd edition. Rider-French Consulting, Sutherland.',
    'Sakoe, H., and Chiba, S. (1978). Dynamic programming algorithm optimization for spoken word recognition. *IEEE Transactions on Acoustics, Speech, and Signal Processing* 26 (1), 43–49.',
    'Theys, P. P. (1999). *Log Data Acquisition and Quality Control*, 2nd edition. Editions Technip, Paris.',
  ],
};
