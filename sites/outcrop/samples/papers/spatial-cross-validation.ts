import { houseAuthor } from '../press/house-author.ts';
import type { Paper } from '../press/paper.ts';
import { randomFrom, range } from '#tools/press/sampling.ts';
import type { Point } from '../press/shape.ts';

const random = randomFrom('spatial cross-validation');
const waves = range(0, 1, 60).map(() => {
  const angle = random.uniform(0, Math.PI);
  const frequency = Math.abs(random.normal(0, 0.03)) + 0.004;
  return {
    kx: 6.283 * frequency * Math.cos(angle),
    ky: 6.283 * frequency * Math.sin(angle),
    phase: random.uniform(0, 6.283),
  };
});

/** A smooth random surface over 100 × 100 km with unit variance. */
function surface([x, y]: Point): number {
  return (
    Math.sqrt(2 / 60) * waves.reduce((sum, w) => sum + Math.cos(w.kx * x + w.ky * y + w.phase), 0)
  );
}

/** Samples in clusters, as roads and outcrops make them. */
const samples: Point[] = range(0, 1, 60).flatMap((): Point[] => {
  const [cx, cy] = [random.uniform(4, 96), random.uniform(4, 96)];
  return range(0, 1, 5).map((): Point => [
    Math.min(99.9, Math.max(0, cx + random.normal(0, 1.6))),
    Math.min(99.9, Math.max(0, cy + random.normal(0, 1.6))),
  ]);
});

/** Root-mean-square error of nearest-neighbour prediction at `targets` from the samples that `allowed` admits. */
function error(targets: Point[], allowed: (sample: number, target: number) => boolean): number {
  const squares = targets.map((target, t) => {
    let nearest = { distance: Infinity, value: 0 };
    samples.forEach((sample, s) => {
      const distance = Math.hypot(sample[0] - target[0], sample[1] - target[1]);
      if (distance < nearest.distance && allowed(s, t))
        nearest = { distance, value: surface(sample) };
    });
    return (nearest.value - surface(target)) ** 2;
  });
  return Math.sqrt(squares.reduce((sum, square) => sum + square, 0) / squares.length);
}

const folds = samples.map(() => random.integer(0, 9));
const randomError = error(samples, (s, t) => folds[s] !== folds[t]);

/** Block cross-validation, averaged over shifted origins so that no single layout decides. */
function blockError(size: number): number {
  const shifts = [0, 0.2, 0.4, 0.6, 0.8];
  const errors = shifts.map((shift) => {
    const block = ([x, y]: Point) =>
      `${Math.floor(x / size + shift)} ${Math.floor(y / size + shift)}`;
    const names = samples.map(block);
    return error(samples, (s, t) => names[s] !== names[t]);
  });
  return Math.sqrt(errors.reduce((sum, value) => sum + value ** 2, 0) / errors.length);
}
const blockErrors = [2, 4, 6, 8, 10, 12, 15, 20, 25, 30].map((size): Point => [
  size,
  blockError(size),
]);
const map: Point[] = range(1, 99, 40).flatMap((x) => range(1, 99, 40).map((y): Point => [x, y]));
const mapError = error(map, () => true);
const random5 = randomFrom('blocks');
const blocks = range(0, 4, 5).map(() => range(0, 4, 5).map(() => random5.integer(0, 4)));

