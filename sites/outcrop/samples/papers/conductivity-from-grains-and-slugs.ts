import { houseAuthor } from '../press/house-author.ts';
import type { Paper } from '../press/paper.ts';
import { figure1, figure2, figure3 } from './figures/conductivity-from-grains-and-slugs.ts';

export const paper: Paper = {
  id: 'art-conductivity-from-grains-and-slugs',
  slug: 'conductivity-from-grains-and-slugs',
  title: 'Hydraulic Conductivity on a Small Budget: Sieves and Slug Tests',
  shortDescription:
    'Hazen, Kozeny–Carman, Hvorslev, and Bouwer and Rice applied to one sand, with all steps shown and an honest account of how far the answers agree.',
  longDescription: `Few projects can pay for a pumping test at every well. A sieve analysis costs little and a slug test takes half an hour, and between them they supply most of the hydraulic conductivities in consultants’ reports.

This paper takes one synthetic sand and one synthetic well through four methods: Hazen’s rule and the Kozeny–Carman equation for the grains, Hvorslev’s and Bouwer and Rice’s for the slug. Every number is carried to the end, with the geometry that each method needs. The results differ by a factor of two and a half, and the paper explains which differences are real and which are inherent in the methods.`,
  category: 'Groundwater | Slug tests',
  priceMinor: 1400,
  author: houseAuthor,
  publishedAt: '2025-10-21T09:00:00.000Z',
  keywords: ['hydraulic conductivity', 'Hazen', 'Kozeny–Carman', 'Hvorslev', 'Bouwer and Rice'],
  abstract:
    'We estimate the hydraulic conductivity of one fine to medium sand in four ways. Hazen’s rule gives 12 m/d and the Kozeny–Carman equation 5.3 m/d from the same sieve analysis; Hvorslev’s analysis of a slug test gives 6.8 m/d and that of Bouwer and Rice 5.1 m/d from the same recovery. The data are synthetic and the arithmetic is shown in full. The spread is normal. Grain-size methods depend on a porosity or a constant that was not measured; slug tests sense a few metres of ground, and first of all the filter pack.',
  sections: [
    {
      heading: 'Grains',
      blocks: [
        'Water moves through the pores between the grains, and the size of those pores is governed by the finest part of the material, which fills the gaps between the rest. Hazen (1892), who designed sand filters for water works, found that the size exceeded by nine tenths of the sand by weight, *d*_{10}, is the one that matters:',
        {
          type: 'equation',
          text: 'K = C d_{10}^{2}',
          where:
            '*K* is the hydraulic conductivity in cm/s, *d*_{10} is in centimetres and *C* is about 100 at 10 °C. Published values of *C* lie for the most part between 40 and 150.',
        },
        'The rule holds for clean sands with *d*_{10} between 0.1 and 3 mm and a coefficient of uniformity, *d*_{60}/*d*_{10}, below 5. Figure 1 shows our synthetic sand: *d*_{10} is 0.12 mm and *d*_{60} is 0.30 mm, so the uniformity is 2.5 and the rule may be used. *K* = 100 × 0.012² = 0.0144 cm/s, which is 12.4 m/d.',
        {
          type: 'figure',
          caption:
            'Sieve analysis of the synthetic sand. Dashed lines mark the sizes that ten and sixty per cent of the weight pass.',
          alt: 'Semi-logarithmic grain-size curve rising from 2 % passing at 0.063 mm through 10 % at 0.12 mm and 60 % at 0.30 mm to 100 % at 2 mm.',
          height: 212,
          graphic: figure1,
        },
        'Hazen’s rule leaves out porosity. The Kozeny–Carman equation does not, and it states the viscosity openly (Carrier, 2003, makes the case for it). For grains of one size *d*,',
        {
          type: 'equation',
          text: 'K = frac(ρ g; μ) · frac(n^{3}; (1 − n)^{2}) · frac(d^{2}; 180)',
          where:
            '*ρg* is 9810 N/m³, *μ* the viscosity of water (1.31 × 10^{−3} Pa·s at 10 °C) and *n* the porosity. For a mixture an effective size stands for *d*; *d*_{10} is a cautious choice.',
        },
        'With *n* = 0.35 the three factors are 7.49 × 10^{6} m^{−1} s^{−1}, 0.1015 and 8.0 × 10^{−11} m², and *K* = 6.1 × 10^{−5} m/s or 5.3 m/d. Porosity is the catch. At *n* = 0.30 the result is 2.9 m/d, at 0.40 it is 9.2 m/d, and a disturbed sample from a bailer has lost its porosity for good. It has often lost its fines too, and then *d*_{10} comes out too large.',
      ],
    },
    {
      heading: 'A slug and its recovery',
      blocks: [
        'In a slug test the level in a well is changed at once, by lowering a solid cylinder into it or by releasing air pressure, and its return is recorded. If the ground around the screen stores little, the return is exponential: the flow through the screen is proportional to the displacement that remains. Hvorslev (1951) defined the *basic time lag*, *T*_{0}, as the time at which 37 % of the displacement remains, and for a screen more than eight times as long as its radius he gave',
        {
          type: 'equation',
          text: 'K = frac(r^{2} ln(L_{e}/R); 2 L_{e} T_{0})',
          where:
            '*r* is the radius of the pipe in which the level moves, *R* that of the borehole with its filter pack, and *L*_{e} the length of the screened interval.',
        },
        'Our synthetic well has *r* = 0.050 m, *R* = 0.10 m and *L*_{e} = 3.0 m. The initial displacement is 0.62 m, and the logged recovery plots as a straight line on semi-logarithmic paper (Figure 2) that passes 0.37 after 18 s. With *L*_{e}/*R* = 30, *K* = 0.0025 × 3.40/(2 × 3.0 × 18) = 7.9 × 10^{−5} m/s, or 6.8 m/d.',
        {
          type: 'figure',
          caption:
            'Recovery of the synthetic slug test with a time lag of 18 s. The dashed line shows the quick first stage that a filter pack draining into the well would add.',
          alt: 'Semi-logarithmic plot of relative displacement against time. Points fall on a straight line from 1 at zero to 0.04 at 60 seconds. A dashed line drops steeply at first and then runs parallel below it.',
          height: 216,
          graphic: figure2,
        },
        'Bouwer and Rice (1976) treated the water table as a fixed head and replaced the logarithm by one that knows how far the disturbance reaches. They found *R*_{e}, the effective radius, with an electrical analogue:',
        {
          type: 'equation',
          text: 'K = frac(r^{2} ln(R_{e}/R); 2 L_{e}) · frac(1; t) ln(frac(h_{0}; h))',
        },
        {
          type: 'equation',
          text: 'ln(frac(R_{e}; R)) = (frac(1.1; ln(L_{w}/R)) + frac(A + B ln((H − L_{w})/R); L_{e}/R))^{−1}',
          where:
            '*L*_{w} is the depth from the water table to the foot of the screen, *H* the saturated thickness, and *A* and *B* are read from the curves in their paper against *L*_{e}/*R*.',
        },
        'Let *L*_{w} be 8 m and *H* 14 m. For *L*_{e}/*R* = 30 the curves give *A* of about 2.5 and *B* of about 0.4. The first term is 1.1/ln 80 = 0.251; the second is (2.5 + 0.4 ln 60)/30 = 4.14/30 = 0.138. The logarithm is therefore 1/0.389 = 2.57, where Hvorslev has 3.40. The slope of the recovery, (1/*t*) ln(*h*_{0}/*h*), is 1/18 s^{−1}, and *K* = 0.0025 × 2.57/(6.0 × 18) = 6.0 × 10^{−5} m/s, or 5.1 m/d.',
      ],
    },
    {
      heading: 'Four answers',
      blocks: [
        'Table 1 and Figure 3 put the results together. The two slug analyses use the same slope and differ by a third, solely because of the logarithm. That difference is systematic and can be known in advance from the geometry. For a screen well below the water table neither is exact; Butler (1998) discusses which to prefer, and recommends fitting with a method that takes account of storage when the semi-logarithmic plot is curved upwards.',
        {
          type: 'table',
          caption:
            'The four estimates. The range reflects only the input named in the last column.',
          head: ['Method', '*K* (m/d)', 'Range (m/d)', 'Input that is varied'],
          numeric: [1, 2],
          rows: [
            ['Hazen', '12.4', '5.0–18.7', '*C* from 40 to 150'],
            ['Kozeny–Carman', '5.3', '2.9–9.2', '*n* from 0.30 to 0.40'],
            ['Hvorslev', '6.8', '6.1–7.5', 'Slope ± 10 %'],
            ['Bouwer and Rice', '5.1', '4.6–5.7', 'Slope ± 10 %'],
          ],
          widths: [1.2, 0.7, 0.9, 1.3],
        },
        {
          type: 'figure',
          caption:
            'The estimates of Table 1 with their ranges. The scale is logarithmic, as befits a quantity that varies over ten decades between clay and gravel.',
          alt: 'Four horizontal ranges on a logarithmic scale from 1 to 100 metres per day. Those of Bouwer and Rice, near 5, and of Hvorslev, near 7, are narrow; those of Kozeny–Carman, from 3 to 9, and of Hazen, from 5 to 19, are wide.',
          height: 130,
          graphic: figure3,
        },
        'Hazen lies high, but his constant covers the others at its lower end. The agreement between Kozeny–Carman and the slug test is worth little, since a porosity of 0.38 instead of 0.35 would have spoilt it. What the four say together is that *K* is between 5 and 12 m/d: near 7, give or take a factor of less than two. For a sand known from one sieve and one slug that is a good result.',
      ],
    },
    {
      heading: 'What spoils a slug test',
      blocks: [
        {
          type: 'list',
          items: [
            '**A skin of drilling mud.** An undeveloped well returns the conductivity of its own wall, often a tenth of the true one. Develop until the water is clear, and suspect every slug test that gives less than the grains do.',
            '**Drainage of the filter pack.** Where the screen crosses the water table the recovery has two straight parts; the first is the pack and the second the aquifer (Bouwer, 1989). Raise *r* to allow for the pore space of the pack, and use the second part.',
            '**Speed.** At 50 m/d the well of our example falls to 37 % in less than three seconds. Only a pressure logger and a pneumatic start will do, and in still more conductive ground the level oscillates.',
            '**One displacement.** Repeat with twice the slug. In normalised form the recoveries must fall together; if they do not, an assumption has failed (Butler, 1998).',
          ],
        },
        'A slug test moves some litres and senses some metres of ground. Where a thin coarse layer carries most of the water the regional conductivity will be higher than any average of slug tests, and only a pumping test will find it. Conductivity is measured at a scale and should be used at that scale; Freeze and Cherry (1979) compare laboratory and field values.',
      ],
    },
  ],
  references: [
    'Bouwer, H. (1989). The Bouwer and Rice slug test: an update. *Ground Water* 27 (3), 304–309.',
    'Bouwer, H., and Rice, R. C. (1976). A slug test for determining hydraulic conductivity of unconfined aquifers with completely or partially penetrating wells. *Water Resources Research* 12 (3), 423–428.',
    'Butler, J. J. (1998). *The Design, Performance, and Analysis of Slug Tests*. Lewis Publishers, Boca Raton.',
    'Carrier, W. D. (2003). Goodbye, Hazen; hello, Kozeny–Carman. *Journal of Geotechnical and Geoenvironmental Engineering* 129 (11), 1054–1056.',
    'Freeze, R. A., and Cherry, J. A. (1979). *Groundwater*. Prentice-Hall, Englewood Cliffs.',
    'Hazen, A. (1892). Some physical properties of sands and gravels, with special reference to their use in filtration. *24th Annual Report, Massachusetts State Board of Health*, 539–556.',
    'Hvorslev, M. J. (1951). *Time Lag and Soil Permeability in Ground-Water Observations*. Bulletin 36, Waterways Experiment Station, US Army Corps of Engineers, Vicksburg.',
  ],
};
