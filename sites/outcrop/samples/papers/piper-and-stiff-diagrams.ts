import { houseAuthor } from '../press/house-author.ts';
import type { Water } from '../press/graphic.ts';
import type { Paper } from '../press/paper.ts';
import { curve, range } from '#tools/press/sampling.ts';

const fresh: Water = {
  label: 'A fresh',
  ink: 'lapis',
  calcium: 4.2,
  magnesium: 1,
  alkalis: 0.9,
  chloride: 0.8,
  sulfate: 0.9,
  alkalinity: 4.4,
};
/** Standard seawater of salinity 35. */
const sea: Water = {
  label: 'E seawater',
  ink: 'ink',
  calcium: 20.6,
  magnesium: 105.6,
  alkalis: 479.2,
  chloride: 545.9,
  sulfate: 56.5,
  alkalinity: 2.3,
};

/** A conservative mixture, rounded as a laboratory would. */
function mixture(share: number, label: string, ink: Water['ink']): Water {
  const mix = (key: 'calcium' | 'magnesium' | 'alkalis' | 'chloride' | 'sulfate' | 'alkalinity') =>
    Math.round(100 * (fresh[key] * (1 - share) + sea[key] * share)) / 100;
  return {
    label,
    ink,
    calcium: mix('calcium'),
    magnesium: mix('magnesium'),
    alkalis: mix('alkalis'),
    chloride: mix('chloride'),
    sulfate: mix('sulfate'),
    alkalinity: mix('alkalinity'),
  };
}

const exchanged: Water = {
  ...fresh,
  label: 'B freshened',
  ink: 'moss',
  calcium: 0.6,
  magnesium: 0.5,
  alkalis: 5,
};
const mixed = mixture(0.05, 'C 5 % mixture', 'ochre');
const intruded: Water = {
  ...mixed,
  label: 'D intruded',
  ink: 'rust',
  calcium: mixed.calcium + 4.2,
  magnesium: mixed.magnesium + 0.8,
  alkalis: mixed.alkalis - 5,
};

const ions = (water: Water) => [
  water.calcium,
  water.magnesium,
  water.alkalis,
  water.chloride,
  water.sulfate,
  water.alkalinity,
];
const table = [fresh, exchanged, mixed, intruded, sea];
const names = ['Ca', 'Mg', 'Na + K', 'Cl', 'SO_{4}', 'HCO_{3}'];

/** How far a mixture moves along the line from fresh water to seawater, in per cent. */
const moved = (share: number) => (100 * 605 * share) / (605 * share + 6.1 * (1 - share));

