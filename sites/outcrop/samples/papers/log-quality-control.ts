import { houseAuthor } from '../press/house-author.ts';
import type { Paper } from '../press/paper.ts';
import { curveByDepth, randomFrom, range } from '#tools/press/sampling.ts';
import type { Point } from '../press/shape.ts';

const random = randomFrom('quality control');
const depths = range(1200, 1240, 201);

/** A washed-out interval between 1216 and 1224 m, as a smooth widening of the hole. */
function washout(depth: number): number {
  return Math.exp(-(((depth - 1220) / 3) ** 4));
}

const caliper = curveByDepth((d) => 8.6 + 5.2 * washout(d) + random.normal(0, 0.08), depths);
const correction = curveByDepth((d) => 0.01 + 0.19 * washout(d) + random.normal(0, 0.008), depths);
const trueDensity = (d: number) => 2.42 + 0.05 * Math.sin(d / 2.3) + 0.02 * Math.sin(d / 0.9);
const density = curveByDepth(
  (d) => trueDensity(d) - 0.52 * washout(d) + random.normal(0, 0.012),
  depths,
);

/** Main and repeat readings of a nuclear log: the same rock, independent counting noise. */
const repeatPairs = range(0, 1, 140).map((share): [number, number] => {
  const value = 2.25 + 0.35 * share;
  return [value + random.normal(0, 0.012), value + random.normal(0, 0.012) + 0.006];
});
const difference = repeatPairs.map(([main, repeat]): Point => [(main + repeat) / 2, repeat - main]);
const mean = difference.reduce((sum, [, d]) => sum + d, 0) / difference.length;
const deviation = Math.sqrt(
  difference.reduce((sum, [, d]) => sum + (d - mean) ** 2, 0) / (difference.length - 1),
);
const limits = [mean, mean - 1.96 * deviation, mean + 1.96 * deviation];

