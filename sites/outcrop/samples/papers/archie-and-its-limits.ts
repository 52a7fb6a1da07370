import { houseAuthor } from '../press/house-author.ts';
import type { Paper } from '../press/paper.ts';
import { curve, logRange, range } from '#tools/press/sampling.ts';

const porosity = 0.22;
const waterResistivity = 0.05;
const trueResistivity = 10;

/** Archie's saturation with a = 1, for the worked example. */
function saturation(phi: number, rw: number, rt: number, m: number, n: number): number {
  return (rw / (phi ** m * rt)) ** (1 / n);
}

const base = saturation(porosity, waterResistivity, trueResistivity, 2, 2);
const errors = [
  saturation(porosity - 0.02, waterResistivity, trueResistivity, 2, 2),
  saturation(porosity, waterResistivity, trueResistivity, 2.1, 2),
  saturation(porosity, waterResistivity, trueResistivity, 2, 2.1),
  saturation(porosity, waterResistivity * 1.1, trueResistivity, 2, 2),
  saturation(porosity, waterResistivity, trueResistivity * 0.95, 2, 2),
].map((value) => Math.round((value - base) * 1000) / 10);

/** Waxman and Smits (1968), brine-saturated, 25 °C: conductivities in S/m, Qv in meq/mL. */
function shalyConductivity(waterConductivity: number, qv: number): number {
  const mobility = 4.6 * (1 - 0.6 * Math.exp(-waterConductivity / 1.3));
  return porosity ** 2 * (waterConductivity + mobility * qv);
}

const porosities = logRange(0.05, 0.5, 30);
const conductivities = range(0, 12, 61);

