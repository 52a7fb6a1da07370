import { houseAuthor } from '../press/house-author.ts';
import type { Printable } from '../press/paper.ts';
import type { Volume } from '../press/volume.ts';

const publishedAt = '2026-02-03T09:00:00.000Z';
const author = houseAuthor;

const rock: Printable = {
  title: 'Card 1: Rock and Core',
  category: 'Field Practice',
  author,
  publishedAt,
  keywords: ['grain size', 'strength', 'fracture spacing', 'RQD'],
  abstract:
    'Grain size after Wentworth with phi, strength as estimated by hand, spacing of discontinuities, and the classes of RQD. Describe first, name last, and write the size of everything that you name.',
  sections: [
    {
      heading: 'Grain size',
      blocks: [
        'The limits are powers of two of a millimetre (Wentworth, 1922), and *φ* = −log_{2} *d* with *d* in millimetres. Compare with a printed card under a lens; a thumb is no sieve.',
        {
          type: 'table',
          caption: 'Grain-size classes after Wentworth (1922).',
          head: ['Class', 'From (mm)', 'To (mm)', 'φ'],
          numeric: [1, 2, 3],
          rows: [
            ['Boulder', '256', '', 'below −8'],
            ['Cobble', '64', '256', '−8 to −6'],
            ['Pebble', '4', '64', '−6 to −2'],
            ['Granule', '2', '4', '−2 to −1'],
            ['Sand, very coarse', '1', '2', '−1 to 0'],
            ['Sand, coarse', '0.5', '1', '0 to 1'],
            ['Sand, medium', '0.25', '0.5', '1 to 2'],
            ['Sand, fine', '0.125', '0.25', '2 to 3'],
            ['Sand, very fine', '0.063', '0.125', '3 to 4'],
            ['Silt', '0.004', '0.063', '4 to 8'],
            ['Clay', '', '0.004', 'above 8'],
          ],
        },
      ],
    },
    {
      heading: 'Strength by hand',
      blocks: [
        'Try several pieces: one may hold a vein. Compare with the point-load or uniaxial tests when they come, since an estimate that is never compared drifts (ISRM, 1978).',
        {
          type: 'table',
          caption: 'Field estimate of uniaxial compressive strength after ISRM (1978).',
          head: ['Term', 'What it does', 'MPa'],
          rows: [
            ['Extremely weak', 'Indented by a thumbnail', '0.25–1'],
            ['Very weak', 'Crumbles under firm blows of the hammer’s point', '1–5'],
            ['Weak', 'Peeled with a knife, with difficulty', '5–25'],
            ['Medium strong', 'Breaks with one firm blow; no knife scrapes it', '25–50'],
            ['Strong', 'Needs more than one blow', '50–100'],
            ['Very strong', 'Needs many blows', '100–250'],
            ['Extremely strong', 'The hammer only chips it', 'above 250'],
          ],
          widths: [0.8, 2, 0.6],
        },
      ],
    },
    {
      heading: 'Spacing and RQD',
      blocks: [
        'Spacing is measured square to a set. Terms after ISO 14689 (2017): very wide above 2 m, wide 0.6 to 2 m, medium 200 to 600 mm, close 60 to 200 mm, very close 20 to 60 mm, extremely close below 20 mm.',
        'RQD is the length of sound pieces of at least 100 mm, in per cent of the run: below 25 very poor, 25 to 50 poor, 50 to 75 fair, 75 to 90 good, above 90 excellent (Deere and Deere, 1988). Breaks by the driller or by the box are fitted together first. Give the run beside the number.',
      ],
    },
  ],
  references: [
    'Deere, D. U., and Deere, D. W. (1988). The rock quality designation (RQD) index in practice. In *Rock Classification Systems for Engineering Purposes*, ASTM STP 984, 91–101.',
    'ISO 14689 (2017). *Geotechnical Investigation and Testing: Identification, Description and Classification of Rock*. International Organization for Standardization, Geneva.',
    'ISRM (1978). Suggested methods for the quantitative description of discontinuities in rock masses. *International Journal of Rock Mechanics and Mining Sciences* 15, 319–368.',
    'Wentworth, C. K. (1922). A scale of grade and class terms for clastic sediments. *Journal of Geology* 30, 377–392.',
  ],
};

