import { houseAuthor } from '../press/house-author.ts';
import type { Paper } from '../press/paper.ts';
import { curve, logRange, range } from '#tools/press/sampling.ts';

/** Upper tail of the standard normal distribution (Zelen and Severo’s approximation). */
function upperTail(z: number): number {
  if (z < 0) return 1 - upperTail(-z);
  const t = 1 / (1 + 0.2316419 * z);
  const sum =
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return (sum * Math.exp((-z * z) / 2)) / Math.sqrt(2 * Math.PI);
}
const exceeding = (uncertainty: number) =>
  curve((x) => 100 * upperTail((10 - x) / uncertainty), range(6, 14, 81));

/** Fluoride in mg/L in equilibrium with fluorite (log K = −10.6), activities taken as concentrations. */
const fluoride = (calcium: number) => Math.sqrt(10 ** -10.6 / (calcium / 40078)) * 18998;

export const paper: Paper = {
  id: 'art-nitrate-arsenic-fluoride',
  slug: 'nitrate-arsenic-fluoride',
  title: 'Nitrate, Arsenic, Fluoride: Reading a Result against a Guideline Value',
  shortDescription:
    'What the WHO guideline values say, which unit they are in, and how uncertainty, blanks and detection limits decide whether a well complies.',
  longDescription: `Three dissolved constituents cause most of the harm that groundwater does to the people who drink it: arsenic and fluoride from the rock, and nitrate from the land. For each the World Health Organization publishes a guideline value, and for each there is a standard way of getting the comparison wrong.

This paper explains the values and their basis, the units in which they are quoted, the sum rule for nitrate and nitrite, and the chemistry that lets fluoride rise where calcium is low. It then treats the comparison as what it is, a decision under uncertainty: how sure is a result of 9.4 against a limit of 10, what a blank tells you about it, and what to do with a result reported as less than the detection limit.`,
  category: 'Water Quality',
  priceMinor: 1100,
  author: houseAuthor,
  publishedAt: '2026-02-24T10:00:00.000Z',
  keywords: ['drinking-water', 'guideline values', 'detection limit', 'uncertainty', 'fluorite'],
  abstract:
    'We set out the WHO guideline values for nitrate (50 mg/L), arsenic (10 µg/L) and fluoride (1.5 mg/L) with their basis, and three sources of wrong comparisons: units, uncertainty and detection limits. Nitrate and nitrite must be judged together. A result of 9.4 µg/L of arsenic with an expanded uncertainty of 1.5 leaves a chance of one in five that the true value exceeds 10. Equilibrium with fluorite predicts which waters can exceed the value for fluoride: those with less than about 160 mg/L of calcium.',
  sections: [
    {
      heading: 'What a guideline value is',
      blocks: [
        'The *Guidelines for Drinking-water Quality* (WHO, 2022) give for each substance the concentration that does not result in any significant risk to health over a lifetime of consumption, or, where that is not attainable, the lowest that can be reached in practice. The values are advice to governments; the law is the national standard, which may be stricter, looser or absent. Table 1 gives those most often needed in groundwater.',
        {
          type: 'table',
          caption: 'Selected guideline values for drinking-water (WHO, 2022). P: provisional.',
          head: ['Substance', 'Value', 'Basis or remark'],
          rows: [
            ['Nitrate, as NO_{3}^{−}', '50 mg/L', 'Short-term; bottle-fed infants'],
            ['Nitrite, as NO_{2}^{−}', '3 mg/L', 'Short-term; bottle-fed infants'],
            ['Arsenic', '0.01 mg/L (P)', 'Treatment and analysis limit it'],
            ['Fluoride', '1.5 mg/L', 'Consider climate and other intake'],
            ['Lead', '0.01 mg/L (P)', 'Treatment and analysis limit it'],
            ['Manganese', '0.08 mg/L (P)', 'Bottle-fed infants'],
            ['Uranium', '0.03 mg/L (P)', 'Chemical, not radiological, effect'],
          ],
          widths: [1.1, 0.9, 1.7],
        },
        'The bases differ, and so does what an exceedance means. Nitrate acts in days: it can cause methaemoglobinaemia in bottle-fed infants, above all together with gut infection. Arsenic and fluoride act over years. For arsenic the value is provisional because it was set by what treatment and analysis can attain, and it does not claim that there is no risk below 10 µg/L. Dental fluorosis becomes more frequent above 1.5 mg/L of fluoride, and skeletal fluorosis may be seen where drinking-water contains 3 to 6 mg/L; the amount that people drink in a hot climate shifts these numbers downwards.',
      ],
    },
    {
      heading: 'Units and sums',
      blocks: [
        'Nitrate is quoted either as the ion or as the nitrogen in it. The molar masses are 62.0 and 14.0, so 1 mg/L as N is 4.43 mg/L as NO_{3}^{−}, and the guideline value is 11.3 mg/L as N. A report that says ‘nitrate 12 mg/L’ is either harmless or an exceedance. For nitrite the factor is 46.0/14.0 = 3.28 and the value 0.91 mg/L as N.',
        'Both act in the same way, so they are judged together:',
        {
          type: 'equation',
          text: 'frac(C_{nitrate}; 50) + frac(C_{nitrite}; 3) ≤ 1',
          where: 'both concentrations are in mg/L of the ion.',
        },
        'A well with 38 mg/L of nitrate and 0.9 mg/L of nitrite passes each value and fails the sum: 0.76 + 0.30 = 1.06. Nitrite is seldom measured in routine programmes and does not keep in the bottle; where denitrification is under way it may be the larger term. Falling nitrate along a flow path is good news only when nitrite and ammonium are known.',
      ],
    },
    {
      heading: 'How sure is 9.4?',
      blocks: [
        'A laboratory reports arsenic as 9.4 µg/L with an expanded uncertainty of 1.5 (coverage factor 2). The standard uncertainty is 0.75, the limit lies (10 − 9.4)/0.75 = 0.8 standard deviations above the result, and, if the errors are normal and nothing else is known of the well, the chance that the true value exceeds 10 is 21 %. Figure 1 draws the chance for other results and other laboratories.',
        {
          type: 'figure',
          caption:
            'Chance that the true concentration of arsenic exceeds 10 µg/L, for three standard uncertainties of the analysis; normal errors assumed.',
          alt: 'Three S-shaped curves crossing at a measured 10 and 50 %. The steepest is for an uncertainty of 0.4, the flattest for 1.5 µg/L. A marked point at 9.4 lies at 21 % on the middle one.',
          height: 225,
          graphic: {
            kind: 'plot',
            x: { label: 'Measured arsenic (µg/L)', min: 6, max: 14 },
            y: { label: 'Chance of exceeding 10 µg/L (%)', min: 0, max: 100 },
            grid: true,
            legend: 'top-left',
            series: [
              { label: 'Uncertainty 0.40 µg/L', as: 'line', ink: 'lapis', points: exceeding(0.4) },
              { label: '0.75 µg/L', as: 'line', ink: 'ochre', points: exceeding(0.75) },
              { label: '1.50 µg/L', as: 'line', ink: 'rust', points: exceeding(1.5) },
              { as: 'points', ink: 'ink', weight: 2.6, points: [[9.4, 100 * upperTail(0.8)]] },
            ],
          },
        },
        'Whether 21 % is acceptable is not a question for the laboratory. If the water is to be declared safe with 95 % confidence, the result must lie 1.64 standard uncertainties below the limit, here at 8.8 µg/L or less. If a closure must be defended, the same distance is needed above, and only 11.2 µg/L or more would do. Between the two lies the region in which the honest answer is to sample again. The rule has to be chosen before the results are known.',
        'The analysis is not the only source of doubt. A well sampled once a year in August says little about March; the scatter between visits is commonly larger than the uncertainty on the certificate.',
      ],
    },
    {
      heading: 'Blanks and small numbers',
      blocks: [
        'A field blank is pure water that goes through everything that the sample does: bottles, filter, acid, the road. Table 2 gives seven synthetic blanks for arsenic. Their mean is 0.26 µg/L and their standard deviation 0.098.',
        {
          type: 'table',
          caption:
            'Seven synthetic field blanks for arsenic and the limits computed from them (µg/L).',
          head: ['Quantity', 'Calculation', 'µg/L'],
          numeric: [2],
          rows: [
            ['Blanks', '0.21, 0.35, 0.12, 0.28, 0.40, 0.18, 0.30', '–'],
            ['Mean', 'Sum 1.84, divided by 7', '0.26'],
            ['Standard deviation, *s*', 'Six degrees of freedom', '0.098'],
            ['Critical level', 'Mean + 3.14 *s*', '0.57'],
            ['Quantification limit', '10 *s*', '0.98'],
          ],
          widths: [1.1, 1.8, 0.5],
        },
        'A result is distinguishable from the blank at the 99 % level when it lies above the mean by 3.14 standard deviations, the value of Student’s *t* for six degrees of freedom. Currie (1968) separated three thresholds that are still confused: the *critical level*, above which one may say that something was detected; the *detection limit*, the true concentration that will nearly always be detected; and the *determination limit*, above which a number deserves to be quoted. The last is commonly put at ten standard deviations. It should not exceed a tenth to a third of the value to be tested; 0.98 against 10 µg/L is adequate.',
        'Results below the limit are information: the concentration is less than so much. Replacing them by half the limit invents numbers, distorts means and trends, and is not needed, since methods for censored data exist and are free (Helsel, 2012). For a comparison with a guideline value no replacement is required at all. ‘Less than 1’ is less than 10; ‘less than 20’ decides nothing, and the sample should not have gone to that laboratory.',
      ],
    },
    {
      heading: 'Where to expect them',
      blocks: [
        'Arsenic is released in two main settings (Smedley and Kinniburgh, 2002): in young, reducing sediments, where iron oxides dissolve and give up what they had adsorbed, with much iron, ammonium and little sulphate; and in oxidising waters of high pH in dry regions, often together with fluoride. In the first setting two neighbouring wells may differ tenfold and more. Every well has to be tested.',
        'Fluoride is limited by the mineral fluorite. In equilibrium the product of calcium and the square of fluoride is constant, about 10^{−10.6} at 25 °C:',
        {
          type: 'equation',
          text: '(calcium) · (fluoride)^{2} = 10^{−10.6}',
          where: 'the brackets stand for activities, in mol/L.',
        },
        'With activities taken as concentrations, 100 mg/L of calcium allows 1.9 mg/L of fluoride and 10 mg/L allows 6.0; the value of 1.5 is reached at about 160 mg/L (Figure 2). In real waters ionic strength and complexes raise the curve by some tens of per cent. Hard water from limestone is therefore seldom high in fluoride, whereas soft sodium bicarbonate water, from which exchange has removed the calcium, often is (Hem, 1985; Appelo and Postma, 2005). Softening a water supply at the source does not help; it removes the brake.',
        {
          type: 'figure',
          caption:
            'Fluoride in equilibrium with fluorite against calcium at 25 °C, activities taken as concentrations. Waters below the curve are undersaturated.',
          alt: 'Log–log plot. Fluoride falls along a straight line from 19 mg/L at 1 mg/L of calcium to 1.2 mg/L at 250 mg/L. A dashed horizontal line marks the guideline value of 1.5 mg/L, crossed at 160 mg/L.',
          height: 215,
          graphic: {
            kind: 'plot',
            x: { label: 'Calcium (mg/L)', min: 1, max: 1000, scale: 'log' },
            y: {
              label: 'Fluoride (mg/L)',
              min: 0.3,
              max: 30,
              scale: 'log',
              ticks: [0.3, 1, 3, 10, 30],
            },
            grid: true,
            legend: 'top-right',
            series: [
              {
                label: 'Fluorite saturation',
                as: 'line',
                ink: 'lapis',
                points: curve(fluoride, logRange(1, 1000, 20)),
              },
              {
                label: 'Guideline value',
                as: 'dashed',
                ink: 'rust',
                points: [
                  [1, 1.5],
                  [1000, 1.5],
                ],
              },
            ],
          },
        },
        {
          type: 'list',
          ordered: true,
          items: [
            'Write the unit with the ion: ‘NO_{3}^{−}, mg/L’, never ‘nitrate’.',
            'Test nitrate and nitrite as a sum.',
            'Ask for the uncertainty, and fix the rule for decisions beforehand.',
            'Send a field blank with every batch, and report it.',
            'Keep results below the limit as what they are.',
          ],
        },
      ],
    },
  ],
  references: [
    'Appelo, C. A. J., and Postma, D. (2005). *Geochemistry, Groundwater and Pollution*, 2nd edition. Balkema, Leiden.',
    'Currie, L. A. (1968). Limits for qualitative detection and quantitative determination: application to radiochemistry. *Analytical Chemistry* 40 (3), 586–593.',
    'Helsel, D. R. (2012). *Statistics for Censored Environmental Data Using Minitab and R*, 2nd edition. Wiley, Hoboken.',
    'Hem, J. D. (1985). *Study and Interpretation of the Chemical Characteristics of Natural Water*, 3rd edition. US Geological Survey Water-Supply Paper 2254.',
    'Smedley, P. L., and Kinniburgh, D. G. (2002). A review of the source, behaviour and distribution of arsenic in natural waters. *Applied Geochemistry* 17 (5), 517–568.',
    'WHO (2022). *Guidelines for Drinking-water Quality*, 4th edition incorporating the first and second addenda. World Health Organization, Geneva.',
  ],
};
