import { nowIso } from '../../platform/clock.ts';
import { createCachedCatalogue, type CachedCatalogue } from './cached-catalogue.ts';
import type { CatalogueItem } from './catalogue-repository.ts';
import type { CatalogueKind } from './catalogue-version-repository.ts';
import { listLabelledItems } from './label-repository.ts';
import { isPublished } from './publication.ts';

type PublicRow = Pick<CatalogueItem, 'id' | 'publishedAt'>;

/**
 * Creates the list behind everything public: the items that visitors see, newest first, cached in memory. A scheduled
 * item appears at its time.
 * @param present makes the rows that the list keeps
 */
export function createPublicCatalogue<Row extends PublicRow, Shown>(
  kind: CatalogueKind,
  present: (rows: Row[]) => Shown[] | Promise<Shown[]>,
): () => Promise<CachedCatalogue<Shown>> {
  return createCachedCatalogue(kind, async (version) => {
    const listed = await listOnce<Row>(kind, version);
    const { published, nextAt } = splitRows(listed);
    return { rows: await present(published), nextAt };
  });
}

const lists = new Map<string, Promise<PublicRow[]>>();

/** Reads the list of a catalogue. Callers in one function that have seen the same version share one read. */
function listOnce<Row extends PublicRow>(kind: CatalogueKind, version: number): Promise<Row[]> {
  const name = `${kind}#${version}`;
  const list = lists.get(name) ?? listLabelledItems<Row>(kind, 'published');
  lists.set(name, list);
  void list.catch(() => undefined).then(() => lists.delete(name));
  return list as Promise<Row[]>;
}

/** Returns the rows that visitors see now, and when the next one appears. */
function splitRows<Row extends PublicRow>(
  newestFirst: Row[],
): { published: Row[]; nextAt?: string } {
  const at = nowIso();
  const isOut = ({ publishedAt }: Row) => isPublished({ shelf: 'published', publishedAt }, at);
  const next = newestFirst.findLast((row) => !isOut(row));
  return { published: newestFirst.filter(isOut), nextAt: next?.publishedAt };
}
