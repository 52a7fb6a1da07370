import type { FactPage } from '#shared/assistant/fact.ts';
import { pages as shopPages } from '#shared/assistant/pages.ts';
import { episodePath } from '#shared/constants/episode-path.ts';
import { productPath } from '#shared/constants/product-path.ts';

const lesson = (slug: string, title: string): FactPage => ({
  url: `/articles/lesson-${slug}`,
  title,
});
const session = (slug: string, title: string): FactPage => ({
  url: episodePath(`session-${slug}`),
  title,
});
const product = (slug: string, title: string): FactPage => ({
  url: productPath(`product-${slug}`),
  title,
});

/** The pages and items that facts refer to. For items that are not on sale, their page is named instead. */
export const pages = {
  ...shopPages,
  about: { url: '/about', title: 'About the school' },
  beat: lesson('where-the-beat-leans', 'Where the Beat Leans'),
  bars: lesson('twelve-bars', 'Twelve Bars'),
  moves: lesson('two-notes-move', 'Two Notes Move'),
  room: lesson('leave-room', 'Leave Room'),
  hear: lesson('hear-before-you-name', 'Hear before You Name'),
  forty: lesson('forty-minutes', 'Forty Minutes'),
  twoAndFour: session('two-and-four', 'Two and Four'),
  bluesInF: session('blues-in-f', 'Blues in F'),
  cycle: session('round-the-cycle', 'Round the Cycle'),
  third: session('hear-the-third-move', 'Hear the Third Move'),
  twelveBars: product('twelve-bars-in-f', 'Twelve Bars in F'),
  cadences: product('cadences-in-twelve-keys', 'Cadences in Twelve Keys'),
  etude: product('guide-tone-etude', 'Guide-Tone Étude'),
} satisfies Record<string, FactPage>;
