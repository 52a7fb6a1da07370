import { houseAuthor } from '../press/house-author.ts';
import type { Paper } from '../press/paper.ts';
import { figure1, figure2, figure3 } from './figures/storativity-and-specific-yield.ts';

export const paper: Paper = {
  id: 'art-storativity-and-specific-yield',
  slug: 'storativity-and-specific-yield',
  title: 'Two Kinds of Storage: Storativity and Specific Yield',
  shortDescription:
    'Why a confined aquifer may fall two hundred metres for the same abstraction that lowers a water table by a hand’s breadth, and how each number is measured.',
  longDescription: `An aquifer gives up water in two quite different ways. Where there is a water table, pores drain. Where the aquifer is confined nothing drains at all: the grains settle a little closer together and the water itself expands. The two amounts differ by a factor of a hundred to ten thousand, and mixing them up is among the most expensive mistakes in groundwater work.

This paper derives the confined storativity from the compressibilities of rock and water, sets out what is known of specific yield, and compares both in one abstraction. It ends with the ways of measuring each number and with the range in which an answer should raise an eyebrow.`,
  category: 'Groundwater',
  priceMinor: 750,
  author: houseAuthor,
  publishedAt: '2024-07-02T09:15:00.000Z',
  keywords: ['specific storage', 'specific yield', 'compressibility', 'barometric efficiency'],
  abstract:
    'Storativity is the volume of water that an aquifer releases per unit area and per unit fall of head. In a confined aquifer it comes from compression of the skeleton and expansion of the water and is of the order of 10^{−5} to 10^{−3}; in an unconfined one it comes from drainage and is of the order of 0.01 to 0.3. We compute both for ordinary materials, show what the difference does to the fall of head under one abstraction, and list how each may be measured and where the measurement misleads.',
  sections: [
    {
      heading: 'One definition, two mechanisms',
      blocks: [
        'Take a vertical column of aquifer with a base of one square metre and let the head fall by one metre. The volume of water that comes out, in cubic metres, is the storativity *S*. It has no unit. The definition is the same for every aquifer; the mechanism is not, as Figure 1 shows.',
        {
          type: 'figure',
          caption:
            'The same fall of head in an unconfined and in a confined aquifer. On the left pores drain between the two levels; on the right the aquifer stays full.',
          alt: 'Two cross-sections. Left: a sand with a water table that falls, leaving a drained zone. Right: a sand under clay whose level in a well falls from above the clay to a lower point still above the sand, which remains saturated.',
          height: 190,
          graphic: figure1,
        },
        'Under a water table the fall drains the pores between the old level and the new. The share of the bulk volume that drains under gravity is the *specific yield*, *S*_{y}. What stays behind, held by capillarity and adsorption, is the specific retention; the two add up to the porosity. A clay may have a porosity of 0.5 and a specific yield of 0.02.',
        'A confined aquifer remains full. The fall of head lowers the pore pressure, the weight of the overburden passes to the skeleton, and the skeleton is compressed; at the same time the water expands. Both release water without emptying a single pore. Per metre of thickness this is the *specific storage*,',
        {
          type: 'equation',
          text: 'S_{s} = ρ g (α + n β),  and  S = S_{s} b',
          where:
            '*ρg* is the weight density of water (9810 N/m³), *α* the compressibility of the aquifer skeleton (m²/N), *n* the porosity, *β* the compressibility of water (4.4 × 10^{−10} m²/N) and *b* the thickness (m).',
        },
        'The expression was reached by Jacob (1940) and is derived in Freeze and Cherry (1979), who also give the compressibilities: 10^{−6} to 10^{−8} m²/N for clay, 10^{−7} to 10^{−9} for sand, 10^{−8} to 10^{−10} for gravel and for jointed rock, and 10^{−9} to 10^{−11} for sound rock.',
      ],
    },
    {
      heading: 'Numbers for both',
      blocks: [
        'Take a confined sand with *α* = 10^{−8} m²/N, *n* = 0.30 and a thickness of 40 m. Its specific storage is 9810 × (10^{−8} + 0.30 × 4.4 × 10^{−10}) = 9.9 × 10^{−5} m^{−1}, and its storativity 4.0 × 10^{−3}. The water contributes little more than one per cent of it: in a soft aquifer storage is compaction. A sandstone with *α* = 10^{−10} m²/N, *n* = 0.20 and 50 m of thickness has *S*_{s} = 1.8 × 10^{−6} m^{−1} and *S* = 9.2 × 10^{−5}, and here nearly half comes from the expansion of water.',
        'Specific yield cannot be computed in this way. Johnson (1967) compiled determinations from many investigations; Figure 2 shows his means and ranges. By and large it rises from clay to coarse sand and then falls slightly, because coarse gravels are often poorly sorted and have little porosity. The ranges are wide. A map that gives 0.25 to every sand is a map of an assumption.',
        {
          type: 'figure',
          caption:
            'Specific yield of unconsolidated materials: mean (disc) and range (bar), after the compilation of Johnson (1967).',
          alt: 'Range plot. Means rise from 2 % in clay to 27 % in coarse sand and fall to 22 % in coarse gravel, with ranges of about ten to fifteen percentage points.',
          height: 215,
          graphic: figure2,
        },
        'Now let a wellfield draw one million cubic metres more than the recharge from an area of 25 km². If the aquifer is unconfined with *S*_{y} = 0.15, the mean fall is 10^{6}/(25 × 10^{6} × 0.15) = 0.27 m. If it is confined with *S* = 2 × 10^{−4}, the same sum gives 200 m. Long before that the head would fall below the confining bed, the aquifer would begin to drain, and the storage would change to a specific yield. Confined aquifers supply water because it flows to them from elsewhere, not because they store it. Table 1 sums up the contrast.',
        {
          type: 'table',
          caption: 'The two storages side by side. Values are those commonly met, not limits.',
          head: ['', 'Confined, *S*', 'Unconfined, *S*_{y}'],
          rows: [
            ['Mechanism', 'Compaction, expansion of water', 'Drainage of pores'],
            ['Common values', '10^{−5} to 10^{−3}', '0.01 to 0.30'],
            ['Grows with thickness', 'Yes: *S* = *S*_{s}*b*', 'No'],
            ['Spread of the cone', 'Kilometres in hours or days', 'Hundreds of metres in weeks'],
            ['Response to barometric pressure', 'Clear', 'None or slight'],
          ],
          widths: [1.2, 1.3, 1.2],
        },
      ],
    },
    {
      heading: 'Both in one test',
      blocks: [
        'An unconfined aquifer uses both numbers, one after the other. When pumping starts it responds elastically, as if it were confined. Within minutes or hours drainage begins and feeds the cone from above, and the drawdown hardly grows. At the end the whole aquifer behaves as one with the storage *S*_{y}. Neuman (1972) gave the solution; Figure 3 shows the two curves of Theis (1935) between which it passes.',
        {
          type: 'figure',
          caption:
            'Theis curves for the elastic storativity (5 × 10^{−4}) and for the specific yield (0.15) at 20 m from a well that pumps 10 L/s; T = 300 m²/d. The dotted path between them is schematic.',
          alt: 'Log–log plot with two parallel curves. The curve for the small storage rises early, that for the specific yield about two and a half decades later. A dotted path leaves the first, runs nearly level, and joins the second.',
          height: 230,
          graphic: figure3,
        },
        'A test of an unconfined aquifer that is stopped after a few hours therefore returns a storativity of 10^{−3} or less. It is a true number, but of no use for a water balance. Tests must be long enough for the late curve, often several days, and even then the specific yield tends to come out low, because fine material goes on draining for months.',
      ],
    },
    {
      heading: 'Measuring and checking',
      blocks: [
        {
          type: 'list',
          items: [
            '**Pumping test** with an observation well: *S* in confined aquifers; *S*_{y} only if long.',
            '**Barometric efficiency**: the ratio of the change in the water level to that in atmospheric pressure head is *nβ*/(*α* + *nβ*), so that *α*, and with it *S*_{s}, follows from a month of logger data and a porosity. For the sandstone above it is 0.47.',
            '**Water-table fluctuation**: the recharge of an event is *S*_{y} times the rise. With a recharge known from elsewhere the equation gives *S*_{y}; a rise of 0.35 m in a sand with *S*_{y} = 0.12 is 42 mm of recharge (Healy and Cook, 2002).',
            '**Drainage of columns** in the laboratory: commonly the highest value, because the column is given time to drain.',
          ],
        },
        'A confined storativity above 10^{−2} or an unconfined one below 10^{−2} is a reason to look again. Usual causes are a test too short, a boundary that was not seen, an observation well screened in another bed, or *S* computed from the pumped well. And a head that does not fall by much in a confined aquifer under heavy pumping is not a sign of large storage. It is a sign of leakage, and the question is what is leaking in.',
      ],
    },
  ],
  references: [
    'Freeze, R. A., and Cherry, J. A. (1979). *Groundwater*. Prentice-Hall, Englewood Cliffs.',
    'Healy, R. W., and Cook, P. G. (2002). Using groundwater levels to estimate recharge. *Hydrogeology Journal* 10 (1), 91–109.',
    'Jacob, C. E. (1940). On the flow of water in an elastic artesian aquifer. *Transactions, American Geophysical Union* 21 (2), 574–586.',
    'Johnson, A. I. (1967). *Specific yield: compilation of specific yields for various materials*. US Geological Survey Water-Supply Paper 1662-D.',
    'Neuman, S. P. (1972). Theory of flow in unconfined aquifers considering delayed response of the water table. *Water Resources Research* 8 (4), 1031–1045.',
    'Theis, C. V. (1935). The relation between the lowering of the piezometric surface and the rate and duration of discharge of a well using ground-water storage. *Transactions, American Geophysical Union* 16 (2), 519–524.',
  ],
};
