import { singleFlight } from '#shared/concurrency/single-flight.ts';
import {
  createPublicCatalogue,
  type CatalogueDependencies,
} from '../catalogue/public-catalogue.ts';
import { logger } from '../../platform/logger.ts';
import { followCatalogue, type FollowerDependencies, type ListedItem } from './follow-catalogue.ts';
import { indexedKinds, type Indexed } from './indexed-kinds.ts';
import { readPagePassages } from './page-passages.ts';
import type { Passage } from './passage.ts';
import { createPassageIndex, type PassageIndex } from './passage-index.ts';

/**
 * How long a question waits for items to be read. Members get a reply within 20 seconds (functions/chat/handler.ts);
 * the remaining items are read for the next question.
 */
const maxReadMs = 8000;

const index = createPassageIndex();
const catalogues = indexedKinds.map((indexed) => followPublished(index, indexed));
let pages: readonly Passage[] | undefined;

export interface CurrentPassages {
  index: PassageIndex;
  /** The passages of the pages. */
  pages: readonly Passage[];
}

/**
 * Returns the passages of all pages, articles, episodes and products as currently published. In a large shop without a
 * saved index, the oldest items may be missing at first.
 */
export async function currentPassages(): Promise<CurrentPassages> {
  const [pages] = await Promise.all([syncPages(), ...catalogues.map((follow) => follow())]);
  return { index, pages };
}

/**
 * Keeps an index in step with what is published.
 * @returns a function to await before every search
 */
export function followPublished(
  index: PassageIndex,
  indexed: Indexed,
  dependencies?: CatalogueDependencies & FollowerDependencies,
): () => Promise<void> {
  const { kind } = indexed;
  const follower = followCatalogue(index, indexed, dependencies);
  const readCatalogue = createPublicCatalogue<ListedItem & { publishedAt: string }, never>(
    kind,
    async (rows) => {
      await follower.compare(rows);
      return [];
    },
    {},
    dependencies,
  );
  return async () => {
    const until = performance.now() + maxReadMs;
    await readCatalogue();
    const unread = await follower.read(until);
    if (unread > 0) logger.warn('items not in the search yet', { kind, unread });
  };
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
