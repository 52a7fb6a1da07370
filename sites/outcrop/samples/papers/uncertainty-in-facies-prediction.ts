import { houseAuthor } from '../press/house-author.ts';
import type { Paper } from '../press/paper.ts';
import { curve, curveByDepth, randomFrom, range } from '#tools/press/sampling.ts';
import type { Point } from '../press/shape.ts';

const random = randomFrom('facies uncertainty');
const depths = range(850, 880, 151);
const beds = [
  { base: 856, sand: 0.05 },
  { base: 862, sand: 0.95 },
  { base: 866, sand: 0.5 },
  { base: 868, sand: 0.95 },
  { base: 874, sand: 0.08 },
  { base: 880, sand: 0.65 },
];

/** Gamma ray of the synthetic section: 110 API in shale, 35 in sand, noise of 9. */
const gamma = curveByDepth((depth) => {
  const offsets = [-0.5, -0.25, 0, 0.25, 0.5];
  const sand = offsets.reduce(
    (sum, offset) => sum + (beds.find((bed) => depth + offset < bed.base)?.sand ?? 0.65) / 5,
    0,
  );
  return 110 - 75 * sand + random.normal(0, 5);
}, depths);

/** Posterior of sand against shale for two Gaussians of spread 20 API and equal priors. */
function sandProbability(reading: number): number {
  const score = (mean: number) => Math.exp(-(((reading - mean) / 20) ** 2) / 2);
  return score(35) / (score(35) + score(110));
}

/** Entropy of a two-way choice in bits. */
function entropy(p: number): number {
  const term = (q: number) => (q <= 0 ? 0 : -q * Math.log2(q));
  return term(p) + term(1 - p);
}

/** Outcomes that follow `truth(p)` when the model says p: the reliability of an overconfident model. */
const overconfident = (stated: number) => {
  const logit = Math.log(stated / (1 - stated)) / 2.2;
  return 1 / (1 + Math.exp(-logit));
};
const binned: Point[] = range(0.05, 0.95, 10).map((stated) => {
  const truth = overconfident(stated);
  const count = 400;
  const hits = range(0, 1, count).filter(() => random.uniform() < truth).length;
  return [stated, hits / count];
});

