import { houseAuthor } from '../press/house-author.ts';
import type { Paper } from '../press/paper.ts';
import { randomFrom, range } from '#tools/press/sampling.ts';
import type { Point, Shape } from '../press/shape.ts';

const random = randomFrom('leakage');
const size = 50;
const featureCount = 1000;
const labels = range(0, size - 1, size).map((i) => (Math.round(i) % 2 === 0 ? 1 : -1));
const features = range(1, featureCount, featureCount).map(() => labels.map(() => random.normal()));

/** The features most correlated with the labels of the given cases. */
function select(cases: number[], keep: number): number[][] {
  return [...features]
    .map((values) => ({
      values,
      strength: Math.abs(cases.reduce((sum, i) => sum + values[i]! * labels[i]!, 0)),
    }))
    .sort((a, b) => b.strength - a.strength)
    .slice(0, keep)
    .map(({ values }) => values);
}

/** The share of right answers of a nearest-mean classifier in five folds, with features chosen outside or inside them. */
function accuracy(keep: number, inside: boolean): number {
  const all = labels.map((_, i) => i);
  const chosenOnce = select(all, keep);
  let right = 0;
  for (const fold of [0, 1, 2, 3, 4]) {
    const train = all.filter((i) => Math.floor(i / 2) % 5 !== fold);
    const chosen = inside ? select(train, keep) : chosenOnce;
    const means = chosen.map((values) => {
      const mean = (sign: number) => {
        const members = train.filter((i) => labels[i] === sign);
        return members.reduce((sum, i) => sum + values[i]!, 0) / members.length;
      };
      return { values, up: mean(1), down: mean(-1) };
    });
    for (const i of all.filter((candidate) => !train.includes(candidate))) {
      const score = means.reduce(
        (sum, { values, up, down }) => sum + (values[i]! - down) ** 2 - (values[i]! - up) ** 2,
        0,
      );
      if (Math.sign(score) === labels[i]) right += 1;
    }
  }
  return right / size;
}

const counts = [2, 5, 10, 20, 50, 100, 200];
const outside: Point[] = counts.map((keep) => [keep, accuracy(keep, false)]);
const inside: Point[] = counts.map((keep) => [keep, accuracy(keep, true)]);

const box = (x: number, y: number, text: string, ink: 'lapis' | 'slate' | 'rust'): Shape => ({
  shape: 'box',
  at: [x, y],
  width: 2.1,
  height: 0.8,
  text,
  ink,
});
const arrow = (from: Point, to: Point): Shape => ({
  shape: 'line',
  points: [from, to],
  arrow: 'end',
});

