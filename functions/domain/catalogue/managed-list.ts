import type { ItemColumn, PublicationState } from '#shared/contracts/fields.ts';
import { nowIso } from '../../platform/clock.ts';
import { byRelevance, findByText } from '#shared/search/find-by-text.ts';
import { hasTag } from '#shared/tags/tidy-tags.ts';
import type { CatalogueItem } from './catalogue-repository.ts';
import type { CatalogueKind } from './catalogue-version-repository.ts';
import { listLabelledItems } from './label-repository.ts';
import { withAllVisits } from './visit-counter-repository.ts';
import { createCachedCatalogue } from './cached-catalogue.ts';
import { pageOf, type Page } from './page-of.ts';
import type { Publication } from './publication.ts';
import { createItemSorter, type SortedRow } from './sort-items.ts';
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

/**
 * Creates the administrators' list of a catalogue, with items in every state: newest first, or the best matches of a
 * search, or sorted by a column; filtered and paginated on the server. Rows are cached in memory: a page of a list of
 * 10,000 costs one small read.
 */
export function createManagedList<
  Item extends Pick<CatalogueItem, 'id' | 'publishedAt'>,
  Row extends SortedRow & { tags?: string[] },
>(
  kind: CatalogueKind,
  { present, texts }: ManagedListRules<Item, Row>,
): (query: ManagedQuery) => Promise<Page<Row> & { total: number; tags?: string[] }> {
  const loadShelf = async (shelf: (typeof shelves)[number]) => {
    const items = listLabelledItems<Item>(kind, shelf);
    const isVisited = kind === 'articles' || kind === 'podcasts';
    const counted = isVisited && shelf !== 'draft' ? withAllVisits(kind, items) : items;
    return (await counted).map((item) => {
      const row = present({ ...item, shelf });
      return { id: row.id, createdAt: item.publishedAt ?? '', row };
    });
  };
  const readCached = createCachedCatalogue(kind, async () => {
    const at = nowIso();
    const rows = (await Promise.all(shelves.map(loadShelf)))
      .flat()
      .sort((a, b) => compareText(b.createdAt, a.createdAt) || compareText(a.id, b.id));
    return { rows, nextAt: rows.findLast(({ createdAt }) => createdAt > at)?.createdAt };
  });

  const sorted = createItemSorter<Row>();
  const tagsOf = createTagReader();

  return async ({ q = '', state, tag, sort, cursor, limit = defaultLimit }) => {
    const { rows: cached, onHome } = await readCached();
    const all = sort ? sorted(cached, sort) : cached;
    const shown = all.filter(({ row }) => (!state || row.state === state) && hasTag(row.tags, tag));
    const found = findByText(shown, q, ({ row }) => texts(row));
    const matches = sort ? found.map(({ row }) => row) : byRelevance(found);
    const { rows, nextCursor } = pageOf(matches, limit, cursor);
    const marked = rows.map(({ id, row }) =>
      onHome.includes(id) ? { ...row, onHome: true } : row,
    );
    return { rows: marked, nextCursor, total: matches.length, tags: tagsOf(cached) };
  };
}

/** Compares by code unit: ISO times and ids need no locale, and a collator is slow for 10,000 rows. */
function compareText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
