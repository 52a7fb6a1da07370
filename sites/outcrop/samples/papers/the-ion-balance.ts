import { houseAuthor } from '../press/house-author.ts';
import type { Paper } from '../press/paper.ts';
import { curve, range } from '#tools/press/sampling.ts';

type Ions = Record<'Ca' | 'Mg' | 'Na' | 'K' | 'HCO3' | 'SO4' | 'Cl' | 'NO3', number>;

/** Milligrams per milliequivalent. */
const equivalents: Ions = {
  Ca: 20.04,
  Mg: 12.15,
  Na: 22.99,
  K: 39.1,
  HCO3: 61.02,
  SO4: 48.03,
  Cl: 35.45,
  NO3: 62,
};
const milligrams: Ions = {
  Ca: 88,
  Mg: 14.6,
  Na: 23,
  K: 3.1,
  HCO3: 268,
  SO4: 48,
  Cl: 39,
  NO3: 18.6,
};

const meq = (ion: keyof Ions, amount = milligrams[ion]) => amount / equivalents[ion];
const right: Ions = {
  Ca: meq('Ca'),
  Mg: meq('Mg'),
  Na: meq('Na'),
  K: meq('K'),
  HCO3: meq('HCO3'),
  SO4: meq('SO4'),
  Cl: meq('Cl'),
  NO3: meq('NO3'),
};

/** Charge-balance error in per cent of the sum of all ions. */
function balanceError(ions: Ions): number {
  const cations = ions.Ca + ions.Mg + ions.Na + ions.K;
  const anions = ions.HCO3 + ions.SO4 + ions.Cl + ions.NO3;
  return (100 * (cations - anions)) / (cations + anions);
}

const mistakes: [string, Partial<Ions>][] = [
  ['As analysed', {}],
  ['Nitrate read as N', { NO3: meq('NO3', 4.2) }],
  ['Calcium carbonate lost before both tests', { Ca: right.Ca - 0.5, HCO3: right.HCO3 - 0.5 }],
  ['Carbonate lost before the titration only', { HCO3: right.HCO3 - 0.5 }],
  ['Sulphate read as S', { SO4: meq('SO4', 16) }],
  ['Alkalinity as CaCO_{3} read as HCO_{3}', { HCO3: meq('HCO3', 220) }],
  ['Magnesium left out', { Mg: 0 }],
];
const errors = mistakes.map(([, change]) => balanceError({ ...right, ...change }));

/** Standard deviation of the balance error when every ion has the same relative error, in per cent. */
function spread(relative: number): number {
  const values = Object.values(right);
  const sum = values.reduce((total, value) => total + value, 0);
  return (100 * relative * Math.sqrt(values.reduce((total, v) => total + v * v, 0))) / sum;
}
const bell = (deviation: number) =>
  curve(
    (x) => Math.exp(-((x / deviation) ** 2) / 2) / (deviation * Math.sqrt(2 * Math.PI)),
    range(-8, 8, 97),
  );

const row = (name: string, ion: keyof Ions) => [
  name,
  String(milligrams[ion]),
  equivalents[ion].toFixed(2),
  right[ion].toFixed(2),
];