export const paper: Paper = {
  id: 'art-training-data-leakage',
  slug: 'training-data-leakage',
  title: 'Training Data Leakage: When a Model Has Seen the Answer',
  shortDescription:
    'The commonest reason for results that are too good: six ways in which test data leak into training in the earth sciences, and how to close them.',
  longDescription: `A classifier reaches 97 % in the report and 60 % in the next well. More often than not the cause is leakage: something about the test samples was known while the model was built.

Leakage is rarely cheating. It slips in through honest steps in the wrong order, such as scaling, gap filling, feature selection and resampling before the split, or through samples that are copies of each other under different names.

This free paper sorts the ways in which leakage happens with geoscience data, demonstrates one of them on pure noise, where any success is known to be false, and gives an order of work that prevents most of them.`,
  category: 'GeoAI | Validation',
  priceMinor: 0,
  author: houseAuthor,
  publishedAt: '2025-08-19T09:00:00.000Z',
  keywords: ['data leakage', 'feature selection', 'grouped split', 'reproducibility'],
  abstract:
    'Leakage is the use, while a model is trained, of information that will not be there when it is used. It makes tests optimistic without a trace in the code’s output. We classify six routes common with well logs, maps and samples: neighbours, duplicates, preparation before splitting, selection before splitting, features that contain the answer, and tuning on the test set. An experiment with a thousand random features and fifty cases shows that selection before cross-validation turns noise into an apparent accuracy near one hundred per cent. A fixed order of work, with the split first, closes most routes.',
  sections: [
    {
      heading: 'Too good',
      blocks: [
        'Kaufman and others (2012) define leakage as the introduction of information about the target that should not be legitimately available. The word *legitimately* carries the weight: what is legitimate depends on the moment at which the model will be used. A core description is a fine feature for a model that fills gaps between cores, and a leak in one that is meant to replace coring.',
        'It is common. Kapoor and Narayanan (2023) surveyed fields from medicine to political science and found errors of this kind in 17 of them, affecting close to three hundred papers. There is no reason to think that the earth sciences are better off; their data are scarcer and more strongly related among themselves.',
      ],
    },
    {
      heading: 'Six routes',
      blocks: [
        {
          type: 'table',
          caption:
            'Routes by which test data leak into training, with an example and the way to close each.',
          head: ['Route', 'Example', 'Remedy'],
          rows: [
            [
              'Neighbours',
              'Depths of one well, pixels of one outcrop, in both parts',
              'Split by well, outcrop, block',
            ],
            ['Duplicates', 'One log under two names, or resampled', 'Compare contents, not names'],
            [
              'Preparation',
              'Scaling, gap filling, smoothing on all data',
              'Fit on training data only',
            ],
            ['Selection', 'Best attributes chosen on all data', 'Choose again inside each fold'],
            [
              'The answer itself',
              'Porosity computed from core as input',
              'Ask how each feature came about',
            ],
            ['Tuning', 'Settings chosen by the test score', 'A third part, opened once'],
          ],
          widths: [0.75, 1.4, 1.2],
        },
        '**Neighbours** are the first route of Table 1 and the greatest. Logs are sampled every 15 cm by tools that average over half a metre, so that each sample shares most of its rock with the next. A random split puts one in training and its twin in the test. The tutorial of Hall (2016) on facies classification keeps a whole well back for its test, which is the least that can be done. Roberts and others (2017) give designs for data with structure in space, time or hierarchy.',
        '**Duplicates** hide well. The same well appears under an old and a new name; a curve was shifted by half a metre and saved again; two institutions publish one set of samples. A comparison of the sorted values of each curve finds them in minutes.',
        '**Preparation** looks innocent. If the mean and the spread used for scaling come from all wells, the test wells have moved the training data a little towards themselves. If gaps are filled by interpolation across the split, they have moved it a good deal. Smoothing along depth mixes both sides at every boundary.',
        '**The answer itself** is often among the features under another name. A lithology column was drawn from the gamma ray by a cut-off, and a network then learns with great success to find the cut-off. A sample number increases with the date on which the laboratory changed its method. The cure is a conversation with the person who made the data.',
      ],
    },
    {
      heading: 'Noise that can be predicted',
      blocks: [
        '**Selection** deserves an experiment, following a warning example in Hastie and others (2009). We drew 1000 features for 50 cases from a random-number generator and gave half the cases the label *ore*, half *barren*, without regard to the features. There is nothing to learn; every honest accuracy is 50 %.',
        'In the first procedure the features that correlate best with the labels are chosen from all fifty cases, and a simple classifier is then tested by five-fold cross-validation. In the second the choice is repeated inside each fold, with the training cases alone. Figure 1 shows the outcome. The first procedure reports up to 98 %; the second stays within chance of one half, as it should.',
        {
          type: 'figure',
          caption:
            'Experiment on pure noise: 50 cases, 1000 random features, nearest-mean classifier, five folds. Accuracy reported when features are selected before the split and inside the folds.',
          alt: 'Two lines against the number of features kept. Selection before the split gives between 76 and 98 per cent; selection inside the folds stays between 50 and 60 per cent.',
          height: 230,
          graphic: {
            kind: 'plot',
            x: {
              label: 'Features kept, of 1000',
              min: 1,
              max: 300,
              scale: 'log',
              ticks: [1, 2, 5, 10, 20, 50, 100, 200],
            },
            y: {
              label: 'Reported accuracy',
              min: 0,
              max: 1.05,
              ticks: [0, 0.25, 0.5, 0.75, 1],
              tickLabels: ['0', '25 %', '50 %', '75 %', '100 %'],
            },
            grid: true,
            legend: 'bottom-right',
            series: [
              { label: 'Selected before the split', as: 'line', ink: 'rust', points: outside },
              { as: 'points', ink: 'rust', weight: 2.4, points: outside },
              { label: 'Selected inside the folds', as: 'line', ink: 'lapis', points: inside },
              { as: 'points', ink: 'lapis', weight: 2.4, points: inside },
            ],
          },
        },
        'Nothing in the code of the first procedure looks wrong. Cross-validation was used, the classifier never saw a test case, and yet the test cases had voted on which features there would be. Geoscience has many such thousands: seismic attributes, geochemical ratios, textural measures, embeddings of images. The fewer the wells, the more easily some attribute fits them all.',
      ],
    },
    {
      heading: 'An order of work',
      blocks: [
        'The remedy is an order. Figure 2 draws it. The split comes first, by the unit that will be new in use; everything that learns anything from data, down to a mean, comes after it and sees the training part only. Software that chains the steps into one object, fitted as a whole in each fold, makes the right order the easy one.',
        {
          type: 'figure',
          caption:
            'An order of work that prevents most leakage. Whatever is fitted lies to the right of the split and above the line; the test part passes through with settings frozen.',
          alt: 'Flow diagram. Raw data lead to a box for the split by well. The upper branch goes through preparation, selection and training; the lower branch leads the test wells to a single final test, to which the finished model leads down as well.',
          height: 165,
          graphic: {
            kind: 'drawing',
            x: [0, 12],
            y: [0, 4],
            shapes: [
              {
                shape: 'line',
                points: [
                  [4.1, 2],
                  [12, 2],
                ],
                ink: 'grey',
                stroke: 'dashed',
              },
              box(1.1, 2, 'Raw data,\nduplicates out', 'slate'),
              box(4.0, 2, 'Split by well\nor block', 'rust'),
              box(6.1, 3.3, 'Scale, fill,\nselect', 'lapis'),
              box(8.7, 3.3, 'Train, tune\nin folds', 'lapis'),
              box(10.9, 3.3, 'Freeze', 'lapis'),
              box(6.1, 0.7, 'Test wells,\nlocked away', 'slate'),
              box(10.9, 0.7, 'One final\ntest', 'rust'),
              arrow([2.15, 2], [2.95, 2]),
              arrow([4.4, 2.4], [5.05, 3.2]),
              arrow([4.4, 1.6], [5.05, 0.8]),
              arrow([7.15, 3.3], [7.65, 3.3]),
              arrow([9.75, 3.3], [9.85, 3.3]),
              arrow([10.9, 2.9], [10.9, 1.1]),
              arrow([7.15, 0.7], [9.85, 0.7]),
            ],
          },
        },
        {
          type: 'list',
          ordered: true,
          items: [
            'Write down, before anything else, what is known at the moment of use.',
            'Split by well, outcrop or block, and lock the test part away.',
            'Fit scaling, gap filling, selection and resampling inside each training fold.',
            'Replace the labels by random ones and run everything: the score must fall to chance.',
            'Open the test part once, and report what it says.',
          ],
        },
        'The fourth step is the best smoke detector that we know. It takes one line of code and one night of computing. A procedure that scores 80 % on shuffled labels is broken, and no further argument is needed.',
      ],
    },
  ],
  references: [
    'Hall, B. (2016). Facies classification using machine learning. *The Leading Edge* 35 (10), 906–909.',
    'Hastie, T., Tibshirani, R., and Friedman, J. (2009). *The Elements of Statistical Learning*, 2nd edition. Springer, New York.',
    'Kapoor, S., and Narayanan, A. (2023). Leakage and the reproducibility crisis in machine-learning-based science. *Patterns* 4 (9), 100804.',
    'Kaufman, S., Rosset, S., Perlich, C., and Stitelman, O. (2012). Leakage in data mining: formulation, detection, and avoidance. *ACM Transactions on Knowledge Discovery from Data* 6 (4), article 15.',
    'Roberts, D. R., and others (2017). Cross-validation strategies for data with temporal, spatial, hierarchical, or phylogenetic structure. *Ecography* 40 (8), 913–929.',
  ],
};
