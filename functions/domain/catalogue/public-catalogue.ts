import { nowIso } from '../../platform/clock.ts';
import type { CatalogueKind } from '../items/catalogue-kind.ts';
import { createCachedCatalogue, type CachedCatalogue } from './cached-catalogue.ts';
import type { CatalogueItem } from './catalogue-repository.ts';
import { catalogueState } from './catalogue-version-repository.ts';
import type { ListedRow } from './lists/listed-row.ts';
import { readList } from './lists/read-list.ts';
import { isPublished } from './publication.ts';

type PublicRow = Pick<CatalogueItem, 'id' | 'publishedAt'>;

/** The rows that visitors see at a time. */
interface Published {
  of: readonly ListedRow[];
  rows: ListedRow[];
  /** When the next one appears, in ISO 8601. */
  nextAt?: string;
}

const dependencies = { catalogueState, readList };

export type CatalogueDependencies = typeof dependencies;

/**
 * Creates the list behind everything public: the items that visitors see, newest first, cached in memory. A scheduled
 * item appears at its time.
 * @param present makes the rows that the list keeps; called only when rows have changed
 * @param options.isCounted whether the rows need the visits of their items
 */
export function createPublicCatalogue<Row extends PublicRow, Shown>(
  kind: CatalogueKind,
  present: (rows: Row[]) => Shown[] | Promise<Shown[]>,
  { isCounted = false }: { isCounted?: boolean } = {},
  { catalogueState, readList }: CatalogueDependencies = dependencies,
): () => Promise<CachedCatalogue<Shown>> {
  let published: Published | undefined;
  let shown: { of: Published; rows: Shown[] } | undefined;
  const load = async (version: number) => {
    const list = await readList(kind, version, { shelves: ['published'], isCounted });
    if (published?.of !== list.rows || (published.nextAt ?? '~') <= nowIso()) {
      published = publishedOf(list.rows);
    }
    const current = published;
    if (shown?.of !== current) {
      shown = { of: current, rows: await present(current.rows as unknown[] as Row[]) };
    }
    return { rows: shown.rows, nextAt: current.nextAt, state: list.state };
  };
  return createCachedCatalogue(kind, load, { catalogueState });
}

function publishedOf(newestFirst: readonly ListedRow[]): Published {
  const at = nowIso();
  const rows = newestFirst.filter(({ shelf }) => shelf === 'published');
  const isOut = (row: ListedRow) => isPublished(row, at);
  const next = rows.findLast((row) => !isOut(row));
  return { of: newestFirst, rows: rows.filter(isOut), nextAt: next?.publishedAt };
}
