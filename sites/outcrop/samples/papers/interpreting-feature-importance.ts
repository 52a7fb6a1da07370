import { houseAuthor } from '../press/house-author.ts';
import type { Paper } from '../press/paper.ts';
import { curve, randomFrom, range } from '#tools/press/sampling.ts';
import type { Point } from '../press/shape.ts';

const correlations = range(0, 1, 41);
const random = randomFrom('feature importance');

/** The greatest decrease of Gini impurity that one split of a feature achieves on labels of 0 and 1. */
function bestGain(feature: number[], labels: number[]): number {
  const order = feature
    .map((value, i) => ({ value, label: labels[i]! }))
    .sort((a, b) => a.value - b.value);
  const total = labels.reduce((sum, label) => sum + label, 0);
  const gini = (ones: number, count: number) =>
    count === 0 ? 0 : 2 * (ones / count) * (1 - ones / count);
  let ones = 0;
  let best = 0;
  order.forEach(({ value, label }, i) => {
    ones += label;
    const left = i + 1;
    const right = order.length - left;
    if (right === 0 || order[i + 1]!.value === value) return;
    const after = (left * gini(ones, left) + right * gini(total - ones, right)) / order.length;
    best = Math.max(best, gini(total, order.length) - after);
  });
  return best;
}

/** How often each kind of pure noise wins the first split, over 600 trials of 100 samples. */
const kinds = [
  { name: '2 values', draw: () => random.integer(0, 1) },
  { name: '4 values', draw: () => random.integer(0, 3) },
  { name: '10 values', draw: () => random.integer(0, 9) },
  { name: 'continuous', draw: () => random.uniform() },
];
const wins = kinds.map(() => 0);
for (let trial = 0; trial < 600; trial += 1) {
  const labels = range(1, 100, 100).map(() => random.integer(0, 1));
  const gains = kinds.map(({ draw }) => bestGain(labels.map(draw), labels));
  wins[gains.indexOf(Math.max(...gains))]! += 1;
}

/** Density and neutron of a clean formation, on a line with some scatter; then density shuffled. */
const paired = range(0, 1, 160).map((share): Point => {
  const porosity = 0.04 + 0.28 * share;
  return [porosity + random.normal(0, 0.012), 2.68 - 1.67 * porosity + random.normal(0, 0.02)];
});
const keys = paired.map(() => random.uniform());
const shuffled = paired
  .map(([, density], i) => ({ density, key: keys[i]! }))
  .sort((a, b) => a.key - b.key)
  .map(({ density }, i): Point => [paired[i]![0], density]);
const cloud = (points: Point[], ink: 'lapis' | 'rust') => ({
  kind: 'plot' as const,
  x: { label: 'Neutron porosity', min: 0, max: 0.4 },
  y: { label: 'Density (g/cm^{3})', min: 2.0, max: 2.8, reverse: true },
  series: [{ as: 'points' as const, ink, weight: 1.5, points }],
});

