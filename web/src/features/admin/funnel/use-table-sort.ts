import { useAhead } from '#web/src/lib/use-ahead.ts';
import { useSearchParams } from '#web/src/lib/use-search-params.ts';
import type { ReportSort } from '../parts/report-table.tsx';
import type { FigureColumn } from './funnel-columns.ts';

/** The first column, with the names of the rows. */
const byName = 'name';

interface Order {
  by: string;
  ascending: boolean;
}

/**
 * Sorts a table by a column, which is stored in the URL: `views`, or `views-up` for ascending order. Figures start in
 * descending order, names in ascending order; a second click reverses it. Rows without a figure are last.
 * @param parameter the name of the parameter in the URL
 * @param nameOf returns the text by which the first column is sorted
 */
export function useTableSort<Row>(
  parameter: string,
  columns: readonly FigureColumn<Row>[],
  nameOf: (row: Row) => string,
  fallback: string,
): { sort: ReportSort; sorted: (rows: readonly Row[]) => Row[] } {
  const [search, setSearch] = useSearchParams();
  const ids = [byName, ...columns.map(({ id }) => id)];
  const [asked, goTo] = useAhead(search.get(parameter) ?? fallback);
  const { by, ascending } = readOrder(asked, ids) ?? readOrder(fallback, ids)!;
  return {
    sort: {
      column: ids.indexOf(by),
      ascending,
      choose(index) {
        const id = ids[index]!;
        const up = id === by ? !ascending : id === byName;
        const value = up ? `${id}-up` : id;
        const next = new URLSearchParams(search);
        if (value === fallback) next.delete(parameter);
        else next.set(parameter, value);
        goTo(value, () => setSearch(next, { replace: true }));
      },
    },
    sorted: (rows) => rows.toSorted(comparison(columns, nameOf, { by, ascending })),
  };
}

function readOrder(text: string, ids: readonly string[]): Order | undefined {
  const ascending = text.endsWith('-up');
  const by = ascending ? text.slice(0, -3) : text;
  return ids.includes(by) ? { by, ascending } : undefined;
}

/** Exported for its test. */
export function comparison<Row>(
  columns: readonly FigureColumn<Row>[],
  nameOf: (row: Row) => string,
  { by, ascending }: Order,
): (a: Row, b: Row) => number {
  const sign = ascending ? 1 : -1;
  const column = columns.find(({ id }) => id === by);
  if (!column) return (a, b) => sign * nameOf(a).localeCompare(nameOf(b));
  return (a, b) => {
    const [one, other] = [column.value(a), column.value(b)];
    if (one === undefined || other === undefined) {
      return Number(one === undefined) - Number(other === undefined);
    }
    return sign * (one - other);
  };
}
