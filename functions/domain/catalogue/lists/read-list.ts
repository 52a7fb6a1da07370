import type { CatalogueKind } from '../../items/catalogue-kind.ts';
import type { CatalogueState } from '../catalogue-version-repository.ts';
import { listLabelledItems } from '../label-repository.ts';
import { isVisited, withAllVisits } from '../../visits/visit-counter-repository.ts';
import { largeFrom, largeListOf } from './large-list.ts';
import { newestFirst, type ListedRow } from './listed-row.ts';

type Shelf = ListedRow['shelf'];

/** Which rows a list needs, and with what. */
export interface ListOptions {
  shelves: readonly Shelf[];
  /** Whether the rows need the visits of their items. */
  isCounted: boolean;
}

export interface ReadList {
  /** At least the rows of the wanted shelves, newest first; the same array as long as a large list has not changed. */
  rows: readonly ListedRow[];
  /** The state of the rows, if it is known to be later than the requested one. */
  state?: CatalogueState;
}

/** Reads the list of a catalogue with all changes up to a version, as far as the indexes contain them. */
export async function readList(
  kind: CatalogueKind,
  version: number,
  options: ListOptions,
): Promise<ReadList> {
  const large = largeListOf(kind);
  if (!(await large.isLarge())) {
    const rows = await readOnce(kind, version, options);
    if (rows.length < largeFrom) return { rows };
  }
  const { rows, state } = await large.read(version);
  return { rows: options.isCounted ? await large.addVisits(rows) : rows, state };
}

const reads = new Map<string, Promise<ListedRow[]>>();

/** Reads the list of a small catalogue. Callers in one function that have seen the same version share one read. */
function readOnce(
  kind: CatalogueKind,
  version: number,
  options: ListOptions,
): Promise<ListedRow[]> {
  const name = JSON.stringify([kind, version, options]);
  const read = reads.get(name) ?? readShelves(kind, options);
  reads.set(name, read);
  void read.catch(() => undefined).then(() => reads.delete(name));
  return read;
}

async function readShelves(
  kind: CatalogueKind,
  { shelves, isCounted }: ListOptions,
): Promise<ListedRow[]> {
  const read = await Promise.all(
    shelves.map(async (shelf) => {
      const rows = listLabelledItems<ListedRow>(kind, shelf);
      const hasVisits = isCounted && isVisited(kind) && shelf !== 'draft';
      return (await (hasVisits ? withAllVisits(kind, rows) : rows)).map((row) => ({
        ...row,
        shelf,
      }));
    }),
  );
  return shelves.length > 1 ? newestFirst(read.flat()) : read.flat();
}
