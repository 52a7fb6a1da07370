import { followShelf } from './follow-shelf.ts';
import { articlePassages, episodePassages, productPassages } from './item-passages.ts';
import { readPagePassages } from './page-passages.ts';
import type { Passage } from './passage.ts';
import { createPassageIndex, type PassageIndex } from './passage-index.ts';

const index = createPassageIndex();
const shelves = [
  followShelf(index, 'articles', articlePassages),
  followShelf(index, 'podcasts', episodePassages),
  followShelf(index, 'products', productPassages),
];
let pages: Promise<readonly Passage[]> | undefined;

export interface Followed {
  index: PassageIndex;
  /** Those of the pages. */
  pages: readonly Passage[];
}

/** The passages of the pages, papers, episodes and products as they are published now. */
export async function followIndex(): Promise<Followed> {
  const [pages] = await Promise.all([followPages(), ...shelves.map((follow) => follow())]);
  return { index, pages };
}

/** The pages change with a deployment only: they are read once, and again after a failure. */
function followPages(): Promise<readonly Passage[]> {
  if (pages) return pages;
  const reading = readPagePassages().then((passages) => {
    index.replace('pages', passages);
    return passages;
  });
  reading.catch(() => (pages = undefined));
  return (pages = reading);
}
