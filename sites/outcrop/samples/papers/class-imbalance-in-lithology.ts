import { houseAuthor } from '../press/house-author.ts';
import type { Paper } from '../press/paper.ts';
import { curve, randomFrom, range } from '#tools/press/sampling.ts';
import type { Point } from '../press/shape.ts';

/** A rare coal among shale and sand, as three Gaussians in (density, gamma ray). */
const names = ['Shale', 'Sand', 'Coal'] as const;
const priors = [0.64, 0.32, 0.04];
const balanced = [1 / 3, 1 / 3, 1 / 3];
const classes = [
  { mean: [2.45, 100], deviation: [0.1, 18] },
  { mean: [2.28, 52], deviation: [0.11, 20] },
  { mean: [2.02, 62], deviation: [0.19, 26] },
] as const;

const random = randomFrom('class imbalance');
const cases = priors.flatMap((share, truth) =>
  range(0, 1, Math.round(share * 3000)).map(() => {
    const { mean, deviation } = classes[truth]!;
    return {
      truth,
      density: random.normal(mean[0], deviation[0]),
      gamma: random.normal(mean[1], deviation[1]),
    };
  }),
);

/** The class of greatest posterior under given priors: the optimal rule for these Gaussians. */
function classify(density: number, gamma: number, weights: number[]): number {
  const scores = classes.map(({ mean, deviation }, i) => {
    const [u, v] = [(density - mean[0]) / deviation[0], (gamma - mean[1]) / deviation[1]];
    return Math.log(weights[i]!) - Math.log(deviation[0] * deviation[1]) - (u * u + v * v) / 2;
  });
  return scores.indexOf(Math.max(...scores));
}

function confusion(weights: number[]): number[][] {
  const table = names.map(() => names.map(() => 0));
  for (const { truth, density, gamma } of cases) {
    const row = table[truth]!;
    row[classify(density, gamma, weights)]! += 1;
  }
  return table;
}

const natural = confusion(priors);
const equal = confusion(balanced);

/** Recall and precision of coal as its weight is raised from its prior. */
function coalAt(weight: number): { recall: number; precision: number } {
  const rest = 1 - weight;
  const table = confusion([(rest * 2) / 3, rest / 3, weight]);
  const hits = table[2]![2]!;
  const called = table.reduce((sum, row) => sum + row[2]!, 0);
  return {
    recall: hits / table[2]!.reduce((sum, value) => sum + value, 0),
    precision: hits / called,
  };
}

const weights = range(0.02, 0.6, 30);
const recall: Point[] = curve((weight) => coalAt(weight).recall, weights);
const precision: Point[] = curve((weight) => coalAt(weight).precision, weights);
const matrix = (values: number[][]) => ({
  kind: 'grid' as const,
  rows: [...names],
  columns: [...names],
  rowLabel: 'True class',
  columnLabel: 'Predicted class',
  values,
  show: 'integer' as const,
});