export const paper: Paper = {
  id: 'art-interpreting-feature-importance',
  slug: 'interpreting-feature-importance',
  title: 'What Feature Importance Does and Does Not Say',
  shortDescription:
    'Impurity, permutation, refitting and Shapley values answer different questions. Correlated logs make the answers diverge, and none is about cause.',
  longDescription: `A bar chart of feature importance has become the usual last figure of a paper that applies machine learning to geoscience. It is read as if it said which measurement controls the rock.

This paper explains the four common measures and the question that each answers. With a model of two correlated features, simple enough for its importances to be written down, it shows how three sound measures give three different bars from the same data.

It demonstrates the bias of impurity towards features with many values, and the impossible rocks that permutation creates when logs are correlated. It ends with a form of words for reporting importance that promises no more than it can keep.`,
  category: 'GeoAI',
  priceMinor: 1100,
  author: houseAuthor,
  publishedAt: '2026-03-10T09:00:00.000Z',
  keywords: ['feature importance', 'permutation', 'Shapley value', 'correlated predictors'],
  abstract:
    'Feature importance is not one quantity. Impurity importance describes how a forest was grown, permutation importance how much a finished model relies on a feature, refitting how much information is lost without it, and Shapley values divide a total among the features. For independent features the four agree in rank. For correlated ones, such as porosity logs, they do not. We derive the values for a linear model of two features, show the bias of impurity on noise, and show that permutation evaluates models where no data exist. None of the measures speaks of causes.',
  sections: [
    {
      heading: 'Four questions',
      blocks: [
        'Breiman (2001) proposed two measures with the random forest, and others have followed. Table 1 puts the question of each in words. They are often used as if they were interchangeable.',
        {
          type: 'table',
          caption: 'Four families of importance and what each of them asks.',
          head: ['Measure', 'Question', 'Computed on'],
          rows: [
            ['Impurity', 'How much did splits on it tidy the training data?', 'Training data'],
            [
              'Permutation',
              'How much worse is this model if its values are shuffled?',
              'Test data',
            ],
            ['Drop and refit', 'How much worse is the best model without it?', 'Test data'],
            ['Shapley', 'What is its fair share of the prediction?', 'Either'],
          ],
          widths: [0.75, 1.8, 0.7],
        },
        'Permutation importance belongs to a model and not to the world; Fisher and others (2019) call it model reliance, and show that among models that predict equally well it may vary from nothing to a great deal. Shapley values come from game theory and were made popular by Lundberg and Lee (2017). They add up to the prediction, which the others do not.',
      ],
    },
    {
      heading: 'Two features, three answers',
      blocks: [
        'Let the target be the sum of two features with unit variance and correlation *ρ*, plus noise. Both matter equally by construction. The linear model that fits best has both coefficients 1.',
        { type: 'equation', text: 'y = x_{1} + x_{2} + ε' },
        'Shuffling *x*_{1} replaces it by an independent copy. The squared error grows by the mean square of the difference of the two, which is 2 whatever the correlation. Dropping *x*_{1} and fitting again lets *x*_{2} stand in for it; only the part that *x*_{2} cannot predict is lost. The Shapley value of explained variance halves the total, because the features are alike.',
        { type: 'equation', text: 'I_{perm} = 2,  I_{drop} = 1 − ρ^{2},  I_{Shapley} = 1 + ρ' },
        'Figure 1 draws the three. At *ρ* = 0.9, not unusual between density and neutron porosity in clean rock, permutation says 2.0, Shapley 1.9, and refitting 0.19. Each is right. The model leans heavily on *x*_{1}; the explained variance is owed to both; and *x*_{1} can be done without at little loss. Whoever asks “which log may we leave out of the next well?” needs the lowest curve, and finds the other two in the report.',
        {
          type: 'figure',
          caption:
            'Importance of one of two equal features against their correlation, for the linear model in the text. Units are those of the variance of the target.',
          alt: 'Three curves from a correlation of zero to one. Permutation is constant at two. Shapley rises in a straight line from one to two. Drop and refit falls from one to zero along a parabola.',
          height: 225,
          graphic: {
            kind: 'plot',
            x: { label: 'Correlation *ρ* of the two features', min: 0, max: 1 },
            y: { label: 'Importance of *x*_{1}', min: 0, max: 2.5 },
            grid: true,
            legend: 'below',
            series: [
              {
                label: 'Permutation',
                as: 'line',
                ink: 'rust',
                points: curve(() => 2, correlations),
              },
              {
                label: 'Shapley share',
                as: 'line',
                ink: 'ochre',
                points: curve((r) => 1 + r, correlations),
              },
              {
                label: 'Drop and refit',
                as: 'line',
                ink: 'lapis',
                points: curve((r) => 1 - r * r, correlations),
              },
            ],
          },
        },
        'A forest adds a twist. Of two nearly identical features each tree takes now the one, now the other, so that the reliance on each is diluted. Add three more porosity logs to a data set and porosity appears to lose its importance, since it has been divided among five bars.',
      ],
    },
    {
      heading: 'Impurity prefers fine scales',
      blocks: [
        'Impurity importance has a fault of its own. A feature with many distinct values offers many places to split, and among many splits one looks good by chance. Strobl and others (2007) demonstrated this for forests. Figure 2 repeats the essence: four features, all noise, compete for the first split of a tree whose labels are noise too. A fair contest would give each a quarter. The continuous one wins far more often than the binary one.',
        {
          type: 'figure',
          caption:
            'Share of 600 synthetic trials in which a noise feature gave the best first split (Gini impurity, 100 samples, two classes). An unbiased measure would give each a quarter.',
          alt: 'Bar chart with four bars that rise from a few per cent for a feature of two values to more than half for a continuous feature.',
          height: 200,
          graphic: {
            kind: 'bars',
            categories: kinds.map(({ name }) => name),
            categoryLabel: 'Noise feature',
            value: { label: 'Share of first splits (%)', min: 0, max: 70 },
            series: [{ ink: 'lapis', values: wins.map((count) => (count / 600) * 100) }],
          },
        },
        'In practice the binary feature is a facies flag or a formation code, the continuous one a log. The measure is computed on training data, so that it also rewards overfitting: a column of random numbers gets a bar, sometimes a long one. It should be retired from reports. Adding such a random column on purpose is a cheap check for any of the measures; whatever ranks below it has not been shown to matter.',
      ],
    },
    {
      heading: 'Rocks that do not exist',
      blocks: [
        'Shuffling a feature breaks its ties with the others. For independent features that is the purpose. For correlated logs it makes samples that no rock could give: Figure 3 shows densities of tight rock joined to neutron porosities of 30 %. The model is then judged by its extrapolation into empty space, which is arbitrary. Hooker and others (2021) name this as the reason why permutation can exaggerate the importance of correlated features, and advise against it for that use. Strobl and others (2008) shuffle within groups of similar samples instead, which asks for the importance of a feature *given* the others.',
        {
          type: 'figure',
          caption:
            'Synthetic example of two porosity logs, (a) as measured, (b) after the density has been shuffled. The model is tested on the right-hand cloud.',
          alt: 'Two scatter plots of density against neutron porosity. On the left the points follow a narrow band; on the right they fill the whole rectangle.',
          height: 205,
          graphic: {
            kind: 'panels',
            panels: [
              { title: 'As measured', graphic: cloud(paired, 'lapis') },
              { title: 'Density shuffled', graphic: cloud(shuffled, 'rust') },
            ],
          },
        },
        'A simple way out is to permute groups. All porosity logs are shuffled together, in the same order, and receive one bar. The groups are chosen by a geologist before the model is run, which is a better use of knowledge than explaining the bars afterwards.',
      ],
    },
    {
      heading: 'Not causes',
      blocks: [
        'No measure of importance knows which way an arrow points. Depth may be the most important predictor of temperature, and so may the year of drilling, if wells were drilled deeper with time. A model can lean on a proxy with perfect success while the proxy controls nothing. Statements such as “clay content controls permeability” need an argument from physics or an experiment; a bar chart may suggest where to look.',
        {
          type: 'list',
          items: [
            'Name the measure, the data on which it was computed, and the score of the model. Importance in a poor model is the importance of nothing.',
            'Show the correlation matrix beside it, or group what is correlated.',
            'Compute it in every spatial fold and show the spread.',
            'Write “the model relies on”, not “is controlled by”.',
          ],
        },
      ],
    },
  ],
  references: [
    'Breiman, L. (2001). Random forests. *Machine Learning* 45 (1), 5–32.',
    'Fisher, A., Rudin, C., and Dominici, F. (2019). All models are wrong, but many are useful: learning a variable’s importance by studying an entire class of prediction models simultaneously. *Journal of Machine Learning Research* 20 (177), 1–81.',
    'Hooker, G., Mentch, L., and Zhou, S. (2021). Unrestricted permutation forces extrapolation: variable importance requires at least one more model, or there is no free variable importance. *Statistics and Computing* 31, 82.',
    'Lundberg, S. M., and Lee, S.-I. (2017). A unified approach to interpreting model predictions. *Advances in Neural Information Processing Systems* 30, 4765–4774.',
    'Strobl, C., Boulesteix, A.-L., Kneib, T., Augustin, T., and Zeileis, A. (2008). Conditional variable importance for random forests. *BMC Bioinformatics* 9, 307.',
    'Strobl, C., Boulesteix, A.-L., Zeileis, A., and Hothorn, T. (2007). Bias in random forest variable importance measures: illustrations, sources and a solution. *BMC Bioinformatics* 8, 25.',
  ],
};