const directions: Printable = {
  title: 'Card 2: Bearings, Dips and Thickness',
  category: 'Field Practice',
  author,
  publishedAt,
  keywords: ['declination', 'convergence', 'apparent dip', 'true thickness'],
  abstract:
    'From the needle to the grid, from true to apparent dip, from outcrop width to thickness. Angles in degrees; declination and convergence count positive to the east.',
  sections: [
    {
      heading: 'Bearings',
      blocks: [
        { type: 'equation', text: 'T = M + D' },
        {
          type: 'equation',
          text: 'G = M + D − C',
          where:
            '*M* is the magnetic bearing, *T* the true and *G* the grid bearing, *D* the declination and *C* the convergence (grid north from true north).',
        },
        'With a declination of −9.5° and a convergence of 1.2°, the needle’s 120° is 110.5° true and 109.3° grid. Write beside every column which of the three it holds, the date, and the declination that was set. Stand clear of vehicles, fences and power lines, and of magnetite.',
      ],
    },
    {
      heading: 'Dips and thickness',
      blocks: [
        {
          type: 'equation',
          text: 'tan a = tan δ sin β',
          where:
            '*a* is the apparent dip on a section line at the angle *β* from strike, and *δ* the true dip.',
        },
        {
          type: 'equation',
          text: 't = w sin δ',
          where: '*w* is the width of outcrop square to strike on flat ground.',
        },
        'On a slope of angle *s*, walked square to strike over a distance *w*, the thickness is *w* sin(*δ* + *s*) where slope and beds dip in opposite directions, and *w* |sin(*δ* − *s*)| where they dip the same way. A bed that dips 30° and crops out over 40 m of flat ground is 20 m thick.',
      ],
    },
  ],
  references: [],
};

const water: Printable = {
  title: 'Card 3: At the Well',
  category: 'Water Quality',
  author,
  publishedAt,
  keywords: ['water level', 'purging', 'preservation', 'ion balance'],
  abstract:
    'The order of work at a well, when purging is done, what goes into which bottle, and the first sum when the analysis comes back. The laboratory’s own instructions go before this card.',
  sections: [
    {
      heading: 'Before the pump',
      blocks: [
        {
          type: 'list',
          ordered: true,
          items: [
            'Identify the well by its tag, and photograph tag and measuring point.',
            'Measure the depth to water twice, to 1 cm, from the marked point. If the two differ by more than 1 cm, measure again.',
            'Measure the depth to the bottom, after the water level and not before.',
            'Calibrate pH and conductivity with buffers at the water’s temperature, and write the readings down.',
          ],
        },
      ],
    },
    {
      heading: 'Purging is done',
      blocks: [
        'Readings are taken every few minutes. Purging is done when five in a row agree within the limits of Table 1 (U.S. Geological Survey, 2006). If they do not settle, write that down with the volume that was pumped; it is a result.',
        {
          type: 'table',
          caption: 'Limits for stable readings after the U.S. Geological Survey (2006).',
          head: ['Property', 'Within'],
          rows: [
            ['Temperature', '0.2 °C'],
            ['Conductivity', '3 % (5 % up to 100 µS/cm)'],
            ['pH', '0.1'],
            ['Dissolved oxygen', '0.3 mg/L'],
            ['Turbidity', '10 %'],
          ],
        },
        { type: 'subheading', text: 'Bottles' },
        {
          type: 'list',
          items: [
            'Major ions and dissolved metals: filter at 0.45 µm on site. The bottle for metals is acidified with nitric acid to a pH below 2, the one for anions is not.',
            'Nitrate: cool to 6 °C at most and dark; the laboratory should have it within 48 hours.',
            'Alkalinity: titrate on site or on the same day, from a filtered sample.',
            'Bacteria: a sterile bottle from the laboratory, not rinsed, and never filtered.',
          ],
        },
      ],
    },
    {
      heading: 'When the analysis comes back',
      blocks: [
        {
          type: 'equation',
          text: 'E = 100 · frac(Σ cations − Σ anions; Σ cations + Σ anions)',
          where: 'the sums are in milliequivalents per litre.',
        },
        'An error within 5 % is usual for waters that are not very dilute. A larger one is a reason to ask, not to correct: look first for a forgotten ion, for alkalinity given as bicarbonate or as CaCO_{3}, and for nitrate given as nitrogen.',
      ],
    },
  ],
  references: [
    'U.S. Geological Survey (2006). *National Field Manual for the Collection of Water-Quality Data*, chapter A4: Collection of water samples. Techniques of Water-Resources Investigations, book 9.',
  ],
};

export const volume: Volume = {
  id: 'prod-field-cards',
  slug: 'field-cards',
  title: 'Field Cards',
  subtitle: 'Rock and core, bearings and dips, water at the well: three cards to print',
  shortDescription:
    'Three cards to print and take along: grain size, strength and RQD; bearings, dips and thickness; sampling at a well.',
  category: 'Field cards',
  priceMinor: 0,
  author,
  publishedAt,
  keywords: ['field cards', 'grain size', 'declination', 'water sampling'],
  motif: 'Mapping',
  preface: [
    'Three cards for the things that everybody knows and nobody remembers at the right moment. Print them, laminate them, and put them into the lid of the map case.',
    'The cards give limits and formulas with their sources and no more. Where a client, a laboratory or an authority asks for a standard by name, that standard decides.',
  ],
  chapters: [rock, directions, water],
};
