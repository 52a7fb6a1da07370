import { nowIso } from '../../platform/clock.ts';
import { createCachedCatalogue, type CachedCatalogue } from './cached-catalogue.ts';
import { listItems, type CatalogueItem } from './catalogue-repository.ts';
import type { CatalogueKind } from './catalogue-version-repository.ts';
import { isPublished } from './publication.ts';

type PublicRow = Pick<CatalogueItem, 'id' | 'publishedAt'>;

/**
 * What visitors see of a catalogue, newest first, cached in memory: the one list behind everything public. A scheduled
 * item is in it from its minute on.
 * @param present makes the rows that are kept
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

/** The list of a catalogue. Callers of one function who have seen the same version of it share one reading. */
function listOnce<Row extends PublicRow>(kind: CatalogueKind, version: number): Promise<Row[]> {
  const name = `${kind}#${version}`;
  const list = lists.get(name) ?? listItems<Row>(kind, 'published');
  lists.set(name, list);
  void list.catch(() => undefined).then(() => lists.delete(name));
  return list as Promise<Row[]>;
}

/** Those that visitors see now, and when the next one appears. */
function splitRows<Row extends PublicRow>(
  newestFirst: Row[],
): { published: Row[]; nextAt?: string } {
  const at = nowIso();
  const isOut = ({ publishedAt }: Row) => isPublished({ shelf: 'published', publishedAt }, at);
  const next = newestFirst.findLast((row) => !isOut(row));
  return { published: newestFirst.filter(isOut), nextAt: next?.publishedAt };
}
