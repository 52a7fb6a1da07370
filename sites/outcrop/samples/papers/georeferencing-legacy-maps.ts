import { houseAuthor } from '../press/house-author.ts';
import type { Paper } from '../press/paper.ts';
import {
  figure1,
  figure2,
  good,
  length,
  rootMeanSquare,
  spoilt,
  spoiltLeftOut,
  truth,
} from './figures/georeferencing-legacy-maps.ts';

export const paper: Paper = {
  id: 'art-georeferencing-legacy-maps',
  slug: 'georeferencing-legacy-maps',
  title: 'Georeferencing Legacy Maps: What the Residuals Say',
  shortDescription:
    'Control points, transformations from four parameters to twelve, and why the smallest residual is not the best map. With a worked synthetic sheet.',
  longDescription: `The best geological map of many districts is eighty years old and printed on paper. Bringing it into a GIS takes half an hour, and the software reports a root-mean-square error that everybody quotes and few people read.

This paper sets out the sources of error of an old sheet with their sizes, then georeferences one synthetic sheet with three transformations and shows the residuals of each. A deliberate blunder at one control point is nearly hidden by the most flexible of them; the test that finds it takes one more minute. The paper ends with rules for digitising and for stating the accuracy of the result.`,
  category: 'Mapping',
  priceMinor: 700,
  author: houseAuthor,
  publishedAt: '2025-06-24T09:00:00.000Z',
  keywords: [
    'control points',
    'affine transformation',
    'residuals',
    'cross-validation',
    'digitising',
  ],
  abstract:
    'A scanned map is tied to the ground by control points and a transformation. For a synthetic sheet at 1:25 000 with ten points the root-mean-square residual falls from 27 m with a similarity to 8 m with an affine and 3 m with a quadratic transformation, and here the gain is real, because points left out of the fit are predicted better too. With one corner misplaced by 50 m the quadratic leaves a residual of only 8 m there, but misses it by 39 m when it is left out. Residuals describe the fit; points left out describe the map.',
  sections: [
    {
      heading: 'Where the errors come from',
      blocks: [
        'A geological boundary on an old sheet has passed through many hands. The geologist placed it on a field slip, a draughtsman copied it, the plate was printed, the paper lived through eighty summers, and a scanner read it. Table 1 gives the usual sizes. They are converted to the ground by the scale: half a millimetre is 12.5 m at 1:25 000, 25 m at 1:50 000 and 32 m at one inch to the mile (1:63 360).',
        {
          type: 'table',
          caption:
            'Sources of error of a scanned map, in order of size on paper. Values are typical, not limits.',
          head: ['Source', 'On paper', 'At 1:25 000', 'Remedy'],
          numeric: [1, 2],
          rows: [
            ['Paper stretched by 0.5 % over 600 mm', '3 mm', '75 m', 'Transformation'],
            ['Folds and tears', '1 mm', '25 m', 'Flatten, local control'],
            ['Width and placing of a boundary', '0.5 mm', '12.5 m', 'None'],
            ['Identifying a control point', '0.2 mm', '5 m', 'More points'],
            ['One pixel at 300 dots per inch', '0.085 mm', '2.1 m', 'Scan finer'],
          ],
          widths: [1.7, 0.7, 0.8, 1.1],
        },
        'Paper shrinks differently along and across its grain, so its distortion is not a change of scale alone. The datum comes on top: a sheet from before the satellites is on an old one, and a shift of a hundred metres is no distortion but a transformation to be looked up (Snyder, 1987, for the projection; the national agency for the datum). Georeference in the sheet’s own projection and datum, on its own grid or graticule, and transform afterwards.',
      ],
    },
    {
      heading: 'From four parameters to twelve',
      blocks: [
        'A *similarity* transformation shifts, rotates and scales: four parameters. It keeps shapes and suits a stable film. An *affine* transformation adds a different scale in the two directions and a shear: six parameters. It suits paper. A polynomial of the second order, with twelve, also bends; one of the third order has twenty. *Thin-plate splines* pass through every control point exactly (Bookstein, 1989).',
        {
          type: 'equation',
          text: 'E = a_{0} + a_{1} x + a_{2} y,  and  N = b_{0} + b_{1} x + b_{2} y',
          where:
            '*x* and *y* are measured on the scan, *E* and *N* are the coordinates on the ground, and the six coefficients of this affine transformation are found by least squares.',
        },
        'Each point gives two equations, so that three points determine an affine transformation and six a quadratic one, with nothing left over. A fit without redundancy has residuals of zero and tells nothing. Use at least twice the minimum, spread over the sheet with points at its corners and edges, because polynomials run wild outside their control.',
      ],
    },
    {
      heading: 'One sheet, three fits',
      blocks: [
        'Our synthetic sheet covers 15 by 10 km at 1:25 000. It was stretched by −0.5 % in one direction and +0.4 % in the other, sheared, slightly bowed, and its ten control points were read with a standard error of 0.15 mm (3.75 m) in each coordinate. Figure 1 shows the residuals of two fits and Table 2 all of them.',
        {
          type: 'figure',
          caption:
            'Residuals of the similarity and of the affine fit at the ten control points, drawn eighty times too large.',
          alt: 'Two maps with strokes at ten points. In the first the strokes are long and form a regular pattern, outwards along one axis and inwards along the other. In the second they are short and vary smoothly along the sheet.',
          height: 165,
          graphic: figure1,
        },
        {
          type: 'table',
          caption:
            'Length of the residuals at the control points (m). The last two columns belong to the fit with point 10 misplaced by 50 m: its residuals, and its misses when the point is left out.',
          head: ['Point', 'Similarity', 'Affine', 'Quadratic', 'With blunder', 'Left out'],
          numeric: [1, 2, 3, 4, 5],
          rows: [
            ...truth.map((_, i) => [
              String(i + 1),
              ...good.map((vectors) => length(vectors[i] ?? [0, 0]).toFixed(0)),
              length(spoilt[i] ?? [0, 0]).toFixed(0),
              (spoiltLeftOut[i] ?? 0).toFixed(0),
            ]),
            [
              'RMS',
              ...good.map((vectors) => rootMeanSquare(vectors.map(length)).toFixed(1)),
              rootMeanSquare(spoilt.map(length)).toFixed(1),
              rootMeanSquare(spoiltLeftOut).toFixed(1),
            ],
          ],
        },
        'The residuals of the similarity form a pattern: inwards along one axis, outwards along the other. **Residuals with a pattern are a model that is too stiff.** The affine fit removes this one, and the root mean square (RMS) falls from 27 to 8 m. What remains still varies smoothly, which is the bow; the quadratic takes it out and leaves 3 m, about what the readings are worth. There the fitting should end. The RMS must also be read with the number of parameters *p* in mind: from *n* points the standard error is',
        {
          type: 'equation',
          text: 's = sqrt(frac(Σ r^{2}; 2 n − p))',
          where:
            '*r* is the length of the residual at a point. For the quadratic fit 2*n* − *p* is 8 and *s* is 3.1 m per coordinate.',
        },
        { type: 'subheading', text: 'The hidden blunder' },
        'Now let the operator click the wrong corner: point 10 is given a position 50 m too far east. The quadratic bends to meet it and leaves a residual of 8 m there, less than at point 9, which is innocent. The software reports an RMS of 6 m, and most users would be content.',
        'Leave each point out in turn, fit the rest, and see by how much the omitted point is missed. Figure 2 shows the result. Point 10 is missed by 39 m, point 1 in the opposite corner by 37. Corners are *leverage points*: they hold the surface alone, and it follows them. Remove point 10 for good and repeat the test: points 2 to 9 are now missed by 2 to 9 m, where they were missed by up to 20 before, and point 1 by 21. Remove point 1 instead, and point 10 is still missed by 30 m. The culprit is found.',
        {
          type: 'figure',
          caption:
            'Quadratic fit with point 10 misplaced by 50 m: residual at each control point, and the miss when that point is left out of the fit.',
          alt: 'Grouped bars for ten points. Residuals are all below 10 metres. Misses when left out are 37 metres at point 1 and 39 at point 10, and 2 to 20 metres at the others.',
          height: 215,
          graphic: figure2,
        },
      ],
    },
    {
      heading: 'Digitising, and stating the result',
      blocks: [
        'Digitise at two to four times the scale of the map and not more, for the line you see at twenty times is ink on fibre. Keep the boundary’s character: a dashed line was a decision by someone who had been there. Capture dip symbols with their angle and the sheet’s own number, and the legend word for word before you translate it.',
        'Digitising at high zoom does not add accuracy. A boundary from this sheet carries the 12.5 m of its drawing whatever the transformation does; with the 3 m of the fit in quadrature it is 13 m. The accuracy of the geology, which may be a hundred metres under drift, is another matter and belongs in the attribute table.',
        {
          type: 'list',
          ordered: true,
          items: [
            'Choose the stiffest transformation whose residuals show no pattern.',
            'Report its kind, the number of points, the RMS, and the RMS of points left out.',
            'Where there are independent check points, multiply their radial RMS by 1.73 for the error that 95 % of positions will not exceed (FGDC, 1998); this assumes normal errors of equal size in both directions.',
            'Keep the scan, the list of control points and the original coordinates with the data.',
            'Compare one stream junction and one road junction with modern imagery, and write down the difference.',
          ],
        },
        'Jenny and Hurni (2011) show how the same mathematics can be turned round to study the old map itself. A residual is a nuisance to the user and evidence to the historian.',
      ],
    },
  ],
  references: [
    'Bookstein, F. L. (1989). Principal warps: thin-plate splines and the decomposition of deformations. *IEEE Transactions on Pattern Analysis and Machine Intelligence* 11 (6), 567–585.',
    'FGDC (1998). *Geospatial Positioning Accuracy Standards, Part 3: National Standard for Spatial Data Accuracy*. FGDC-STD-007.3-1998. Federal Geographic Data Committee, Washington.',
    'Jenny, B., and Hurni, L. (2011). Studying cartographic heritage: analysis and visualization of geometric distortions. *Computers and Graphics* 35 (2), 402–411.',
    'Snyder, J. P. (1987). *Map Projections: A Working Manual*. US Geological Survey Professional Paper 1395.',
  ],
};
