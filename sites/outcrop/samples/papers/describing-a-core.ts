import { houseAuthor } from '../press/house-author.ts';
import type { Paper } from '../press/paper.ts';
import { figure1, figure2, figure3, grade, runs, share } from './figures/describing-a-core.ts';

export const paper: Paper = {
  id: 'art-describing-a-core',
  slug: 'describing-a-core',
  title: 'Describing a Core: Recovery, RQD, Grain Size and the Words in Between',
  shortDescription:
    'A working order for logging core, from the depth blocks to the last adjective, with recovery and RQD computed and the two grain-size scales compared.',
  longDescription: `Core is the most expensive sample that a project buys, and it changes from the hour it leaves the ground. A good log is made once, in a fixed order, by someone who can say for each number where it came from.

This paper goes through that order: laying out and depths, the three measures of recovery with five synthetic runs computed in full, fractures and what RQD hides about them, the description of the rock in the words of a standard, and the two grain-size scales that disagree about what sand is. It is written for geologists who log for engineers and for engineers who read logs by geologists.`,
  category: 'Field Practice | Core',
  priceMinor: 1800,
  author: houseAuthor,
  publishedAt: '2026-06-16T09:00:00.000Z',
  keywords: ['core logging', 'RQD', 'core recovery', 'grain size', 'Dunham classification'],
  abstract:
    'We set out the logging of rock core as a sequence: depths, photographs, recovery, fractures, description, samples. For five synthetic runs the total recovery is 93 % and the RQD 66 %, with one run of 20 % that the mean conceals. RQD saturates where fractures are further apart than about 0.3 m and is blind to their direction and filling. The scale of Wentworth and that of ISO 14688 place the limits of medium sand at 0.25 and 0.5 mm and at 0.2 and 0.63 mm, so a grain-size term without its scale is ambiguous.',
  sections: [
    {
      heading: 'Before the first word',
      blocks: [
        'Core arrives in boxes with a block at the end of each run, on which the driller has written a depth. Lay out all boxes of a hole in order, with the top at the upper left. Fit the pieces together, draw one line along the core and mark depths on it, and photograph it wet and dry with a scale and a colour card. All this happens before the hammer. Once the core has been broken for description, natural and fresh fractures can no longer be told apart.',
        'Then reconcile the depths. The length of a run is the difference of two blocks, and the length of core in it may be less, through loss, or more, when a stump left by the run before was picked up. Move surplus core up into the run to which it belongs. If nothing else is known, loss is put at the foot of the run; washed-out fines, a drop of the rods or a change in the return of the flush may show a better place. Write down which rule was used (ISO 22475-1, 2021, covers drilling and the records that the driller owes you).',
      ],
    },
    {
      heading: 'Three measures of recovery',
      blocks: [
        'Three lengths are measured in each run, and each is divided by the length of the run (BSI, 2020). *Total core recovery*, TCR, counts everything that came up. *Solid core recovery*, SCR, counts pieces with a full diameter. The *rock quality designation*, RQD, counts solid pieces of at least 100 mm between natural fractures (Deere and Deere, 1988):',
        {
          type: 'equation',
          text: 'RQD = 100 · frac(Σ l_{i}; L),  with  l_{i} ≥ 0.10 m',
          where:
            '*l*_{i} are the lengths of the sound pieces, measured along the centre line, and *L* is the length of the run.',
        },
        'Take the second run of Table 1, from 13.50 to 15.00 m. It holds six sound pieces of 0.31, 0.42, 0.08, 0.27, 0.04 and 0.29 m and 0.09 m of fragments. TCR is 1.50/1.50 = 100 %. SCR is the sum of the pieces, 1.41/1.50 = 94 %. Four pieces reach 0.10 m and add up to 1.29 m, so the RQD is 86 %: good. Breaks made by the driller or by the box are fitted together and not counted. They are fresh, rough and clean.',
        {
          type: 'table',
          caption: 'Five synthetic runs of 1.50 m. Classes after Deere and Deere (1988).',
          head: ['Depth (m)', 'TCR (%)', 'SCR (%)', 'RQD (%)', 'Class'],
          numeric: [1, 2, 3],
          rows: runs.map((run) => [
            `${run[0].toFixed(2)}–${run[1].toFixed(2)}`,
            ...[2, 3, 4].map((at) => share(run, at).toFixed(0)),
            grade(share(run, 4)),
          ]),
        },
        'Over all five runs the TCR is 93 % and the RQD 66 %, which is ‘fair’. Figure 1 shows how little that says. The third run crosses a fault zone with an RQD of 20 %, and a tunnel will be designed for that metre and a half. Report RQD by run or, better, by lithological unit, because the limits of runs are an accident of drilling.',
        {
          type: 'figure',
          caption:
            'Recovery by run for the synthetic hole of Table 1, with a lithological column: sandstone, fault zone, limestone.',
          alt: 'Track plot from 12 to 19.5 m. Total recovery stays above 75 %, solid recovery and RQD fall to 44 and 20 % between 15 and 16.5 m, in the fault zone, and are high above and below.',
          height: 285,
          graphic: figure1,
        },
        { type: 'subheading', text: 'What RQD hides' },
        'If fractures occur at random along a line, with *λ* of them per metre, RQD follows from *λ* alone (Priest and Hudson, 1976):',
        { type: 'equation', text: 'RQD = 100 e^{−0.1 λ} (0.1 λ + 1)' },
        'Figure 2 draws the relation. With fewer than three fractures per metre RQD is above 96 % and no longer distinguishes good rock from better. It also depends on the direction of the hole: one that runs along a set of joints will not meet it. Log the fractures themselves beside it: frequency by set, angle to the core axis, roughness, filling and its thickness. In run two there are five natural fractures in 1.5 m, 3.3 per metre, for which the equation gives 96 %. The 86 % that was found shows that the fractures are clustered.',
        {
          type: 'figure',
          caption:
            'RQD expected for randomly spaced fractures, after Priest and Hudson (1976), with run two of Table 1.',
          alt: 'Curve that starts at 100 %, is still 91 % at 5 fractures per metre, 74 % at 10 and 41 % at 20. A single point at 3.3 fractures per metre and 86 % lies below it.',
          height: 200,
          graphic: figure2,
        },
      ],
    },
    {
      heading: 'The words',
      blocks: [
        'A description follows one order, and the name comes last in thought even where it stands first on paper. For engineering, standards give the order: strength, structure, colour, texture, grain size, name, then weathering and discontinuities (ISO 14689, 2017; BSI, 2020). ‘Strong, thinly bedded, light grey, fine-grained SANDSTONE, slightly weathered; bedding 35°, joints 70°, closely spaced, planar, smooth, with clay of 1 mm.’ Every word has a definition, and ‘closely’ is a range in millimetres: 60 to 200.',
        'Table 2 gives the ranges behind the two words that matter most to an engineer. Strength is estimated by hand and checked by test: a piece that can be broken only with several blows of a hammer is very strong, one that crumbles under the point of the hammer is very weak. The field estimate should be made on several pieces, since a single one may carry a vein or a crack, and it should be compared with the point-load or uniaxial tests when they come in. An estimate that is never compared drifts by a class in a season.',
        {
          type: 'table',
          caption:
            'Terms for the strength of intact rock, as uniaxial compressive strength, and for the spacing of discontinuities (ISO 14689, 2017).',
          head: ['Strength', 'MPa', 'Spacing', 'mm'],
          numeric: [1, 3],
          rows: [
            ['Extremely weak', 'below 1', 'Extremely close', 'below 20'],
            ['Very weak', '1–5', 'Very close', '20–60'],
            ['Weak', '5–25', 'Close', '60–200'],
            ['Medium strong', '25–50', 'Medium', '200–600'],
            ['Strong', '50–100', 'Wide', '600–2000'],
            ['Very strong', '100–250', 'Very wide', 'above 2000'],
            ['Extremely strong', 'above 250', '–', '–'],
          ],
        },
        { type: 'subheading', text: 'Grain size: say whose' },
        'Two scales are in use. Wentworth (1922) divided by two from 2 mm downwards: medium sand runs from 0.25 to 0.5 mm, silt ends at 1/16 mm (0.0625). Sedimentologists write it as *φ* = −log_{2} *d*, with *d* in millimetres. Soil standards (ISO 14688-1, 2017) divide each decade into three: medium sand runs from 0.2 to 0.63 mm and silt from 0.063 down to 0.002. Figure 3 puts them side by side. A grain of 0.22 mm is fine sand on one and medium on the other. At the fine end the two differ more: what lies between 2 and 3.9 µm is clay to Wentworth and silt to the engineer.',
        {
          type: 'figure',
          caption:
            'Grain-size terms of Wentworth (1922), above, and of ISO 14688-1 (2017), below. Abbreviations: vf, very fine; med, medium; crs, coarse; vc, very coarse; gran, granules.',
          alt: 'Two bars on a logarithmic scale from 0.001 to 256 mm divided into clay, silt, sand, gravel and cobble grades. Boundaries agree near 0.063 and at 2 mm and differ elsewhere.',
          height: 130,
          graphic: figure3,
        },
        { type: 'subheading', text: 'Limestones' },
        'Carbonates are named by fabric. Dunham (1962) asks three questions: were the components bound together as they grew, is there mud between the grains, and do the grains support each other? Table 3 has the answers. The terms describe deposition; dissolution, cement and dolomite are written after them.',
        {
          type: 'table',
          caption: 'Dunham’s (1962) classes of limestone by depositional texture.',
          head: ['Name', 'Support', 'Mud', 'Grains'],
          rows: [
            ['Mudstone', 'Mud', 'Yes', 'Less than 10 %'],
            ['Wackestone', 'Mud', 'Yes', 'More than 10 %'],
            ['Packstone', 'Grains', 'Yes', 'In contact'],
            ['Grainstone', 'Grains', 'No', 'In contact'],
            ['Boundstone', 'Organic framework', 'Either', 'Bound during growth'],
            ['Crystalline', 'Texture not recognisable', '–', '–'],
          ],
        },
        'Wet the core, use a hand lens and a dropper of dilute acid, and scratch. Record oil shows and smell at once; they go. Describe contacts, not only beds, and give each structure a size.',
      ],
    },
    {
      heading: 'Samples and sign-off',
      blocks: [
        'Samples are taken last, and each leaves a block in the box with number, depth, length, purpose and date. What is tested for strength or water content has to be wrapped within minutes of leaving the barrel. Never take the only contact, the only fossil or the only fracture with its filling: half of a split core stays.',
        {
          type: 'list',
          ordered: true,
          items: [
            'Do the run lengths add up to the depth of the hole?',
            'Is RQD ≤ SCR ≤ TCR in every run, and is no TCR above 100 % without a note?',
            'Has every loss a place and a rule?',
            'Is the grain-size scale named at the head of the log?',
            'Do the core depths agree with a wireline log, and by how much were they shifted?',
            'Could someone else, from your log alone, find the piece you mean?',
          ],
        },
        'Have a second person log one box in twenty without seeing your sheet. Differences of one class in strength or weathering are normal. If the names differ, talk before the third box.',
      ],
    },
  ],
  references: [
    'BSI (2020). *Code of practice for ground investigations*. BS 5930:2015+A1:2020. British Standards Institution, London.',
    'Deere, D. U., and Deere, D. W. (1988). The rock quality designation (RQD) index in practice. In: *Rock Classification Systems for Engineering Purposes*, ASTM STP 984, 91–101.',
    'Dunham, R. J. (1962). Classification of carbonate rocks according to depositional texture. In: Ham, W. E. (editor), *Classification of Carbonate Rocks*, AAPG Memoir 1, 108–121.',
    'ISO 14688-1 (2017). *Geotechnical investigation and testing: Identification and classification of soil, Part 1*. International Organization for Standardization, Geneva.',
    'ISO 14689 (2017). *Geotechnical investigation and testing: Identification, description and classification of rock*. International Organization for Standardization, Geneva.',
    'ISO 22475-1 (2021). *Geotechnical investigation and testing: Sampling methods and groundwater measurements, Part 1*. International Organization for Standardization, Geneva.',
    'Priest, S. D., and Hudson, J. A. (1976). Discontinuity spacings in rock. *International Journal of Rock Mechanics and Mining Sciences* 13 (5), 135–148.',
    'Wentworth, C. K. (1922). A scale of grade and class terms for clastic sediments. *Journal of Geology* 30 (5), 377–392.',
  ],
};