export const paper: Paper = {
  id: 'art-archie-and-its-limits',
  slug: 'archie-and-its-limits',
  title: 'Archie’s Equation and Where It Stops Working',
  shortDescription:
    'How water saturation is computed from resistivity and porosity, how errors travel through the equation, and why clay, vugs and fresh water break it.',
  longDescription: `Gus Archie’s two empirical relations of 1942 still stand behind most water saturations that are computed from logs. They are short enough to be used without thought, and that is their danger: each symbol hides a decision about the rock.

This paper derives the working equation step by step, carries one numerical example through it, and shows how much of the final uncertainty comes from each input. It then sets out the rocks for which the relation was never meant: shaly sands, vuggy and fractured carbonates, and formations with fresh water.

It is written for geologists and engineers who receive saturations from others and want to know which questions to ask. Only school algebra is assumed.`,
  category: 'Well Logs | Saturation',
  priceMinor: 900,
  author: houseAuthor,
  publishedAt: '2024-03-12T09:00:00.000Z',
  keywords: ['formation factor', 'resistivity index', 'cementation exponent', 'shaly sand'],
  abstract:
    'Archie’s relations link the resistivity of a clean, brine-bearing rock to its porosity and water saturation. We restate them with their assumptions, follow one worked example, and rank the inputs by the error that they leave in the answer. For ordinary uncertainties the porosity and the cementation exponent matter more than the resistivity log itself. The relations fail in a predictable direction where a second conductor is present, as in shaly sands, and in an unpredictable one where the pore network is not that of a granular rock.',
  sections: [
    {
      heading: 'Two observations',
      blocks: [
        'Quartz and calcite do not conduct. A clean sandstone or limestone carries current only through the water in its pores, so its resistivity depends on how salty that water is, how much of it there is, and how tortuous its path is. Archie (1942) measured cores saturated with brine and found that the resistivity of the rock is proportional to that of the brine. He called the ratio the *formation factor*, *F*, and found that it falls with porosity along a straight line on logarithmic paper.',
        {
          type: 'equation',
          text: 'F = frac(R_{0}; R_{w}) = frac(a; φ^{m})',
          where:
            '*R*_{0} is the resistivity of the fully water-saturated rock (Ω·m), *R*_{w} that of its water (Ω·m), *φ* the porosity as a fraction, *m* the cementation exponent, and *a* a fitting constant. In Archie’s own form *a* is 1.',
        },
        'His second observation concerned rock that also holds oil or gas. Hydrocarbons do not conduct either; they lengthen and narrow the water’s path. The ratio of the measured resistivity to that of the same rock full of water, the *resistivity index*, rises as the water saturation falls.',
        {
          type: 'equation',
          text: 'I = frac(R_{t}; R_{0}) = frac(1; S_{w}^{n})',
          where:
            '*R*_{t} is the true resistivity of the undisturbed formation (Ω·m), *S*_{w} the water saturation as a fraction of the pore space, and *n* the saturation exponent.',
        },
        'Together they give the working equation of formation evaluation:',
        { type: 'equation', text: 'S_{w} = (frac(a R_{w}; φ^{m} R_{t}))^{1/n}' },
      ],
    },
    {
      heading: 'What the exponents mean',
      blocks: [
        'The exponent *m* describes how efficiently the pore space conducts. For a bundle of straight tubes along the current it would be 1; for well-sorted loose sand it is about 1.3; and it grows as cement blocks the throats between grains faster than it removes volume. Archie reported about 1.3 for unconsolidated sands and 1.8 to 2.0 for consolidated sandstones. Glover (2009) gives a physical reading: *m* measures the rate at which the connectedness of the pore network changes with porosity. Figure 1 shows that the choice is of little account in a sand of 35 % porosity and of great account in a tight one of 8 %.',
        {
          type: 'figure',
          caption:
            'Formation factor against porosity for three cementation exponents with *a* = 1, and the Humble relation of Winsauer and others (1952), *F* = 0.62 *φ*^{−2.15}.',
          alt: 'Log–log plot. Formation factor falls from several hundred at 5 % porosity to about 4 at 50 %. The lines for m of 1.8, 2.0 and 2.2 fan out towards low porosity; the Humble line crosses them.',
          height: 250,
          graphic: {
            kind: 'plot',
            x: {
              label: 'Porosity (fraction)',
              min: 0.05,
              max: 0.5,
              scale: 'log',
              ticks: [0.05, 0.1, 0.2, 0.3, 0.4, 0.5],
            },
            y: { label: 'Formation factor F', min: 1, max: 1000, scale: 'log' },
            grid: true,
            legend: 'top-right',
            series: [
              {
                label: '*m* = 2.2',
                as: 'dashed',
                ink: 'lapis',
                points: curve((p) => p ** -2.2, porosities),
              },
              {
                label: '*m* = 2.0',
                as: 'line',
                ink: 'lapis',
                points: curve((p) => p ** -2, porosities),
              },
              {
                label: '*m* = 1.8',
                as: 'dotted',
                ink: 'lapis',
                points: curve((p) => p ** -1.8, porosities),
              },
              {
                label: 'Humble',
                as: 'line',
                ink: 'rust',
                points: curve((p) => 0.62 * p ** -2.15, porosities),
              },
            ],
          },
        },
        'Winsauer and others (1952) fitted *a* = 0.62 and *m* = 2.15 to a set of sandstones. Such pairs are regressions over a range of porosities, not constants of nature: *a* other than 1 gives a formation factor other than 1 where there is no rock at all. Carry a pair from one field to another only with core to support it. Typical values are listed in Table 1.',
        {
          type: 'table',
          caption:
            'Cementation exponents commonly met, as orders of magnitude for a first look. Core measurements replace them wherever there are any.',
          head: ['Rock', 'Typical *m*', 'Reason'],
          rows: [
            ['Unconsolidated sand', '1.3–1.4', 'Open throats between the grains'],
            ['Consolidated sandstone', '1.8–2.0', 'Throats narrowed by cement'],
            ['Chalk, intergranular limestone', '1.8–2.1', 'Granular network, small pores'],
            ['Vuggy or mouldic limestone', '2.2 to over 3', 'Volume that hardly conducts'],
            ['Open fractures', '1.0–1.4', 'Straight paths along the current'],
          ],
          widths: [1.5, 0.8, 1.7],
        },
        'The saturation exponent *n* is about 2 in water-wet rock. In oil-wet rock the water is broken into drops that conduct poorly, and *n* may be far greater, so that a resistive zone holds more water than the equation says (Ellis and Singer, 2007).',
      ],
    },
    {
      heading: 'One example, and its error',
      blocks: [
        'Take a clean sandstone with *φ* = 0.22, *R*_{w} = 0.05 Ω·m at formation temperature and *R*_{t} = 10 Ω·m, with *a* = 1 and *m* = *n* = 2. The formation factor is 1/0.22^{2} = 20.7, the water-filled resistivity *R*_{0} is 1.03 Ω·m, and the water saturation is √(1.03/10) = 0.32. The zone is about two-thirds hydrocarbon by pore volume.',
        'How firm is that figure? Each input is changed in turn by an amount that a careful interpreter would still admit, and the saturation is computed again. Figure 2 gives the result. The porosity comes first: two porosity units on the log are worth more than three saturation units. The exponent *m* follows. The resistivity log, on which most attention is usually spent, comes last: it is measured well, and saturation depends only on its square root.',
        {
          type: 'figure',
          caption:
            'Change in computed water saturation, in saturation units (percent of pore volume), when one input of the worked example is changed at a time.',
          alt: 'Horizontal bar chart. Porosity lower by 0.02 raises saturation by 3.2 units, m higher by 0.1 by 2.5, n higher by 0.1 by 1.8, water resistivity higher by a tenth by 1.6, and true resistivity lower by a twentieth by 0.8.',
          height: 170,
          graphic: {
            kind: 'bars',
            horizontal: true,
            categories: ['φ − 0.02', '*m* + 0.1', '*n* + 0.1', '*R*_{w} + 10 %', '*R*_{t} − 5 %'],
            value: { label: 'Change in water saturation (saturation units)', min: 0, max: 4 },
            series: [{ ink: 'lapis', values: errors }],
          },
        },
        'If the five errors are independent, their sum in quadrature is close to five saturation units: 0.32 ± 0.05. A saturation quoted to three decimals is a statement about the calculator.',
      ],
    },
    {
      heading: 'Where it stops',
      blocks: [
        { type: 'subheading', text: 'Clay: a second conductor' },
        'Clay minerals carry exchangeable cations that conduct along their surfaces. The rock then conducts more than its brine alone would allow, *R*_{t} falls, and Archie’s equation reports water that is not there. The fault always lies on the same side: pay is missed. Waxman and Smits (1968) added the exchange cations as a conductor in parallel with the brine.',
        {
          type: 'equation',
          text: 'C_{0} = frac(1; F^{*}) (C_{w} + B Q_{v})',
          where:
            '*C*_{0} and *C*_{w} are the conductivities of rock and brine (S/m), *Q*_{v} is the exchange capacity per unit of pore volume (meq/mL), *B* the equivalent conductance of the cations, and *F*^{*} the formation factor of the shaly rock.',
        },
        'Figure 3 draws the relation. At high salinity the lines run parallel and the clay is a small correction. At low salinity they do not go to zero, and the apparent formation factor, *C*_{w}/*C*_{0}, has lost its meaning. Worthington (1985) reviews the many equations that followed; they differ mainly in how the clay term depends on saturation.',
        {
          type: 'figure',
          caption:
            'Conductivity of a brine-saturated sandstone of 22 % porosity against that of its brine, computed with Waxman and Smits’ relation at 25 °C for three exchange capacities.',
          alt: 'Line plot of rock conductivity against brine conductivity. The clean line passes through the origin. The lines for exchange capacities of 0.2 and 0.5 meq/mL lie above it, bend near the origin and run parallel to it at high salinity.',
          height: 250,
          graphic: {
            kind: 'plot',
            x: { label: 'Brine conductivity *C*_{w} (S/m)', min: 0, max: 12 },
            y: { label: 'Rock conductivity *C*_{0} (S/m)', min: 0, max: 0.8 },
            legend: 'top-left',
            series: [
              {
                label: '*Q*_{v} = 0.5 meq/mL',
                as: 'line',
                ink: 'umber',
                points: curve((c) => shalyConductivity(c, 0.5), conductivities),
              },
              {
                label: '*Q*_{v} = 0.2 meq/mL',
                as: 'line',
                ink: 'ochre',
                points: curve((c) => shalyConductivity(c, 0.2), conductivities),
              },
              {
                label: 'Clean (Archie)',
                as: 'dashed',
                ink: 'lapis',
                points: curve((c) => shalyConductivity(c, 0), conductivities),
              },
            ],
          },
        },
        { type: 'subheading', text: 'Pores of other shapes' },
        'In vuggy and mouldic limestone much of the porosity lies in holes that are joined only through the matrix. A porosity log counts them, the current hardly uses them, *m* rises, and a value of 2 gives a saturation that is too low: here the fault is to see pay that does not exist. Fractures work the other way. Both can occur within a metre of each other, and no single exponent serves the interval.',
        { type: 'subheading', text: 'Fresh or unknown water' },
        'In aquifers and in shallow sands *R*_{w} may be several ohm metres. The clay term then rules even in nearly clean rock, and a resistivity log cannot tell fresh water from oil. A water sample, or a spontaneous-potential log over a known sand, is worth more than any refinement of the equation.',
      ],
    },
    {
      heading: 'Questions to ask',
      blocks: [
        {
          type: 'list',
          ordered: true,
          items: [
            'Where does *R*_{w} come from, and has it been brought to formation temperature?',
            'Are *a* and *m* from core of this formation, and over what range of porosity?',
            'Is the porosity total or effective, and does the equation expect the same kind?',
            'How much clay is there, and what does the clean model give beside the shaly one?',
            'Which error bar belongs to the answer?',
          ],
        },
        'An interpretation that answers these five is sound, whichever equation it used.',
      ],
    },
  ],
  references: [
    'Archie, G. E. (1942). The electrical resistivity log as an aid in determining some reservoir characteristics. *Transactions of the AIME* 146, 54–62.',
    'Ellis, D. V., and Singer, J. M. (2007). *Well Logging for Earth Scientists*, 2nd edition. Springer, Dordrecht.',
    'Glover, P. W. J. (2009). What is the cementation exponent? A new interpretation. *The Leading Edge* 28 (1), 82–85.',
    'Waxman, M. H., and Smits, L. J. M. (1968). Electrical conductivities in oil-bearing shaly sands. *Society of Petroleum Engineers Journal* 8 (2), 107–122.',
    'Winsauer, W. O., Shearin, H. M., Masson, P. H., and Williams, M. (1952). Resistivity of brine-saturated sands in relation to pore geometry. *AAPG Bulletin* 36 (2), 253–277.',
    'Worthington, P. F. (1985). The evolution of shaly-sand concepts in reservoir evaluation. *The Log Analyst* 26 (1), 23–40.',
  ],
};