export const paper: Paper = {
  id: 'art-log-quality-control',
  slug: 'log-quality-control',
  title: 'Quality Control of Well Logs, Before Interpretation',
  shortDescription:
    'Calibration, repeat section, caliper and known points: a sequence of checks that decides which part of a log may be used for numbers.',
  longDescription: `An interpretation is as good as the worst interval of the logs that it rests on. Quality control comes first, and most of it needs no software beyond a plot and a calculator.

The paper orders the checks as a reader meets them on the print: heading, calibration, known points, repeat section, hole condition, and consistency between curves. It shows how a washout spoils a density log and how the correction curve gives warning, and it uses the method of Bland and Altman to turn a repeat section into a number.

The result is a flag for each depth: use, use with care, do not use. A table of tolerances and a checklist for the desk are included.`,
  category: 'Well Logs | Quality',
  priceMinor: 1500,
  author: houseAuthor,
  publishedAt: '2025-10-07T09:00:00.000Z',
  keywords: ['quality control', 'repeat section', 'washout', 'density correction', 'calibration'],
  abstract:
    'Quality control decides where a log may be used for numbers. We set out a sequence of checks: heading and remarks, calibrations, readings at known points, the repeat section, hole size and the density correction, and agreement between independent curves. Counting statistics set the precision that a nuclear log can have; differences between main and repeat runs show the precision that it does have. A synthetic example shows the signature of a washout. The product is a flag curve, kept with the data, that states which depths are to be trusted.',
  sections: [
    {
      heading: 'Two questions',
      blocks: [
        'A log can be wrong in two ways. It may lack *precision*: a second pass would give another value. Or it may lack *accuracy*: every pass gives the same wrong value. The repeat section speaks of the first, calibration and known points of the second, and neither can stand in for the other (Theys, 1999).',
        'For nuclear logs the best precision is set by chance. A count of *N* pulses has a standard deviation of √*N*, so that the relative error is',
        {
          type: 'equation',
          text: 'frac(σ_{N}; N) = frac(1; sqrt(N)) = frac(1; sqrt(c t))',
          where:
            '*c* is the count rate (1/s) and *t* the time that the detector spends over the interval averaged (s).',
        },
        'A rate of 200 counts per second, a window of 0.3 m and a logging speed of 9 m/min give two seconds, 400 counts and a relative error of 5 %. At half the speed it is 3.5 %. Logging speed therefore belongs to the quality of the log and not only to its price.',
      ],
    },
    {
      heading: 'The paper part',
      blocks: [
        'Before any curve comes the heading. Are datum, elevation and the zero of the log stated? Do mud weight, salinity and temperature make sense together? Is the bit size that of the drilling report? Remarks often hold the answer to a puzzle that would otherwise take a day: a tool that failed, a hole that was tight, a run made without a stand-off.',
        'Calibration records come next. Each tool is checked against a standard in the workshop, at the well site before the run, and after it. What counts is the agreement of before and after; a drift outside the maker’s tolerance condemns the run, however pretty the curves.',
        'Then the known points. In casing a caliper must read the inner diameter of the casing. Salt, anhydrite and thick tight limestone have nearly fixed readings, given in Table 1. A density of 2.98 g/cm^{3} in a clean anhydrite is worth more than a page of certificates.',
        {
          type: 'table',
          caption:
            'Readings at known points, for checks of accuracy. Sonic values are in microseconds per foot. After the tables in Ellis and Singer (2007) and Bateman (2012), rounded.',
          head: ['Material', 'Density (g/cm^{3})', 'Sonic (µs/ft)', 'Neutron (%)'],
          rows: [
            ['Halite', '2.03–2.04', '67', '−3 to −2'],
            ['Anhydrite', '2.98', '50', '−2 to 0'],
            ['Tight limestone', '2.71', '47.5', '0'],
            ['Casing (free pipe)', 'not used', '57', 'not used'],
          ],
          numeric: [1, 2, 3],
          widths: [1.4, 1, 0.8, 0.8],
        },
      ],
    },
    {
      heading: 'The repeat section',
      blocks: [
        'Some sixty metres are logged twice. Laying the two passes over each other shows gross faults only. A number comes from plotting the difference of the two readings against their mean, as Bland and Altman (1986) proposed for the comparison of clinical methods. The mean difference is a bias between the passes; 1.96 standard deviations either side of it hold 95 % of the differences.',
        'Figure 1 does this for a synthetic density log. The limits of agreement are some ±0.035 g/cm^{3}. One pass alone has √2 less than that, about ±0.024, close to what is usually asked of the tool. The correlation coefficient, which is often quoted instead, says little: it is high wherever the rock varies much, and low in a uniform bed, with the same tool.',
        {
          type: 'figure',
          caption:
            'Synthetic repeat section of a density log: difference of repeat and main pass against their mean, with the mean difference and the 95 % limits of agreement.',
          alt: 'Scatter of 140 points in a horizontal band around zero, with a solid line near plus 0.006 and two dashed lines about 0.035 above and below it.',
          height: 215,
          graphic: {
            kind: 'plot',
            x: { label: 'Mean of both passes (g/cm^{3})', min: 2.2, max: 2.65 },
            y: { label: 'Repeat − main (g/cm^{3})', min: -0.08, max: 0.08 },
            series: [{ as: 'points', ink: 'lapis', weight: 1.7, points: difference }],
            over: limits.map((value, i) => ({
              shape: 'line' as const,
              points: [
                [2.2, value],
                [2.65, value],
              ] as Point[],
              ink: 'rust' as const,
              stroke: i === 0 ? ('solid' as const) : ('dashed' as const),
            })),
          },
        },
      ],
    },
    {
      heading: 'The hole',
      blocks: [
        'Pad tools need contact with the rock. Where the hole is washed out they read mud. The density tool compares two detectors to correct for a thin gap (Wahl and others, 1964), and the size of that correction is recorded. It is the best single witness to bad hole.',
        'Figure 2 shows the signature. Between 1216 and 1224 m the caliper opens by five inches, the correction rises to 0.2 g/cm^{3}, and the density falls to values that would mean forty per cent of porosity. Outside that interval, the same rock reads 2.4. The usual limits are a correction within ±0.05 g/cm^{3} for full use, up to ±0.10 with care, and none beyond.',
        {
          type: 'figure',
          caption:
            'Synthetic example of a washout. The caliper, the density correction and the density agree in telling that the low density at 1220 m is mud.',
          alt: 'Depth plot from 1200 to 1240 metres with caliper, density correction and density. All three depart together between 1216 and 1224 metres: wider hole, greater correction, lower density.',
          height: 310,
          graphic: {
            kind: 'tracks',
            depth: { label: 'Depth (m)', top: 1200, base: 1240, step: 10 },
            tracks: [
              {
                curves: [
                  {
                    name: 'Caliper',
                    unit: 'in',
                    left: 6,
                    right: 16,
                    ink: 'umber',
                    points: caliper,
                    shade: 'left',
                  },
                ],
                rules: [{ at: 8.5, label: 'bit', ink: 'slate' }],
              },
              {
                curves: [
                  {
                    name: 'Correction',
                    unit: 'g/cm^{3}',
                    left: -0.25,
                    right: 0.25,
                    ink: 'moss',
                    points: correction,
                  },
                ],
                rules: [
                  { at: -0.05, ink: 'slate' },
                  { at: 0.05, ink: 'slate' },
                ],
              },
              {
                share: 1.3,
                curves: [
                  {
                    name: 'Density',
                    unit: 'g/cm^{3}',
                    left: 1.8,
                    right: 2.8,
                    ink: 'rust',
                    points: density,
                  },
                ],
              },
            ],
          },
        },
        'Tension is the other witness. Where the tool sticks, every curve is flat for some metres and then jumps, and the tension shows a ramp. Such intervals are to be blanked on all curves of the run, the deeper sensors at their own depths.',
      ],
    },
    {
      heading: 'Curves against each other',
      blocks: [
        'Independent measurements that depend on one property must agree. In clean wet rock, density, neutron and sonic give one porosity; in thick shale, deep and shallow resistivity coincide; opposite an impermeable bed there is no mud cake and no separation of the micro-curves. A histogram of each curve over a shale that runs through the field, well by well, finds tools that are shifted as a whole. Move them only with a reason: a shale may well change across a field, and *normalisation* then erases geology.',
      ],
    },
    {
      heading: 'The flag',
      blocks: [
        'The result is a curve with three values, kept in the data set beside the others.',
        {
          type: 'list',
          items: [
            '**Use.** In gauge, correction small, calibrations in tolerance.',
            '**With care.** Moderate rugosity; good for lithology, not for porosity.',
            '**Do not use.** Washout, sticking, cycle skips, casing.',
          ],
        },
        'Averages, crossplots and training sets for classifiers are then made from the first class alone. Synthetic curves that fill the gaps may be drawn, in another colour, under another name, and never under the name of the measured curve. A tenth of the log left blank is a better foundation than the whole of it filled in.',
      ],
    },
  ],
  references: [
    'Bateman, R. M. (2012). *Openhole Log Analysis and Formation Evaluation*, 2nd edition. Society of Petroleum Engineers, Richardson.',
    'Bland, J. M., and Altman, D. G. (1986). Statistical methods for assessing agreement between two methods of clinical measurement. *The Lancet* 327 (8476), 307–310.',
    'Ellis, D. V., and Singer, J. M. (2007). *Well Logging for Earth Scientists*, 2nd edition. Springer, Dordrecht.',
    'Theys, P. P. (1999). *Log Data Acquisition and Quality Control*, 2nd edition. Editions Technip, Paris.',
    'Wahl, J. S., Tittman, J., Johnstone, C. W., and Alger, R. P. (1964). The dual spacing formation density log. *Journal of Petroleum Technology* 16 (12), 1411–1416.',
  ],
};
