import { hasTable } from '#shared/site-config/stored-tables.ts';
import { now } from '#functions/platform/clock.ts';
import { logger } from '#functions/platform/logger.ts';
import { hasAtLeast } from '../catalogue-repository.ts';
import type { CatalogueKind } from '../../items/catalogue-kind.ts';
import { catalogueState } from '../catalogue-version-repository.ts';
import { itemNouns } from '../../items/item-nouns.ts';
import { isVisited, readVisits } from '../../visits/visit-counter-repository.ts';
import { largeFrom, largeListOf } from './large-list.ts';
import { readSavedNote, writeSavedNote, type SavedNote } from './saved-note-repository.ts';

/** A list is saved again after this many changes; a new function instance reads that many quickly. */
const savedAfter = 100;
/** A list is also saved again after this time, to update its visit counts. */
const savedForMs = 60 * 60_000;

const kinds = Object.keys(itemNouns) as CatalogueKind[];

/** The version at which a catalogue was found to be small. */
const small = new Map<CatalogueKind, number>();

/**
 * Saves the lists of large catalogues, so that functions need not read them from DynamoDB when they start. A saved list
 * is only a cache of any age: a reader brings it up to date or ignores it.
 */
export async function saveLists(): Promise<{ done: number; failed: number }> {
  const ended = { done: 0, failed: 0 };
  for (const kind of kinds.filter((kind) => hasTable(kind))) {
    try {
      if (await saveIfDue(kind)) ended.done++;
    } catch (error) {
      logger.error('list not saved', { kind, error });
      ended.failed++;
    }
  }
  return ended;
}

async function saveIfDue(kind: CatalogueKind): Promise<boolean> {
  const { version } = await catalogueState(kind);
  if (small.get(kind) === version) return false;
  const note = await readSavedNote(kind);
  if (note ? !isDue(note, version) : !(await isLarge(kind, version))) return false;
  const list = await largeListOf(kind).read(version);
  if (!list.position) return false;
  const countedAt = now().getTime();
  const visits = isVisited(kind) ? await readVisits(kind) : new Map<string, number>();
  // Imported here, because small shops never need it.
  const { saveList } = await import('./saved-list-repository.ts');
  await saveList(kind, { position: list.position, rows: list.rows, visits, countedAt });
  await writeSavedNote(kind, { version: list.state.version, savedAt: countedAt });
  logger.info('list saved', { kind, rows: list.rows.length, version: list.state.version });
  return true;
}

function isDue(note: SavedNote, version: number): boolean {
  return (
    Math.abs(version - note.version) >= savedAfter || now().getTime() >= note.savedAt + savedForMs
  );
}

/** Whether a catalogue that has not been saved yet is large. */
async function isLarge(kind: CatalogueKind, version: number): Promise<boolean> {
  if (await hasAtLeast(kind, 'published', largeFrom)) return true;
  small.set(kind, version);
  return false;
}