export const paper: Paper = {
  id: 'art-piper-and-stiff-diagrams',
  slug: 'piper-and-stiff-diagrams',
  title: 'Piper and Stiff Diagrams, and What They Leave Out',
  shortDescription:
    'How both diagrams are built, how mixing and ion exchange look on them, and why one per cent of seawater moves a point half across the page.',
  longDescription: `The Piper diagram puts a whole survey on one page; the Stiff diagram gives each water a shape that can be recognised on a map. Both are drawn every day by software, and read less carefully than they are drawn.

This paper builds both by hand for five waters from a coastal aquifer: fresh, freshened, mixed, intruded, and seawater. It shows why mixing plots on a straight line, how far along that line a given share of seawater lies, and how ion exchange pulls a water off it to one side or the other. Since both diagrams hide something, concentration in one and detail in the other, it ends with the two or three plain numbers that belong beside them.`,
  category: 'Water Quality | Diagrams',
  priceMinor: 950,
  author: houseAuthor,
  publishedAt: '2025-03-18T09:30:00.000Z',
  keywords: [
    'hydrochemical facies',
    'ion exchange',
    'saltwater intrusion',
    'mixing',
    'trilinear diagram',
  ],
  abstract:
    'We construct Piper and Stiff diagrams for five waters of a coastal aquifer, four of them synthetic. A conservative mixture lies on the straight line between its end members, but not in proportion to volume: with a fresh water of 6 meq/L, one per cent of seawater carries the point half of the way. Ion exchange moves an intruded water to the calcium side of the line and a freshened one to the sodium bicarbonate corner. Shares hide concentration; we therefore pair the diagram with the exchange deltas computed from chloride.',
  sections: [
    {
      heading: 'Five waters',
      blocks: [
        'Six numbers describe most natural waters: calcium, magnesium and the alkalis sodium and potassium on the side of the cations; chloride, sulphate and bicarbonate (with carbonate) on that of the anions. Given in milliequivalents per litre, the two sides add up to the same sum, apart from analytical error. That is the condition for everything below; check it first.',
        'Table 1 lists five waters from a coastal aquifer. A to D are synthetic; E is seawater of salinity 35. Water A is a recharge water from limestone. Water B has flowed into ground that used to hold salt water. C is a plain mixture of 95 parts of A with 5 of seawater, and D the same mixture after contact with the aquifer.',
        {
          type: 'table',
          caption: 'The five waters, in meq/L. A to D are synthetic; E is standard seawater.',
          head: ['Ion', 'A', 'B', 'C', 'D', 'E'],
          numeric: [1, 2, 3, 4, 5],
          rows: names.map((name, i) => [
            name,
            ...table.map((water) => (ions(water)[i] ?? 0).toFixed(1)),
          ]),
        },
      ],
    },
    {
      heading: 'The Piper diagram',
      blocks: [
        'Piper (1944) plotted the cations in one triangle, the anions in another, and projected both points into a diamond between them. In each triangle the three shares add up to 100 %. For water A the cations sum to 6.1 meq/L, and calcium has 4.2/6.1 = 69 %, magnesium 16 %, the alkalis 15 %. The anions give 13 % chloride, 15 % sulphate and 72 % bicarbonate. From the two points lines are led upwards, parallel to the outer edges of the triangles; they meet in the diamond. Figure 1 shows all five.',
        {
          type: 'figure',
          caption:
            'Piper diagram of the waters of Table 1. Shares are in per cent of the milliequivalents of cations or of anions.',
          alt: 'Piper diagram with five waters. A lies at the left corner of the diamond, calcium bicarbonate; B at the lower corner, sodium bicarbonate; E near the right corner, sodium chloride; C on the line from A to E, and D above that line.',
          height: 370,
          graphic: { kind: 'piper', waters: table },
        },
        'The corners of the diamond name the *hydrochemical facies* (Back, 1966). On the left stands calcium bicarbonate, young water from limestone or from soils that weather; on the right sodium chloride; at the top calcium or magnesium with sulphate or chloride, as from gypsum, from mine drainage or from exchange; at the bottom sodium bicarbonate. A facies is a description. It becomes an explanation only with a flow path.',
        'Conservative mixtures lie on the straight line between their end members in the triangles, and in the diamond too, since cations and anions are weighted alike. But the weights are charges, not volumes. Seawater holds 605 meq/L of either sign and water A holds 6.1. A share *f* of seawater therefore moves the point by',
        {
          type: 'equation',
          text: 'p = frac(605 f; 605 f + 6.1 (1 − f))',
        },
        'of the length of the line. For *f* = 0.01 it is 50 %, for 0.05 it is 84 % (Figure 2). A cluster of points in the sodium chloride corner may stand for anything from a twentieth of seawater to all of it. Between 10 % and 100 % the diagram is nearly blind.',
        {
          type: 'figure',
          caption:
            'How far a mixture of fresh water A with seawater has moved along its mixing line in the Piper diagram, against the share of seawater by volume.',
          alt: 'Curve that rises steeply from zero to 50 % at one per cent of seawater and 84 % at five per cent, then flattens towards 100 %.',
          height: 205,
          graphic: {
            kind: 'plot',
            x: { label: 'Seawater in the mixture (% by volume)', min: 0, max: 20 },
            y: { label: 'Distance along the line (%)', min: 0, max: 100 },
            grid: true,
            series: [
              { as: 'line', ink: 'lapis', points: curve((x) => moved(x / 100), range(0, 20, 101)) },
              {
                as: 'points',
                ink: 'rust',
                weight: 2.6,
                points: [
                  [1, moved(0.01)],
                  [5, moved(0.05)],
                ],
              },
            ],
            over: [
              { shape: 'label', at: [1.6, 47], text: '1 % of seawater', align: 'left' },
              { shape: 'label', at: [5.5, 79], text: 'water C', align: 'left' },
            ],
          },
        },
      ],
    },
    {
      heading: 'Exchange shows as a departure',
      blocks: [
        'Clay and organic matter hold cations on their surfaces: calcium above all in a fresh aquifer, sodium in a salt one. When salt water enters, its sodium displaces calcium; the water becomes richer in calcium than any mixture could be, and plots above the line, towards calcium chloride. When fresh water returns, its calcium is taken up and sodium released, and the result is sodium bicarbonate, a facies that no mixture of A and E contains (Appelo and Postma, 2005).',
        'The amount is easily found. Chloride takes no part in exchange, so it gives the share of seawater in water D: *f* = (28.1 − 0.8)/(545.9 − 0.8) = 0.050. The mixture should then hold 0.05 × 479.2 + 0.95 × 0.9 = 24.8 meq/L of alkalis and 5.0 of calcium, and D differs from it by 19.8 − 24.8 = −5.0 meq/L of alkalis, 9.2 − 5.0 = +4.2 of calcium and 7.0 − 6.2 = +0.8 of magnesium.',

        'The three deltas add up to nothing, as an exchange of charge for charge must. Here the sums were made to close; in real data a remainder beyond the analytical error points to something besides exchange, such as the dissolution of calcite, and bicarbonate will show it. For water B, with chloride as in A, the deltas are +4.1 for the alkalis, −3.6 for calcium and −0.5 for magnesium: the signature of freshening.',
      ],
    },
    {
      heading: 'The Stiff diagram',
      blocks: [
        'Stiff (1951) drew cations to the left of a vertical line and anions to the right, in meq/L, and joined the ends. The order is fixed: alkalis against chloride at the top, calcium against bicarbonate, magnesium against sulphate. The outline has a shape that shows the type, and a width that shows the concentration, which the Piper diagram lacks. Figure 3 shows A, B and a mixture with one per cent of seawater.',
        {
          type: 'figure',
          caption:
            'Stiff diagrams of waters A and B and of a conservative mixture of A with 1 % of seawater, all on one scale.',
          alt: 'Three polygons. A is wide in the middle, for calcium bicarbonate. B is wide at upper left and middle right, for sodium bicarbonate. The mixture is A with a broad bar at the top for sodium chloride.',
          height: 165,
          graphic: {
            kind: 'stiff',
            reach: 8,
            waters: [
              { ...fresh, label: 'A, fresh' },
              { ...exchanged, label: 'B, freshened' },
              mixture(0.01, '1 % seawater', 'ochre'),
            ],
          },
        },
        'On a map, set at the wells, the shapes let the eye follow a water type through an aquifer and see where it changes. Use one scale throughout, and state it; waters that differ by more than about twenty in concentration do not fit on one scale, and seawater beside A would be a hundred times as wide. Where nitrate or iron matters, say so in words: the diagram has no place for them.',
      ],
    },
    {
      heading: 'Reading rules',
      blocks: [
        {
          type: 'list',
          ordered: true,
          items: [
            'No diagram before the charge balance. An error of 10 % moves a point by several per cent of the side of a triangle.',
            'Give concentration beside every Piper diagram: a table, a map of conductivity, or Stiff outlines.',
            'Do not join points by a line unless a flow path joins the wells.',
            'A point between two others may be a mixture, but it may have come there by reaction. Test with chloride, and if you can with an isotope or bromide.',
            'Remember what is merged. Sodium and potassium share a corner, and so in the diamond do chloride and sulphate: brine and gypsum stand side by side.',
          ],
        },
        'Hem (1985) compares these and other graphs and remarks on their purpose, which is to detect relations and to present them. The proof lies in mass balances. A good diagram tells you which balance to compute.',
      ],
    },
  ],
  references: [
    'Appelo, C. A. J., and Postma, D. (2005). *Geochemistry, Groundwater and Pollution*, 2nd edition. Balkema, Leiden.',
    'Back, W. (1966). *Hydrochemical Facies and Ground-Water Flow Patterns in Northern Part of Atlantic Coastal Plain*. US Geological Survey Professional Paper 498-A.',
    'Hem, J. D. (1985). *Study and Interpretation of the Chemical Characteristics of Natural Water*, 3rd edition. US Geological Survey Water-Supply Paper 2254.',
    'Piper, A. M. (1944). A graphic procedure in the geochemical interpretation of water-analyses. *Transactions, American Geophysical Union* 25 (6), 914–928.',
    'Stiff, H. A. (1951). The interpretation of chemical water analysis by means of patterns. *Journal of Petroleum Technology* 3 (10), 15–17.',
  ],
};