export const paper: Paper = {
  id: 'art-uncertainty-in-facies-prediction',
  slug: 'uncertainty-in-facies-prediction',
  title: 'How Sure Is the Model? Uncertainty in Facies Prediction',
  shortDescription:
    'Probabilities, entropy and calibration for facies logs: how to state doubt in numbers, test that statement, and carry it into a volume.',
  longDescription: `A facies log with one colour per metre hides what the model knew. Behind each colour stands a set of probabilities, and whether these can be believed is a question that can be answered with data.

The paper defines entropy as a measure of doubt at one depth, shows on a synthetic section where it is high and why, and explains calibration with a reliability diagram. It distinguishes doubt that more data would remove from doubt that lies in the rock and the logs themselves.

Proper scores, temperature scaling and the step from probabilities to net thickness are treated with formulas that fit on one line, for readers who use such models as well as for those who build them.`,
  category: 'GeoAI',
  priceMinor: 1600,
  author: houseAuthor,
  publishedAt: '2025-05-27T09:00:00.000Z',
  keywords: ['facies', 'entropy', 'calibration', 'Brier score', 'reliability diagram'],
  abstract:
    'Classifiers return a probability for each facies, and the usual product, the most probable class, throws it away. We use Shannon’s entropy to display doubt along a well and show on a synthetic section that it gathers at boundaries, in mixed beds and where the logs do not discriminate. Probabilities deserve use only if they are calibrated: among the samples given 70 %, seventy in a hundred should be right. Reliability diagrams and proper scores test this on wells that were held out; temperature scaling often repairs it. Net thickness is then a sum of probabilities, not a count of colours.',
  sections: [
    {
      heading: 'One colour is not enough',
      blocks: [
        'Two intervals are coloured as sand. In one the model gave sand 99 %, in the other 51 %. A geologist with a log and a pencil would draw the first with a firm line and the second with a question mark. The most probable class draws both the same.',
        'Wherever a classifier is used, whether it counts votes of trees as a random forest does (Breiman, 2001) or passes scores through a softmax as a neural network does, there is a number for each class before the choice is made. The numbers add up to one. It does not follow that they are probabilities in any sense which matters; that has to be shown.',
      ],
    },
    {
      heading: 'Entropy along a well',
      blocks: [
        'Shannon (1948) measured the uncertainty of a choice by',
        {
          type: 'equation',
          text: 'H = −∑_{k} p_{k} log_{2} p_{k}',
          where:
            '*p*_{k} is the probability of facies *k*; the unit is the bit. For *K* facies *H* lies between 0 and log_{2} *K*.',
        },
        'Wellmann and Regenauer-Lieb (2012) brought it to geological models, where a map of entropy shows at a glance in which parts a model is firm. Figure 1 does the same for a well. The synthetic section has sand, shale and beds in which both alternate below the resolution of the tool. A two-class model with known distributions turns each gamma-ray reading into a probability of sand, and that into entropy.',
        {
          type: 'figure',
          caption:
            'Synthetic section. Gamma ray, probability of sand from two Gaussian classes (35 and 110 API, spread 20 API), and entropy of the prediction in bits.',
          alt: 'Depth plot from 850 to 880 metres. Gamma ray is high in shales, low in sands and intermediate between 862 and 866 and below 874 metres. Probability switches between zero and one; entropy is near zero in clean beds and high in the intermediate ones.',
          height: 320,
          graphic: {
            kind: 'tracks',
            depth: { label: 'Depth (m)', top: 850, base: 880, step: 5 },
            zones: beds.map((bed, i) => ({
              top: beds[i - 1]?.base ?? 850,
              base: bed.base,
              ink:
                bed.sand > 0.9
                  ? ('ochre' as const)
                  : bed.sand < 0.1
                    ? ('slate' as const)
                    : ('umber' as const),
              pattern:
                bed.sand > 0.9
                  ? ('sand' as const)
                  : bed.sand < 0.1
                    ? ('shale' as const)
                    : ('clay' as const),
            })),
            tracks: [
              {
                curves: [
                  {
                    name: 'Gamma ray',
                    unit: 'API',
                    left: 0,
                    right: 150,
                    ink: 'moss',
                    points: gamma,
                  },
                ],
              },
              {
                curves: [
                  {
                    name: 'P(sand)',
                    unit: '',
                    left: 0,
                    right: 1,
                    ink: 'ochre',
                    shade: 'left',
                    points: gamma.map(([v, d]): Point => [sandProbability(v), d]),
                  },
                ],
              },
              {
                curves: [
                  {
                    name: 'Entropy',
                    unit: 'bit',
                    left: 0,
                    right: 1,
                    ink: 'rust',
                    shade: 'left',
                    points: gamma.map(([v, d]): Point => [entropy(sandProbability(v)), d]),
                  },
                ],
              },
            ],
          },
        },
        'Three sources of doubt can be told apart in it. At *boundaries* the tool averages two beds, and entropy makes a thin spike. In *mixed beds* the reading is truly between the classes, and no classifier that must choose one can be right; the remedy is another class or a proportion. *Overlap* of the distributions, finally, leaves doubt even in clean beds, and only another log removes it.',
        'All three are doubt about the rock given the logs, sometimes called *aleatoric*. The other kind, *epistemic* doubt, is about the model: it comes from too little training data, shrinks when data are added, and is large for rocks that were never seen (Kendall and Gal, 2017). Entropy of a single model does not show it. Disagreement between models trained on different subsets of wells does, at least in part.',
      ],
    },
    {
      heading: 'Are the numbers true?',
      blocks: [
        'A model is *calibrated* if its statements come true as often as they say. The test is simple: collect all samples of held-out wells for which the model gave between 65 and 75 %, count how many were right, and repeat for other bins. The plot of the one against the other is a reliability diagram, Figure 2.',
        {
          type: 'figure',
          caption:
            'Reliability diagram of a synthetic, overconfident model: observed share of sand against the probability that was stated, ten bins of 400 samples. The line is the law by which the outcomes were drawn.',
          alt: 'Points along an S-shaped curve that is flatter than the diagonal: where 0.05 was stated about 0.2 came true, where 0.95 was stated about 0.8.',
          height: 250,
          graphic: {
            kind: 'plot',
            x: { label: 'Stated probability of sand', min: 0, max: 1 },
            y: { label: 'Observed share of sand', min: 0, max: 1 },
            grid: true,
            legend: 'top-left',
            series: [
              {
                label: 'Perfect calibration',
                as: 'dashed',
                ink: 'grey',
                points: [
                  [0, 0],
                  [1, 1],
                ],
              },
              {
                label: 'Overconfident model',
                as: 'line',
                ink: 'lapis',
                points: curve(overconfident, range(0.01, 0.99, 60)),
              },
              { label: 'Observed', as: 'points', ink: 'rust', weight: 2.6, points: binned },
            ],
          },
        },
        'Modern networks tend to be overconfident (Guo and others, 2017), and models tested on samples from their own wells look better calibrated than they are. Both faults show as a curve flatter than the diagonal. A single parameter often cures it. *Temperature scaling* divides the scores *z*_{k} by a constant *T* before the softmax:',
        { type: 'equation', text: 'p_{k} = frac(exp (z_{k} / T); ∑_{j} exp (z_{j} / T))' },
        'with *T* chosen on held-out wells. The most probable class does not change, the probabilities become milder for *T* > 1. For the model of Figure 2, *T* = 2.2 puts the points on the diagonal.',
        'For comparison of models one number is convenient. A *proper score* is one that cannot be improved by stating anything but what one believes (Gneiting and Raftery, 2007). Accuracy is not proper. The score of Brier (1950) is:',
        {
          type: 'equation',
          text: 'B = frac(1; N) ∑_{i} ∑_{k} (p_{ik} − o_{ik})^{2}',
          where:
            '*p*_{ik} is the probability given to facies *k* at sample *i*, and *o*_{ik} is 1 for the facies that is there and 0 for the others. Less is better.',
        },
        {
          type: 'table',
          caption: 'What each summary of a facies prediction can and cannot show.',
          head: ['Summary', 'Shows', 'Blind to'],
          rows: [
            ['Accuracy', 'Rate of right classes', 'Confidence, rare classes'],
            ['Entropy', 'Where the model is in doubt', 'Whether the doubt is justified'],
            ['Reliability diagram', 'Whether probabilities come true', 'Whether they are sharp'],
            ['Brier score', 'Both, in one number', 'Where and why'],
          ],
          widths: [0.9, 1.2, 1.2],
        },
        'Table 1 sets the summaries side by side. A model that always states the regional proportion is perfectly calibrated and useless; calibration without sharpness is no merit.',
      ],
    },
    {
      heading: 'From probability to thickness',
      blocks: [
        'The expected net sand of an interval is the sum of the probabilities times the step, whether or not any sample exceeds one half. Counting the coloured samples instead is biased: where sand is a minority everywhere, at 30 % say, the count is zero and the expectation is 30 % of the interval. The spread of the sum needs more care, since errors at neighbouring depths are not independent. Treating 200 samples as independent makes the error of the total some √20 times too small if the errors are correlated over twenty samples. Whole-bed simulation, or leaving out one well at a time and looking at the errors of the totals, gives an honest figure.',
      ],
    },
    {
      heading: 'Four habits',
      blocks: [
        {
          type: 'list',
          items: [
            'Deliver probabilities with every facies log, and plot entropy in a track beside it.',
            'Test calibration on whole wells that took no part in training or tuning.',
            'Recalibrate before adding up.',
            'Where entropy is high over a thick interval, ask for core or another log, not for another network.',
          ],
        },
        'The question mark on the hand-drawn log was worth something. It need not be lost because the pencil has become a program.',
      ],
    },
  ],
  references: [
    'Breiman, L. (2001). Random forests. *Machine Learning* 45 (1), 5–32.',
    'Brier, G. W. (1950). Verification of forecasts expressed in terms of probability. *Monthly Weather Review* 78 (1), 1–3.',
    'Gneiting, T., and Raftery, A. E. (2007). Strictly proper scoring rules, prediction, and estimation. *Journal of the American Statistical Association* 102 (477), 359–378.',
    'Guo, C., Pleiss, G., Sun, Y., and Weinberger, K. Q. (2017). On calibration of modern neural networks. *Proceedings of Machine Learning Research* 70, 1321–1330.',
    'Kendall, A., and Gal, Y. (2017). What uncertainties do we need in Bayesian deep learning for computer vision? *Advances in Neural Information Processing Systems* 30, 5574–5584.',
    'Shannon, C. E. (1948). A mathematical theory of communication. *Bell System Technical Journal* 27, 379–423 and 623–656.',
    'Wellmann, J. F., and Regenauer-Lieb, K. (2012). Uncertainties have a meaning: information entropy as a quality measure for 3-D geological models. *Tectonophysics* 526–529, 207–216.',
  ],
};
