import { singleFlight } from '#shared/concurrency/single-flight.ts';
import { now } from '#functions/platform/clock.ts';
import type { CatalogueKind } from '../../items/catalogue-kind.ts';
import { addVisits, isVisited, readVisits } from '../../visits/visit-counter-repository.ts';
import type { ListedRow } from './listed-row.ts';

interface Counted {
  visits: ReadonlyMap<string, number>;
  /** In epoch milliseconds. */
  countedAt: number;
}

/** A row with its visits. */
interface MadeRow {
  visits: number;
  row: ListedRow;
}

/**
 * Visits are read again after one minute per this many rows, so that the cost per minute does not grow with the list.
 */
const itemsPerMinute = 1000;

const dependencies = { readVisits };

/** Adds the visits to the rows of a large list. A visit changes no version, and reading all counters takes long. */
export function createVisitCounts(kind: CatalogueKind, { readVisits } = dependencies) {
  let counted: Counted | undefined;
  let made: ReadonlyMap<ListedRow, MadeRow> = new Map();
  let last: { rows: readonly ListedRow[]; of: Counted; shown: readonly ListedRow[] } | undefined;

  const count = singleFlight(async () => {
    if (isVisited(kind)) counted = { visits: await readVisits(kind), countedAt: now().getTime() };
  });

  const withVisits = (row: ListedRow, visits: number): MadeRow => {
    const known = made.get(row);
    if (known?.visits === visits) return known;
    return { visits, row: isVisited(kind) ? addVisits(kind, row, visits) : row };
  };

  const withAllVisits = (rows: readonly ListedRow[], { visits }: Counted): ListedRow[] => {
    const visited = new Map<ListedRow, MadeRow>();
    const shown = rows.map((row) => {
      const count = visits.get(row.id);
      if (!count) return row;
      const one = withVisits(row, count);
      visited.set(row, one);
      return one.row;
    });
    made = visited;
    return shown;
  };

  return {
    /** Starts with counts that were read earlier. */
    start(known: Counted) {
      counted = { visits: known.visits, countedAt: known.countedAt };
    },
    /** Returns the rows with their visits; the same array as long as nothing has changed. */
    async add(rows: readonly ListedRow[]): Promise<readonly ListedRow[]> {
      if (!isVisited(kind)) return rows;
      const freshMs = Math.max(1, rows.length / itemsPerMinute) * 60_000;
      if (!counted || now().getTime() >= counted.countedAt + freshMs) await count();
      const of = counted!;
      if (last?.rows !== rows || last.of !== of)
        last = { rows, of, shown: withAllVisits(rows, of) };
      return last.shown;
    },
  };
}
