import type { PublicationState } from '#shared/contracts/fields.ts';
import { byRelevance, findByText } from '#shared/search/find-by-text.ts';
import { listItems, type CatalogueItem } from './catalogue-repository.ts';
import type { CatalogueKind } from './catalogue-version-repository.ts';
import { withAllVisits } from './visit-counter-repository.ts';
import { createCachedCatalogue } from './cached-catalogue.ts';
import { pageOf, type Page } from './page-of.ts';

interface ManagedQuery {
  q?: string;
  cursor?: string;
  limit?: number;
}

interface ManagedListRules<Item, Row> {
  present: (item: Item, state: PublicationState) => Row;
  /** The texts that are searched, the title first. */
  texts: (row: Row) => readonly string[];
}

const defaultLimit = 50;

/**
 * The administrators' list of a catalogue, drafts included: newest first, or the best matches of a search; paginated
 * on the server. Rows are cached in memory, so that a page of a list of 10,000 costs one small read.
 */
export function createManagedList<
  Item extends Pick<CatalogueItem, 'id' | 'publishedAt'>,
  Row extends { id: string },
>(
  kind: CatalogueKind,
  { present, texts }: ManagedListRules<Item, Row>,
): (query: ManagedQuery) => Promise<Page<Row> & { total: number }> {
  const loadItems = (state: PublicationState) => {
    const items = listItems<Item>(kind, state);
    return kind === 'products' || state === 'draft' ? items : withAllVisits(kind, items);
  };
  const loadState = async (state: PublicationState) =>
    (await loadItems(state)).map((item) => {
      const row = present(item, state);
      return { id: row.id, createdAt: item.publishedAt ?? '', row };
    });
  const readCached = createCachedCatalogue(kind, async () =>
    (await Promise.all([loadState('draft'), loadState('published')]))
      .flat()
      .sort((a, b) => compareText(b.createdAt, a.createdAt) || compareText(a.id, b.id)),
  );

  return async ({ q = '', cursor, limit = defaultLimit }) => {
    const cached = (await readCached()).rows;
    const matches = byRelevance(findByText(cached, q, ({ row }) => texts(row)));
    const { rows, nextCursor } = pageOf(matches, limit, cursor);
    return { rows: rows.map(({ row }) => row), nextCursor, total: matches.length };
  };
}

/** Compares by code unit: ISO times and ids need no locale, and a collator is slow for 10,000 rows. */
function compareText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