export const paper: Paper = {
  id: 'art-spatial-cross-validation',
  slug: 'spatial-cross-validation',
  title: 'Spatial Cross-Validation: Testing a Map Where It Has Not Been',
  shortDescription:
    'Random cross-validation of clustered samples flatters a map. Blocks, buffers and the question that has to be asked before either is chosen.',
  longDescription: `A model that predicts lithology, water quality or ore grade from maps and samples is usually tested by cross-validation. If the samples lie in clusters, as field samples do, the random kind tests the model beside its own training data and reports a success that the map does not have.

This paper explains why, with one synthetic experiment that can be followed in full: a smooth surface, sixty clusters of samples, and the simplest predictor there is. It compares random folds with spatial blocks of growing size and with the true error of the map.

It then takes the criticism of spatial cross-validation seriously. Blocks can be too hard as well as random folds too easy, and the right design follows from the question that the map is to answer.`,
  category: 'GeoAI | Validation',
  priceMinor: 1400,
  author: houseAuthor,
  publishedAt: '2024-06-04T09:00:00.000Z',
  keywords: ['cross-validation', 'spatial autocorrelation', 'blocking', 'map accuracy'],
  abstract:
    'Cross-validation assumes that test cases are as far from the training cases as the cases to be predicted. Clustered field samples break this assumption, and random folds then report too small an error. On a synthetic surface with known truth we compare random ten-fold cross-validation with block cross-validation at ten block sizes and with the error of the map itself. Random folds are too optimistic and large blocks too pessimistic. The block size should make the distances between test and training samples resemble the distances at which the map will be used.',
  sections: [
    {
      heading: 'Near things',
      blocks: [
        'Everything is related to everything else, but near things are more related than distant things (Tobler, 1970). The sentence is the reason why interpolation works, and also the reason why its testing fails. Legendre (1993) described what autocorrelation does to statistical tests: neighbouring samples carry partly the same information, and a hundred samples may be worth ten.',
        'In cross-validation the samples are divided into folds; each fold in turn is predicted by a model trained on the others. If the folds are drawn at random, most test samples have a training sample from the same outcrop, the same borehole or the same flight line beside them. A flexible model recognises the place instead of the process. It will be praised for that, until it is used elsewhere.',
        'Ploton and others (2020) gave a striking case: a model of forest biomass over central Africa explained half of the variance by random cross-validation, and almost none when the test data were kept apart in space.',
      ],
    },
    {
      heading: 'An experiment',
      blocks: [
        'We made a smooth random surface of unit variance over a square of 100 km, as a sum of sixty waves, and sampled it without error in 60 clusters of five points, each a few kilometres across. The predictor takes the value of the nearest sample. It is a crude model and a fair one, since it does openly what flexible models do under cover.',
        'Because the surface is known, the true error of the map can be computed at 1600 points on a regular grid. Figure 1 compares it with the estimates. Ten random folds report an error of 0.20 where the truth is 0.77, almost four times as much. Blocks report more the larger they are: small ones still leave neighbours of one cluster in different folds; blocks of 20 km happen to agree with the truth here; and larger ones push the nearest training sample further away than most points of the map ever are.',
        {
          type: 'figure',
          caption:
            'Synthetic experiment. Root-mean-square error, in standard deviations of the surface, as estimated by random ten-fold and by block cross-validation (mean over five shifted layouts), and the true error of the map.',
          alt: 'Line with points rising with block size from a low value to above the true error. A dashed horizontal line for the true error of the map lies well above a dotted line for random folds.',
          height: 245,
          graphic: {
            kind: 'plot',
            x: { label: 'Side of the blocks (km)', min: 0, max: 32 },
            y: { label: 'Error (standard deviations)', min: 0, max: 1 },
            grid: true,
            legend: 'bottom-right',
            series: [
              { label: 'Block cross-validation', as: 'line', ink: 'lapis', points: blockErrors },
              { as: 'points', ink: 'lapis', weight: 2.2, points: blockErrors },
              {
                label: 'True error of the map',
                as: 'dashed',
                ink: 'rust',
                points: [
                  [0, mapError],
                  [32, mapError],
                ],
              },
              {
                label: 'Random ten-fold',
                as: 'dotted',
                ink: 'umber',
                points: [
                  [0, randomError],
                  [32, randomError],
                ],
              },
            ],
          },
        },
        'The lesson is not that blocks are right. It is that every design answers a question about a certain distance, and that random folds answer it for the distance between neighbours in a cluster, which nobody has asked.',
      ],
    },
    {
      heading: 'Designs',
      blocks: [
        {
          type: 'figure',
          caption:
            'A layout of spatial blocks: each square belongs to one of five folds, assigned at random.',
          alt: 'A square map of five by five blocks coloured in five colours, one for each fold, without a regular order.',
          height: 190,
          graphic: {
            kind: 'grid',
            rows: ['', '', '', '', ''],
            columns: ['', '', '', '', ''],
            values: blocks,
            classes: [
              { label: 'Fold 1', ink: 'lapis' },
              { label: 'Fold 2', ink: 'ochre' },
              { label: 'Fold 3', ink: 'umber' },
              { label: 'Fold 4', ink: 'moss' },
              { label: 'Fold 5', ink: 'rust' },
            ],
          },
        },
        'Roberts and others (2017) review the designs for data with structure in space, time or hierarchy. Three are common in the earth sciences.',
        {
          type: 'list',
          items: [
            '**Blocks.** Squares, as in Figure 2, or natural units such as catchments or tectonic blocks. Easy to explain; the size must be argued for. Valavi and others (2019) offer software.',
            '**Buffers.** Each sample is predicted without its neighbours inside a radius. The distance is explicit; the cost is one model for each sample.',
            '**Groups.** All samples of a borehole, an outcrop or a campaign stay together. This is the least that is owed: readings from one well must never be on both sides.',
          ],
        },
        'The range of a variogram of the model residuals is a sound first guess for the size. The range of the raw variable is often too long, because the predictors explain part of the structure.',
        {
          type: 'table',
          caption:
            'Which design fits which question. The unit that is held out should be the unit that is new in use.',
          head: ['The map will be used', 'Hold out', 'Random folds are'],
          rows: [
            ['to fill in between dense, even samples', 'random samples', 'fair'],
            ['to fill in between clusters', 'clusters or small blocks', 'too optimistic'],
            ['in the next catchment or licence block', 'whole regions', 'far too optimistic'],
            ['in wells drilled later', 'whole wells, latest last', 'far too optimistic'],
          ],
          widths: [1.3, 1, 0.8],
        },
      ],
    },
    {
      heading: 'The other side',
      blocks: [
        'Wadoux and others (2021) object that spatial cross-validation is not a way to measure the accuracy of a map at all. The accuracy of a map is a mean over its area. With a probability sample, a random draw of sites over that area, it can be estimated without bias and with a confidence interval, and without any model of autocorrelation. Blocks give instead an error for extrapolation, and as Figure 1 shows they can exceed the truth.',
        'Both sides are right about different questions. Where a probability sample can be drawn, draw it: nothing is better. Where only clustered legacy data exist, choose a design from Table 1 and report more than one. Where a model is carried beyond its region, no validation inside the region helps. Meyer and Pebesma (2021) then propose to map the *area of applicability*: the places whose predictors resemble the training data closely enough that the cross-validated error can be expected to hold.',
      ],
    },
    {
      heading: 'What to report',
      blocks: [
        {
          type: 'list',
          ordered: true,
          items: [
            'The distances from test samples to the nearest training sample, beside the distances from map points to the nearest sample.',
            'The error under at least two designs, with the size of the blocks and the reason for it.',
            'The error of a trivial model, such as the nearest sample or the regional mean.',
            'The region in which the figure is claimed to hold.',
          ],
        },
        'A map with an honest error of one half is worth more than a map with a flattering one of one quarter, because the first tells its user where to take the next sample.',
      ],
    },
  ],
  references: [
    'Legendre, P. (1993). Spatial autocorrelation: trouble or new paradigm? *Ecology* 74 (6), 1659–1673.',
    'Meyer, H., and Pebesma, E. (2021). Predicting into unknown space? Estimating the area of applicability of spatial prediction models. *Methods in Ecology and Evolution* 12 (9), 1620–1633.',
    'Ploton, P., and others (2020). Spatial validation reveals poor predictive performance of large-scale ecological mapping models. *Nature Communications* 11, 4540.',
    'Roberts, D. R., and others (2017). Cross-validation strategies for data with temporal, spatial, hierarchical, or phylogenetic structure. *Ecography* 40 (8), 913–929.',
    'Tobler, W. R. (1970). A computer movie simulating urban growth in the Detroit region. *Economic Geography* 46 (sup. 1), 234–240.',
    'Valavi, R., Elith, J., Lahoz-Monfort, J. J., and Guillera-Arroita, G. (2019). blockCV: an R package for generating spatially or environmentally separated folds for k-fold cross-validation of species distribution models. *Methods in Ecology and Evolution* 10 (2), 225–232.',
    'Wadoux, A. M. J.-C., Heuvelink, G. B. M., de Bruin, S., and Brus, D. J. (2021). Spatial cross-validation is not the right way to evaluate map accuracy. *Ecological Modelling* 457, 109692.',
  ],
};
