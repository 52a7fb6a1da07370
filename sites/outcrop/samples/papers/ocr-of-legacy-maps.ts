import { houseAuthor } from '../press/house-author.ts';
import type { Paper } from '../press/paper.ts';
import { curve, range } from '#tools/press/sampling.ts';
import type { Point, Shape } from '../press/shape.ts';

const characterAccuracies = range(0.9, 1, 41);
const counts = range(4, 30, 53);

const stage = (
  x: number,
  y: number,
  text: string,
  ink: 'lapis' | 'ochre' | 'slate' | 'rust',
): Shape => ({
  shape: 'box',
  at: [x, y],
  width: 2.5,
  height: 0.9,
  text,
  ink,
});
const arrow = (...points: Point[]): Shape => ({ shape: 'line', points, arrow: 'end' });

export const paper: Paper = {
  id: 'art-ocr-of-legacy-maps',
  slug: 'ocr-of-legacy-maps',
  title: 'From Paper to Points: Reading Text on Legacy Maps',
  shortDescription:
    'Scanning, georeferencing and optical character recognition of old geological maps: where errors arise, how they multiply, and how to check them.',
  longDescription: `Archives hold a century of boreholes, wells and outcrops that exist only as symbols and small type on printed maps. Character recognition can bring them back, but maps are among the hardest documents that it meets.

The paper follows a sheet through the chain from scanner to table: resolution, colour separation, control points, text detection, recognition, linking of label to symbol, and checks against a gazetteer. For each step it gives the size of the error to be expected and a way to measure it.

Two short calculations carry the argument: how character errors grow into wrong numbers, and why the residuals at control points are smaller than the errors on the map.`,
  category: 'GeoAI | Legacy data',
  priceMinor: 1800,
  author: houseAuthor,
  publishedAt: '2026-07-14T09:00:00.000Z',
  keywords: [
    'optical character recognition',
    'legacy maps',
    'georeferencing',
    'control points',
    'digitisation',
  ],
  abstract:
    'Turning a printed map into data takes two kinds of reading: of positions and of text. We describe the processing chain and quantify its two main errors. A number of six characters read with 98 % accuracy per character is wholly right in 89 % of cases, and the errors look like data. Residuals of a least-squares fit at its control points understate the error elsewhere by a factor that depends on the number of points; with six points and an affine fit it is 1.7. Independent check points, constraints from the map itself, and a record of provenance for each value keep such errors visible.',
  sections: [
    {
      heading: 'A hard page',
      blocks: [
        'Engines for character recognition were made for pages of running text (Smith, 2007). A map breaks all their assumptions. Labels are set at any angle, follow rivers in curves, cross contours and hatching, and are spaced out over half a sheet. Type sizes range over a factor of ten. A single digit beside a cross may be a depth, a dip, a height or the number of a borehole. Chiang and others (2014) survey forty years of attempts.',
        'On the other hand a map knows much about itself. It has a grid, a legend, a scale and a projection; its names are in gazetteers; its numbers obey neighbourhood, since a height of 812 m among heights of 300 m is a misreading or a surveyor’s slip. A good system uses this knowledge at every step.',
        {
          type: 'figure',
          caption:
            'Processing chain for one map sheet. Geometry is handled above, text below; both meet when labels are linked to symbols.',
          alt: 'Flow diagram from scan through colour separation to two branches: control points and georeferencing above, text detection and recognition below. Both lead to linking, then to checks, then to a table with provenance.',
          height: 170,
          graphic: {
            kind: 'drawing',
            x: [0, 15],
            y: [0, 4.4],
            shapes: [
              stage(1.35, 2.2, 'Scan,\n400 dpi or finer', 'slate'),
              stage(4.35, 3.6, 'Control points,\nfit, residuals', 'lapis'),
              stage(4.35, 0.8, 'Colour layers,\ntext detection', 'ochre'),
              stage(7.4, 3.6, 'Georeferenced\nsymbols', 'lapis'),
              stage(7.4, 0.8, 'Recognition with\nconfidence', 'ochre'),
              stage(10.4, 2.2, 'Link label\nto symbol', 'slate'),
              stage(13.5, 2.2, 'Checks; table\nwith provenance', 'rust'),
              arrow([1.35, 2.65], [1.35, 3.6], [3.1, 3.6]),
              arrow([1.35, 1.75], [1.35, 0.8], [3.1, 0.8]),
              arrow([5.6, 3.6], [6.15, 3.6]),
              arrow([5.6, 0.8], [6.15, 0.8]),
              arrow([8.65, 3.6], [10.4, 3.6], [10.4, 2.65]),
              arrow([8.65, 0.8], [10.4, 0.8], [10.4, 1.75]),
              arrow([11.65, 2.2], [12.25, 2.2]),
            ],
          },
        },
        'Figure 1 gives the chain. The order within the branches matters less than the rule that each step hands on its doubt: residuals, confidences and alternatives.',
      ],
    },
    {
      heading: 'Scan and separate',
      blocks: [
        'Small type on maps is about 1.2 mm high. Recognition needs some twenty pixels of height, which leads to 400 dpi or more; 600 dpi without lossy compression is a common choice for archives. At 400 dpi one pixel is 0.064 mm, or 1.6 m on the ground at 1:25 000, far finer than the drawing.',
        'Black type on a coloured map is separated by colour first. A global threshold fails on yellowed paper; the criterion of Otsu (1979), which chooses the threshold that best separates two classes of grey, is applied in windows. What remains is text and line work of one colour, and the two are told apart by size, straightness and, today, mostly by networks trained for the purpose. Uhl and others (2020) show how far weak supervision can go: modern data, laid over the old map, serve as imperfect labels.',
      ],
    },
    {
      heading: 'Where is it?',
      blocks: [
        'Position comes from control points whose coordinates are known, the graticule crossings before all else, in the projection of the sheet and on its datum. Snyder (1987) is the standard collection of formulas. An affine transformation, with three parameters for each coordinate, absorbs shift, rotation, scale and the shear of stretched paper.',
        'The residuals of the fit are then reported as its accuracy. They are too small. If measuring a point has a standard error *σ* in each coordinate, fitting *p* parameters to *n* points leaves residuals of',
        {
          type: 'equation',
          text: 's_{control} = σ sqrt(1 − frac(p; n)),  s_{check} ≈ σ sqrt(1 + frac(p; n))',
          where:
            'the second value is the error at further points measured in the same way and spread like the first; *p* = 3 for an affine fit.',
        },
        'Figure 2 shows the gap. With three points the residuals are zero whatever the errors, with six the ratio of the two is √3 = 1.7. More terms in the polynomial shrink the residuals and widen the gap. The remedy is plain: keep a third of the points out of the fit and report the error at those.',
        {
          type: 'figure',
          caption:
            'Expected residuals at control points of an affine fit and expected errors at independent check points, both relative to the error of measuring one point.',
          alt: 'Two curves against the number of control points. The upper falls from 1.3 and the lower rises from 0.5; both approach one as the number grows to thirty.',
          height: 215,
          graphic: {
            kind: 'plot',
            x: {
              label: 'Number of control points *n*',
              min: 3,
              max: 30,
              ticks: [3, 6, 10, 15, 20, 25, 30],
            },
            y: { label: 'Error / *σ*', min: 0, max: 1.5 },
            grid: true,
            legend: 'bottom-right',
            series: [
              {
                label: 'At check points',
                as: 'line',
                ink: 'rust',
                points: curve((n) => Math.sqrt(1 + 3 / n), counts),
              },
              {
                label: 'At control points',
                as: 'line',
                ink: 'lapis',
                points: curve((n) => Math.sqrt(1 - 3 / n), counts),
              },
            ],
          },
        },
        'A wrong datum gives no residual at all, since it shifts all points alike. It is found only by comparison with features that have not moved: a church, a bench mark, a rail junction.',
      ],
    },
    {
      heading: 'What does it say?',
      blocks: [
        'Recognition is judged by the edit distance of Levenshtein (1966): the least number of insertions, deletions and substitutions that turn the output into the truth, divided by the number of true characters. A character accuracy of 98 % sounds good. But data are not characters. If errors are independent, a string of *n* characters is wholly right with probability',
        { type: 'equation', text: 'P = q^{n}' },
        'where *q* is the character accuracy. Figure 3 shows the consequence. At 98 %, six characters are right in 89 % of cases and ten in 82 %. One grid reference in nine would be wrong, and a wrong digit is still a digit: nothing about it looks like an error. Names repair themselves against a gazetteer. Numbers do not.',
        {
          type: 'figure',
          caption:
            'Probability that a string is read without error, against the accuracy per character, for independent errors and strings of four, six and ten characters.',
          alt: 'Three curves that fall towards lower character accuracy. At 98 per cent they are at 0.92, 0.89 and 0.82; at 90 per cent at 0.66, 0.53 and 0.35.',
          height: 215,
          graphic: {
            kind: 'plot',
            x: { label: 'Accuracy per character *q*', min: 0.9, max: 1 },
            y: { label: 'Whole string right', min: 0.3, max: 1 },
            grid: true,
            legend: 'top-left',
            series: [
              {
                label: '4 characters',
                as: 'line',
                ink: 'lapis',
                points: curve((q) => q ** 4, characterAccuracies),
              },
              {
                label: '6 characters',
                as: 'line',
                ink: 'ochre',
                points: curve((q) => q ** 6, characterAccuracies),
              },
              {
                label: '10 characters',
                as: 'line',
                ink: 'rust',
                points: curve((q) => q ** 10, characterAccuracies),
              },
            ],
          },
        },
        'So numbers need constraints. Table 1 lists those that maps offer. Each turns an error that cannot be seen into one that can.',
        {
          type: 'table',
          caption: 'Constraints by which misread values on geological maps can be found.',
          head: ['Value', 'Constraint'],
          rows: [
            ['Spot height', 'Between the contours on either side'],
            ['Contour label', 'Multiple of the interval; steps in order uphill'],
            ['Dip', '0 to 90, and consistent with the outcrop pattern'],
            ['Borehole number', 'Present once, in the register of the sheet'],
            ['Depth to bedrock', 'Close to its neighbours, less than the hole’s depth'],
            ['Grid reference', 'Inside the sheet, near its own symbol'],
          ],
          widths: [0.8, 2],
        },
      ],
    },
    {
      heading: 'Whose label is it?',
      blocks: [
        'The last step is the least discussed. A label belongs to one of several symbols near it, and cartographers move labels aside to keep them legible. The nearest symbol is the right one most of the time, but not in the crowded parts where the data are. It is better to solve the assignment for a whole neighbourhood at once, each label to one symbol at the least total distance, with the cartographer’s habit, right and above first, as a preference.',
        'At the end there is a table in which each row carries its sheet, its pixel position, the image clip of the label, the confidence and the checks passed. A person then looks at the doubtful rows only, with the clip beside the number. In this way a few per cent of the rows take the time, and the rest can be believed for a stated reason.',
        {
          type: 'list',
          ordered: true,
          items: [
            'Report errors at check points, not residuals at control points.',
            'Report the accuracy of whole values, by kind, on a sample drawn at random.',
            'Keep the clip of the image with every value.',
            'Never overwrite a reading; add a correction with a name and a date.',
          ],
        },
      ],
    },
  ],
  references: [
    'Chiang, Y.-Y., Leyk, S., and Knoblock, C. A. (2014). A survey of digital map processing techniques. *ACM Computing Surveys* 47 (1), article 1.',
    'Levenshtein, V. I. (1966). Binary codes capable of correcting deletions, insertions, and reversals. *Soviet Physics Doklady* 10 (8), 707–710.',
    'Otsu, N. (1979). A threshold selection method from gray-level histograms. *IEEE Transactions on Systems, Man, and Cybernetics* 9 (1), 62–66.',
    'Smith, R. (2007). An overview of the Tesseract OCR engine. *Ninth International Conference on Document Analysis and Recognition*, IEEE, 629–633.',
    'Snyder, J. P. (1987). *Map Projections: A Working Manual*. US Geological Survey Professional Paper 1395.',
    'Uhl, J. H., Leyk, S., Chiang, Y.-Y., Duan, W., and Knoblock, C. A. (2020). Automated extraction of human settlement patterns from historical topographic map series using weakly supervised convolutional neural networks. *IEEE Access* 8, 6978–6996.',
  ],
};
