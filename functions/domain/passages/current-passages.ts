import { singleFlight } from '#shared/concurrency/single-flight.ts';
import { createPassageSync } from './sync-passage-index.ts';
import { articlePassages, episodePassages, productPassages } from './item-passages.ts';
import { readPagePassages } from './page-passages.ts';
import type { Passage } from './passage.ts';
import { createPassageIndex, type PassageIndex } from './passage-index.ts';

const index = createPassageIndex();
const catalogues = [
  createPassageSync(index, 'articles', articlePassages),
  createPassageSync(index, 'podcasts', episodePassages),
  createPassageSync(index, 'products', productPassages),
];
let pages: readonly Passage[] | undefined;

export interface CurrentPassages {
  index: PassageIndex;
  /** The passages of the pages. */
  pages: readonly Passage[];
}

/** The passages of all pages, articles, episodes and products as currently published. */
export async function currentPassages(): Promise<CurrentPassages> {
  const [pages] = await Promise.all([syncPages(), ...catalogues.map((sync) => sync())]);
  return { index, pages };
}

/** Pages change only with a deployment: they are read once, and again after a failure. */
const syncPages = singleFlight(async () => {
  if (!pages) {
    const read = await readPagePassages();
    index.replace('pages', read);
    pages = read;
  }
  return pages;
});
