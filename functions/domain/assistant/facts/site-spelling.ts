import type { Passage } from '../../passages/passage.ts';
import { factsOf } from './all-facts.ts';
import type { PreparedFact } from './match-facts.ts';
import type { Shelves } from './shelves.ts';
import { createSpelling, type Spelling } from './spelling.ts';

type Known = { pages: readonly Passage[]; spelling: Spelling };
const known = new WeakMap<readonly PreparedFact[], Known>();

/** Returns the spelling of all words in the facts, the pages and the catalogue; made again when they change. */
export function spellingOf(pages: readonly Passage[], shelves: Shelves): Spelling {
  const facts = factsOf(shelves);
  const before = known.get(facts);
  if (before?.pages === pages) return before.spelling;
  const items = [...shelves.article, ...shelves.podcast, ...shelves.product];
  const spelling = createSpelling([
    ...facts.map(({ text }) => text),
    ...pages.map(({ text, heading = '' }) => `${heading} ${text}`),
    ...items.map(({ title, shortDescription = '' }) => `${title} ${shortDescription}`),
  ]);
  known.set(facts, { pages, spelling });
  return spelling;
}
