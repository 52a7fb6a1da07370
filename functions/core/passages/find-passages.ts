import { followShelf } from './follow-shelf.ts';
import { articlePassages, episodePassages, productPassages } from './item-passages.ts';
import { readPagePassages } from './page-passages.ts';
import type { Findings } from './passage.ts';
import { createPassageIndex } from './passage-index.ts';
import { searchPassages } from './search-passages.ts';

const index = createPassageIndex();
const shelves = [
  followShelf(index, 'articles', articlePassages),
  followShelf(index, 'podcasts', episodePassages),
  followShelf(index, 'products', productPassages),
];
let pages: Promise<void> | undefined;

/**
 * What the site says about a question: passages of its pages, papers, episodes and products as they are published now,
 * at most 8 and at most 3 of one source, the best first. `answered` is false where nothing speaks of it.
 * @param earlier the asker's previous messages, oldest first; they count only for a follow-up ("what does it cost?")
 */
export async function findPassages(
  question: string,
  earlier: readonly string[] = [],
): Promise<Findings> {
  await Promise.all([followPages(), ...shelves.map((follow) => follow())]);
  return searchPassages(index, question, earlier);
}

/** The pages change with a deployment only: they are read once, and again after a failure. */
function followPages(): Promise<void> {
  if (pages) return pages;
  const reading = readPagePassages().then((passages) => index.replace('pages', passages));
  reading.catch(() => (pages = undefined));
  return (pages = reading);
}