export const paper: Paper = {
  id: 'art-the-ion-balance',
  slug: 'the-ion-balance',
  title: 'Does the Analysis Add Up? The Ion Balance as a First Check',
  shortDescription:
    'Milliequivalents, the charge-balance error, what size of error is acceptable, and the mistakes that the check finds, misses, or even hides.',
  longDescription: `Water carries no net charge. The positive charges in a complete analysis must therefore equal the negative ones, and whatever is left over is a measure of error. No other check costs so little and finds so much.

This free paper works through one groundwater analysis, shows where the limits of acceptance come from, and then makes the common mistakes on purpose: nitrate quoted as nitrogen, alkalinity quoted as calcium carbonate, a bottle that lost its carbonate on the way to the laboratory. Two of them pass the check unnoticed, and one improves it. Three further checks, which take a minute each, close that gap.`,
  category: 'Water Quality',
  priceMinor: 0,
  author: houseAuthor,
  publishedAt: '2024-09-10T07:45:00.000Z',
  keywords: [
    'charge balance',
    'milliequivalents',
    'alkalinity',
    'hardness',
    'electrical conductivity',
  ],
  abstract:
    'The charge-balance error compares the sums of cations and anions in milliequivalents per litre. For one synthetic groundwater it is −0.9 %. With independent errors of 3 % on each ion its standard deviation would be 1.5 %, which justifies limits of a few per cent and no narrower. Reading alkalinity in the wrong unit moves the balance to +5.3 %, omitting magnesium to −10.8 %; reading nitrate in the wrong unit leaves it at +0.9 %. The balance must be read with the conductivity, the hardness and common sense.',
  sections: [
    {
      heading: 'Charges, not grams',
      blocks: [
        'Laboratories report milligrams per litre, but charge is carried by ions. An ion of mass *M* and charge *z* contributes *z* charges per *M* grams, so the concentration in milliequivalents per litre (meq/L) is the concentration in mg/L divided by *M*/*z*. Calcium, with 40.08/2, has an equivalent mass of 20.04; bicarbonate, with one charge, of 61.02. The sums are then compared:',
        {
          type: 'equation',
          text: 'E = 100 · frac(Σ cations − Σ anions; Σ cations + Σ anions)',
          where:
            '*E* is the charge-balance error in per cent and both sums are in meq/L. Some authors divide by the mean of the sums, which doubles the figure; say which you use.',
        },
        'Table 1 shows a synthetic analysis of an ordinary groundwater from limestone. The cations add up to 6.67 meq/L and the anions to 6.79, so *E* = 100 × (6.67 − 6.79)/(6.67 + 6.79) = −0.9 %. Anions are slightly in excess. Figure 1 draws the two columns side by side.',
        {
          type: 'table',
          caption:
            'A synthetic groundwater analysis, converted. The equivalent mass is the molar mass divided by the charge.',
          head: ['Ion', 'mg/L', 'Equivalent mass', 'meq/L'],
          numeric: [1, 2, 3],
          rows: [
            row('Calcium, Ca^{2+}', 'Ca'),
            row('Magnesium, Mg^{2+}', 'Mg'),
            row('Sodium, Na^{+}', 'Na'),
            row('Potassium, K^{+}', 'K'),
            row('Bicarbonate, HCO_{3}^{−}', 'HCO3'),
            row('Sulphate, SO_{4}^{2−}', 'SO4'),
            row('Chloride, Cl^{−}', 'Cl'),
            row('Nitrate, NO_{3}^{−}', 'NO3'),
          ],
          widths: [1.6, 0.7, 1, 0.7],
        },
        {
          type: 'figure',
          caption:
            'The analysis of Table 1 as two columns of equal charge. The difference in height is the error.',
          alt: 'Stacked bars. Cations: calcium 4.39, magnesium 1.20, sodium and potassium 1.08 meq/L. Anions: bicarbonate 4.39, sulphate 1.00, chloride and nitrate 1.40 meq/L. The anion bar is slightly taller.',
          height: 235,
          graphic: {
            kind: 'bars',
            stacked: true,
            categories: ['Cations', 'Anions'],
            value: { label: 'Charge (meq/L)', min: 0, max: 8 },
            series: [
              { label: 'Ca | HCO_{3}', ink: 'lapis', values: [right.Ca, right.HCO3] },
              { label: 'Mg | SO_{4}', ink: 'ochre', values: [right.Mg, right.SO4] },
              {
                label: 'Na + K | Cl + NO_{3}',
                ink: 'slate',
                values: [right.Na + right.K, right.Cl + right.NO3],
              },
            ],
          },
        },
        'Bicarbonate is seldom measured directly. The laboratory titrates alkalinity and reports it as CaCO_{3} with an equivalent mass of 50.04. At a pH below about 8.3 nearly all of it is bicarbonate (Hem, 1985), and 220 mg/L as CaCO_{3} is 220 × 61.02/50.04 = 268 mg/L of bicarbonate, or 4.39 meq/L in either unit.',
      ],
    },
    {
      heading: 'How good is good enough?',
      blocks: [
        'No analysis balances exactly. Suppose that each ion is measured with an independent relative error *e*. The variance of the difference is the sum of the variances, so the standard deviation of *E* is *e* times the root of the sum of squares of all concentrations, divided by their sum. For our water it is 1.0 % when *e* is 2 %, 1.5 % when *e* is 3 %, and 2.4 % when *e* is 5 %. Figure 2 shows the three distributions.',
        {
          type: 'figure',
          caption:
            'Expected distribution of the balance error of the water in Table 1, when every ion carries an independent random error of 2, 3 or 5 %. Dotted lines mark ±5 %.',
          alt: 'Three bell curves centred on zero with standard deviations of 1.0, 1.5 and 2.4 per cent. Even the widest lies mostly within plus or minus five per cent.',
          height: 200,
          graphic: {
            kind: 'plot',
            x: { label: 'Charge-balance error (%)', min: -8, max: 8 },
            y: { label: 'Probability density (1/%)', min: 0, max: 0.5 },
            legend: 'top-right',
            under: [-5, 5].map((x) => ({
              shape: 'line',
              points: [
                [x, 0],
                [x, 0.5],
              ],
              ink: 'grey',
              stroke: 'dotted',
            })),
            series: [
              { label: '2 % per ion', as: 'line', ink: 'lapis', points: bell(spread(0.02)) },
              { label: '3 % per ion', as: 'line', ink: 'ochre', points: bell(spread(0.03)) },
              { label: '5 % per ion', as: 'line', ink: 'rust', points: bell(spread(0.05)) },
            ],
          },
        },
        'A limit of 5 % is thus generous for a competent laboratory, and a limit of 2 % fair. *Standard Methods* (APHA and others, 2017) scales it with the sum of anions: ±0.2 meq/L up to 3 meq/L, ±2 % from 3 to 10, and ±5 % from 10 to 800. In very dilute water small absolute errors make large percentages, hence the first rule.',
        'Random error has either sign. If a set of samples from one laboratory shows errors that are all positive, the cause is systematic even though each is within the limit. Fritz (1994) computed 1062 balances from 68 published articles; 612 were positive and 450 negative, and in single articles one sign often prevailed. Among the likely reasons he names alkalinity that was determined in the laboratory instead of in the field.',
      ],
    },
    {
      heading: 'Mistakes made on purpose',
      blocks: [
        'We now spoil the analysis of Table 1 in six ways. Figure 3 shows the resulting errors.',
        {
          type: 'figure',
          caption:
            'Charge-balance error of the same water after six mistakes, each made alone. Cations in excess plot to the right.',
          alt: 'Horizontal bars. As analysed −0.9 %, nitrate read as N +0.9 %, carbonate lost before both tests −1.0 %, lost before titration only +2.9 %, sulphate as S +4.3 %, alkalinity as calcium carbonate +5.3 %, magnesium left out −10.8 %.',
          height: 225,
          graphic: {
            kind: 'bars',
            horizontal: true,
            categories: mistakes.map(([name]) => name),
            value: { label: 'Charge-balance error (%)', min: -12, max: 8 },
            series: [{ ink: 'lapis', values: errors }],
          },
        },
        'Leaving out magnesium is found at once. So is alkalinity entered in the wrong unit: 220 mg/L as CaCO_{3}, read as bicarbonate, gives +5.3 %. Sulphate quoted as sulphur (16 mg/L) gives +4.3 %, which a limit of 5 % lets through. The unit belongs in the name of the column.',
        'Nitrate quoted as nitrogen (4.2 mg/L) and entered as nitrate moves the balance from −0.9 to +0.9 %. The error is a factor of 4.4 in the one ion that the client may care about most, and the balance cannot see it, because nitrate carries little of the charge. **The check is blind to minor ions.**',
        'The last mistake happens in the bottle. A groundwater rich in carbon dioxide degasses, its pH rises, and calcite is precipitated. If calcium is measured in an acidified bottle and alkalinity in another that was not, 0.5 meq/L of lost carbonate shows as +2.9 %. If both come from the same unacidified bottle, both have lost 0.5, and the balance stays at −1.0 %. Perfect, and wrong. Alkalinity and pH belong to the field.',
      ],
    },
    {
      heading: 'Three companions, and a routine',
      blocks: [
        {
          type: 'list',
          items: [
            '**Conductivity.** In dilute waters near neutral pH one hundred times the sum of cations in meq/L, or of anions, should lie within a tenth of the electrical conductivity in µS/cm at 25 °C (APHA and others, 2017). Here 667 and 679 are expected. An analysis in which all ions are low by the same factor balances, and fails this test.',
            '**Hardness and alkalinity.** Hardness is 50.04 × (Ca + Mg) = 280 mg/L as CaCO_{3}; the alkalinity is 220. In a limestone water the excess of 60 should be matched by sulphate, chloride and nitrate, and it is. Alkalinity far above hardness means sodium bicarbonate, from ion exchange or from silicates (Freeze and Cherry, 1979); without such rocks it means an error.',
            '**Dissolved solids.** The sum of the ions, less about half of the bicarbonate that is lost as gas when the water is dried, is 366 mg/L here. It should agree with the residue on evaporation to within some ten per cent.',
          ],
        },
        'The charge balance has its own limits. In acid mine water H^{+}, iron and aluminium must enter the sum; in peaty water organic anions are missing from it, and cations appear in excess without any mistake. In sea water and brines the errors of sodium and chloride rule everything else.',
        {
          type: 'list',
          ordered: true,
          items: [
            'Convert with the unit that the laboratory states, and write the unit down.',
            'Compute *E* with its sign, for each sample, and look at the list as a whole.',
            'Beyond 5 %, ask for a repeat before the bottles are thrown away.',
            'Never adjust an ion to close the balance. An estimated ion has no balance to report.',
            'Publish *E* beside the analysis.',
          ],
        },
        'An analysis that passes all four checks may still be wrong in a minor ion. One that fails should not be interpreted, however interesting it looks (Appelo and Postma, 2005).',
      ],
    },
  ],
  references: [
    'APHA, AWWA and WEF (2017). *Standard Methods for the Examination of Water and Wastewater*, 23rd edition. American Public Health Association, Washington.',
    'Appelo, C. A. J., and Postma, D. (2005). *Geochemistry, Groundwater and Pollution*, 2nd edition. Balkema, Leiden.',
    'Freeze, R. A., and Cherry, J. A. (1979). *Groundwater*. Prentice-Hall, Englewood Cliffs.',
    'Fritz, S. J. (1994). A survey of charge-balance errors on published analyses of potable ground and surface waters. *Ground Water* 32 (4), 539–546.',
    'Hem, J. D. (1985). *Study and Interpretation of the Chemical Characteristics of Natural Water*, 3rd edition. US Geological Survey Water-Supply Paper 2254.',
  ],
};