export const paper: Paper = {
  id: 'art-class-imbalance-in-lithology',
  slug: 'class-imbalance-in-lithology',
  title: 'Rare Rocks: Class Imbalance in Lithology Classification',
  shortDescription:
    'Why a classifier with 90 % accuracy may miss every second coal seam, which figures show it, and what resampling and weighting really change.',
  longDescription: `In most wells a few lithologies make up nearly all of the metres, and the ones that matter most are rare: a coal seam, a tight streak, a volcanic ash. Classifiers trained on such data learn to ignore them.

The paper builds a small synthetic problem with three rocks whose distributions are known, so that the best possible rule can be written down. It shows what accuracy hides, compares confusion matrices under natural and equal priors, and traces recall and precision as the weight of the rare class is raised.

It argues that oversampling, weighting and moving the threshold are three ways of changing one thing, the prior, and that the choice belongs to whoever bears the cost of the errors.`,
  category: 'GeoAI',
  priceMinor: 950,
  author: houseAuthor,
  publishedAt: '2024-12-10T09:00:00.000Z',
  keywords: [
    'class imbalance',
    'confusion matrix',
    'precision and recall',
    'prior probability',
    'lithology',
  ],
  abstract:
    'Lithology classes in well data are unequal in number. A classifier that maximises accuracy trades the rare classes away. On a synthetic problem with shale, sand and four per cent of coal we compare the optimal rule for natural priors with the one for equal priors. The first is right more often and misses much of the coal; the second finds most of it and calls much else coal. Between them lies a curve of recall against precision, along which weighting, resampling and thresholds all move. Reports should give the confusion matrix and per-class figures, for the proportions in which the model will be used.',
  sections: [
    {
      heading: 'The trouble with accuracy',
      blocks: [
        'Accuracy is the share of samples that are labelled rightly. If 96 % of a well is not coal, the rule “never coal” has an accuracy of 96 % for the question whether a sample is coal. Nobody would buy that rule, but training that minimises the number of errors drifts towards it whenever the classes overlap on the logs.',
        'The open data set of nine facies with which Hall (2016) introduced many geoscientists to the subject has the same trouble: its facies differ several-fold in number, and neighbours in the depositional sequence overlap on the logs. He and Garcia (2009) review the matter for machine learning at large.',
      ],
    },
    {
      heading: 'A problem with a known answer',
      blocks: [
        'We draw 3000 samples from three rocks: 64 % shale, 32 % sand, 4 % coal. Density and gamma ray of each are Gaussian and independent, with means of 2.45, 2.28 and 2.02 g/cm^{3} and of 100, 52 and 62 API. The spread of the coal is wide on purpose: thin seams are averaged with their neighbours by the tools. Because the distributions are known, Bayes’ rule gives the best classifier that there can be.',
        {
          type: 'equation',
          text: 'P(k | x) = frac(π_{k} p(x | k); ∑_{j} π_{j} p(x | j))',
          where:
            '*π*_{k} is the prior probability of class *k*, its share in the rock, and *p*(*x* | *k*) the density of the log readings *x* within that class.',
        },
        'Figure 1 shows what this rule does with the natural shares as priors and with equal ones. The natural rule makes the fewest errors: 92 % of the samples are right. It also finds only 63 of the 120 coals, since for a doubtful sample sand is eight times as likely beforehand. With equal priors 88 coals are found, at the price of 107 false calls and an accuracy of 89 %.',
        {
          type: 'figure',
          caption:
            'Confusion matrices of the optimal rule for the synthetic problem, (a) with the natural shares as priors, (b) with equal priors. Counts of 3000 samples.',
          alt: 'Two matrices of three by three. In the left one most samples lie on the diagonal, but a large part of the coal row lies under sand. In the right one the coal row lies mostly on the diagonal, and the coal column holds many sands.',
          height: 190,
          graphic: {
            kind: 'panels',
            panels: [
              { title: 'Natural priors', graphic: matrix(natural) },
              { title: 'Equal priors', graphic: matrix(equal) },
            ],
          },
        },
        'No cleverer algorithm will do better on these two logs. What looks like a fault of the classifier is the overlap of the rocks, and the choice between the two matrices is not a technical one.',
      ],
    },
    {
      heading: 'Figures that tell',
      blocks: [
        'Table 1 lists the common summaries. The confusion matrix contains them all and should always be printed. For one rare class, precision and recall say what is needed. Saito and Rehmsmeier (2015) show that the curve of precision against recall reveals differences which the better-known ROC curve hides, because the latter divides false alarms by the huge number of true negatives. Among single numbers the coefficient of Matthews (1975) is hard to please: it is high only if both classes are predicted well.',
        {
          type: 'table',
          caption:
            'Summaries of a confusion matrix for one class. TP, FP, FN and TN are the counts of true and false positives and negatives.',
          head: ['Figure', 'Definition', 'Question that it answers'],
          rows: [
            ['Recall', 'TP / (TP + FN)', 'How much of the coal was found?'],
            ['Precision', 'TP / (TP + FP)', 'How much of what was called coal is coal?'],
            ['F1', 'harmonic mean of both', 'Are both good?'],
            ['Balanced accuracy', 'mean recall over classes', 'What if all classes were equal?'],
            ['Accuracy', '(TP + TN) / all', 'How often right, rare or not?'],
          ],
          widths: [0.9, 1.1, 1.6],
        },
        'Precision depends on the proportion of the class in the test data. A test set that was balanced for convenience gives a precision that the field will never see: with the same recall and the same rate of false alarms, halving the share of coal nearly halves the odds that a call is true.',
      ],
    },
    {
      heading: 'Three remedies, one effect',
      blocks: [
        'Rare samples can be repeated or synthesised, as in the SMOTE method of Chawla and others (2002); errors on them can be weighted in the loss; or the threshold on the output can be lowered. For a model that outputs good probabilities these are equivalent to replacing the prior *π*_{k} in the equation above. They add no information about coal. Figure 2 traces what they do: as the weight of the coal grows, recall rises and precision falls, without a point at which both gain.',
        {
          type: 'figure',
          caption:
            'Recall and precision of coal in the synthetic problem as the prior used by the rule is raised. The dashed line marks the true share of 4 %.',
          alt: 'Two curves against the weight of the coal class. Recall rises steeply at first and then flattens; precision falls steadily. They cross at a weight of about 0.1.',
          height: 230,
          graphic: {
            kind: 'plot',
            x: { label: 'Prior weight given to coal', min: 0, max: 0.6 },
            y: { label: 'Share', min: 0, max: 1 },
            grid: true,
            legend: 'bottom-right',
            series: [
              { label: 'Recall', as: 'line', ink: 'lapis', points: recall },
              { label: 'Precision', as: 'line', ink: 'rust', points: precision },
            ],
            over: [
              {
                shape: 'line',
                points: [
                  [0.04, 0],
                  [0.04, 1],
                ],
                ink: 'slate',
                stroke: 'dashed',
              },
            ],
          },
        },
        'Resampling has a cost that the threshold has not. After it the outputs are no longer probabilities for the real ground. They can be brought back: Saerens and others (2002) give the correction, which multiplies each posterior by the ratio of true to training prior and rescales. Anyone who sums predicted probabilities into a volume of coal must make it, or the seam will be overestimated many times.',
        'Interpolated samples deserve special care in geology. A point half-way between two coals in log space may be a shaly coal, or nothing that exists. And if synthetic samples are made before the data are split, near-copies of test samples enter the training set, and the score means nothing.',
      ],
    },
    {
      heading: 'Whose cost?',
      blocks: [
        'The right operating point follows from the price of the two errors. If a missed seam costs *c*_{FN} and a false one *c*_{FP}, coal should be called when its probability exceeds',
        { type: 'equation', text: 'P > frac(c_{FP}; c_{FP} + c_{FN})' },
        'A driller who sets casing by the prediction has other costs than a geologist who picks intervals for coring. The model should deliver calibrated probabilities for the natural proportions; the threshold belongs to the user.',
        {
          type: 'list',
          items: [
            'Print the confusion matrix, with counts, for whole wells that were held out.',
            'Keep the natural proportions in every test set.',
            'Split first, resample afterwards, and only the training part.',
            'Before tuning, ask whether another log would separate the rocks. It nearly always does more.',
          ],
        },
      ],
    },
  ],
  references: [
    'Chawla, N. V., Bowyer, K. W., Hall, L. O., and Kegelmeyer, W. P. (2002). SMOTE: synthetic minority over-sampling technique. *Journal of Artificial Intelligence Research* 16, 321–357.',
    'Hall, B. (2016). Facies classification using machine learning. *The Leading Edge* 35 (10), 906–909.',
    'He, H., and Garcia, E. A. (2009). Learning from imbalanced data. *IEEE Transactions on Knowledge and Data Engineering* 21 (9), 1263–1284.',
    'Matthews, B. W. (1975). Comparison of the predicted and observed secondary structure of T4 phage lysozyme. *Biochimica et Biophysica Acta – Protein Structure* 405 (2), 442–451.',
    'Saerens, M., Latinne, P., and Decaestecker, C. (2002). Adjusting the outputs of a classifier to new a priori probabilities: a simple procedure. *Neural Computation* 14 (1), 21–41.',
    'Saito, T., and Rehmsmeier, M. (2015). The precision–recall plot is more informative than the ROC plot when evaluating binary classifiers on imbalanced datasets. *PLoS ONE* 10 (3), e0118432.',
  ],
};
