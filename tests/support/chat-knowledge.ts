import type { Article } from '#functions/domain/articles/article.ts';
import type { Episode } from '#functions/domain/podcasts/episode.ts';
import { sampleArticles } from './sample-articles.ts';
import { samplePodcasts } from './sample-podcasts.ts';
import type { TestStack } from './start-test-stack.ts';

/** A question that the sample paper on porosity answers. */
export const answerable = 'How do I get porosity from a density log?';

/** A fact that only the transcript of the sold episode contains. */
export const soldWords = 'The zeolite tuff of Ravenscar swells fourfold when a drill wets it.';

export const knownArticles: readonly Article[] = [
  {
    ...sampleArticles.paid,
    title: 'Porosity from the Density Log',
    shortDescription: 'How bulk density becomes porosity, and what gas does to the result.',
    longDescription:
      'Density porosity needs two numbers that no log records: the density of the grains and that of the fluid. A matrix density of 2.65 g/cm3 stands for quartz sand. Gas makes the log read too light, so that the porosity comes out too high.',
  },
  {
    ...sampleArticles.free,
    title: 'Reading a Water Table Map',
    shortDescription: 'What the contours of a water table say about where the water goes.',
    longDescription:
      'Groundwater flows at right angles to the contours of the water table, from high to low. Closely spaced contours mean a steep gradient or a tight rock.',
  },
];

export const knownEpisodes: readonly Episode[] = [
  {
    ...samplePodcasts.paid,
    title: 'A Cliff That Swells',
    shortDescription: 'An afternoon below a cliff in Yorkshire.',
    longDescription: 'Two geologists walk along a beach and disagree.',
    transcript: `WEBVTT\n\n00:00.000 --> 00:04.000\n${soldWords}\n`,
  },
  {
    ...samplePodcasts.free,
    title: 'The Spring Line',
    shortDescription: 'Why springs stand in a row along a hillside.',
    longDescription: 'Chalk lets the rain through and clay does not.',
    transcript:
      'WEBVTT\n\n00:00.000 --> 00:04.000\nA spring line marks the place where permeable chalk rests on clay.\n',
  },
];

export async function seedKnowledge(stack: TestStack): Promise<void> {
  await stack.seedArticles(knownArticles);
  await stack.seedPodcasts(knownEpisodes);
}
