import type { ItemColumn, PublicationState } from '#shared/contracts/fields.ts';
import { nowIso } from '../../platform/clock.ts';
import { byRelevance, findByText } from '#shared/search/find-by-text.ts';
import { hasTag } from '#shared/tags/tidy-tags.ts';
import type { CatalogueItem } from './catalogue-repository.ts';
import type { CatalogueKind } from '../items/catalogue-kind.ts';
import { catalogueState } from './catalogue-version-repository.ts';
import { createRowMap } from './lists/map-rows.ts';
import { readList } from './lists/read-list.ts';
import type { ListedRow } from './lists/listed-row.ts';
import { createCachedCatalogue } from './cached-catalogue.ts';
import { pageOf, type Page } from './page-of.ts';
import type { Publication } from './publication.ts';
import { createItemSorter, type Entry, type SortedRow } from './sort-items.ts';
import { createTagReader } from './tags-in-use.ts';

interface ManagedQuery {
  q?: string;
  state?: PublicationState;
  tag?: string;
  sort?: ItemColumn | `-${ItemColumn}`;
  cursor?: string;
  limit?: number;
}

interface ManagedListRules<Item, Row> {
  present: (item: Item & Publication) => Row;
  /** The texts that are searched, the title first. */
  texts: (row: Row) => readonly string[];
}

const defaultLimit = 50;
const shelves = ['draft', 'published', 'unpublished'] as const;

const dependencies = { catalogueState, readList };

/**
 * Creates the administrators' list of a catalogue, with items in every state: newest first, or the best matches of a
 * search, or sorted by a column; filtered and paginated on the server. Rows are cached in memory: a page of a list of
 * any length costs one small read.
 */
export function createManagedList<
  Item extends Pick<CatalogueItem, 'id' | 'publishedAt'>,
  Row extends SortedRow & { tags?: string[] },
>(
  kind: CatalogueKind,
  { present, texts }: ManagedListRules<Item, Row>,
  { catalogueState, readList } = dependencies,
): (query: ManagedQuery) => Promise<Page<Row> & { total: number; tags?: string[] }> {
  const toEntry = (item: Item & ListedRow): Entry<Row> => {
    const row = present(item);
    return { id: row.id, createdAt: item.publishedAt, row };
  };
  // Only the row of a scheduled item changes while the item stays the same.
  const entries = createRowMap(toEntry, ({ publishedAt }) => publishedAt <= nowIso());
  let last:
    | { of: readonly ListedRow[]; rows: Entry<Row>[]; nextAt: string | undefined }
    | undefined;
  const load = async (version: number) => {
    const { rows: listed, state } = await readList(kind, version, { shelves, isCounted: true });
    const at = nowIso();
    if (last?.of !== listed || (last.nextAt ?? '~') <= at) {
      const rows = entries(listed as readonly (Item & ListedRow)[]);
      last = { of: listed, rows, nextAt: nextAfter(rows, at) };
    }
    return { rows: last.rows, nextAt: last.nextAt, state };
  };
  const readCached = createCachedCatalogue(kind, load, { catalogueState });

  const sorted = createItemSorter<Row>();
  const tagsOf = createTagReader();

  return async ({ q = '', state, tag, sort, cursor, limit = defaultLimit }) => {
    const { rows: cached, onHome } = await readCached();
    const all = sort ? sorted(cached, sort) : cached;
    const shown =
      state || tag
        ? all.filter(({ row }) => (!state || row.state === state) && hasTag(row.tags, tag))
        : all;
    const found = findByText(shown, q, ({ row }) => texts(row));
    const matches = sort ? found.map(({ row }) => row) : byRelevance(found);
    const { rows, nextCursor } = pageOf(matches, limit, cursor);
    const marked = rows.map(({ id, row }) =>
      onHome.includes(id) ? { ...row, onHome: true } : row,
    );
    return { rows: marked, nextCursor, total: matches.length, tags: tagsOf(cached) };
  };
}

/** Returns when the next scheduled item is published, in ISO 8601. */
function nextAfter(rows: readonly Entry<unknown>[], at: string): string | undefined {
  return rows.findLast(({ createdAt }) => createdAt > at)?.createdAt;
}
