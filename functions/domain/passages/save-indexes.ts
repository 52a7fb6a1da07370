import { capabilities } from '#shared/site-config/capabilities.ts';
import { now, nowIso } from '../../platform/clock.ts';
import { logger } from '../../platform/logger.ts';
import { withCurrentNames, type Authored } from '../authors/current-names.ts';
import { listItems, type CatalogueItem } from '../catalogue/catalogue-repository.ts';
import { catalogueState } from '../catalogue/catalogue-version-repository.ts';
import { largeListOf } from '../catalogue/lists/large-list.ts';
import { isPublished, type Publication } from '../catalogue/publication.ts';
import { followCatalogue, savedFrom, type ListedItem } from './follow-catalogue.ts';
import { indexedKinds, type Indexed, type IndexedKind } from './indexed-kinds.ts';
import { createPassageIndex } from './passage-index.ts';
import { saveIndex } from './saved-index-repository.ts';

/** An index is saved after this many changes; the assistant reads fewer itself, in less than a second. */
const savedAfter = 100;

/** The version of each catalogue that this process has handled. */
const done = new Map<IndexedKind, number>();

/**
 * Saves the indexes of large catalogues that have changed, for the assistant's cold start. At the deadline, everything
 * read so far is saved, and the next run continues from there.
 * @param deadline epoch milliseconds
 */
export async function saveIndexes(deadline: number): Promise<{ done: number; failed: number }> {
  const until = performance.now() + deadline - now().getTime();
  const ended = { done: 0, failed: 0 };
  if (!capabilities.chat) return ended;
  for (const indexed of indexedKinds) {
    try {
      if (await saveChanged(indexed, until)) ended.done++;
    } catch (error) {
      logger.error('index not saved', { kind: indexed.kind, error });
      ended.failed++;
    }
  }
  return ended;
}

/**
 * Saves one index if its catalogue has changed.
 * @returns whether it was saved
 */
async function saveChanged(indexed: Indexed, until: number): Promise<boolean> {
  const { kind } = indexed;
  const { version } = await catalogueState(kind);
  if (done.get(kind) === version) return false;
  const listed = await readPublished(kind, version);
  const at = nowIso();
  const rows = listed.filter((row) => isPublished(row, at));
  const isSaved = rows.length > savedFrom && (await saveRows(indexed, rows, until));
  if (isSaved !== 'in part') done.set(kind, version);
  return isSaved !== false;
}

/** Reads what may be in an index; for a small catalogue without its labels, which no passage depends on. */
async function readPublished(
  kind: IndexedKind,
  version: number,
): Promise<(ListedItem & Authored & Publication)[]> {
  const large = largeListOf(kind);
  if (await large.isLarge()) return [...(await large.read(version)).rows];
  return withCurrentNames(await listItems<CatalogueItem & Authored>(kind, 'published'));
}

async function saveRows(
  indexed: Indexed,
  rows: readonly ListedItem[],
  until: number,
): Promise<'in part' | boolean> {
  const index = createPassageIndex({ keepsTexts: false });
  const follower = followCatalogue(index, indexed);
  const changed = await follower.compare(rows);
  if (changed < savedAfter) return false;
  const unread = await follower.read(until);
  await saveIndex(indexed.kind, index.segment());
  logger.info('index saved', { kind: indexed.kind, passages: index.size(), changed, unread });
  return unread === 0 || 'in part';
}
