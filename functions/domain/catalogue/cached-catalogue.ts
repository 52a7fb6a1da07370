import { now } from '../../platform/clock.ts';
import type { CatalogueKind } from '../items/catalogue-kind.ts';
import { catalogueState, type CatalogueState } from './catalogue-version-repository.ts';

/** Views and ratings do not change the version; new ones appear after at most this time. */
const freshSeconds = 60;

/** The index is eventually consistent: a read just after a change may miss it, so it is cached only this long. */
const settleSeconds = 3;

export interface LoadedRows<Row> {
  rows: Row[];
  /** When the next scheduled item is published and the rows change, in ISO 8601. */
  nextAt?: string;
  /** The state of the rows, if it is known to be later than the requested one. */
  state?: CatalogueState;
}

export interface CachedCatalogue<Row> extends CatalogueState {
  /** When the catalogue must be reloaded even without a new version, in epoch milliseconds. */
  freshUntil: number;
  rows: Row[];
  /** When the next scheduled item is published, in ISO 8601. */
  nextAt?: string;
}

const dependencies = { catalogueState };

/**
 * Caches a catalogue in memory. One small read tells whether it has changed. Its rows are reloaded only after a change,
 * again a few seconds later, when a scheduled item appears, and once a minute; in a large shop, that reads only what
 * has changed (../lists/large-list.ts). Concurrent callers share one load.
 */
export function createCachedCatalogue<Row>(
  kind: CatalogueKind,
  loadRows: (version: number) => Promise<LoadedRows<Row>>,
  { catalogueState } = dependencies,
): () => Promise<CachedCatalogue<Row>> {
  let current: Promise<CachedCatalogue<Row>> | undefined;

  const load = async (state: CatalogueState, seconds: number) => {
    const staleAt = now().getTime() + seconds * 1000;
    const { rows, nextAt, state: loaded = state } = await loadRows(state.version);
    const freshUntil = nextAt === undefined ? staleAt : Math.min(staleAt, Date.parse(nextAt));
    return { ...loaded, freshUntil, rows, nextAt };
  };

  return async () => {
    const [state, cached] = await Promise.all([catalogueState(kind), current]);
    const { version } = state;
    if (cached && cached.version === version && now().getTime() < cached.freshUntil) return cached;
    if (current && (await current) !== cached) return current;
    const loading = load(state, cached?.version === version ? freshSeconds : settleSeconds);
    current = loading;
    loading.catch(() => {
      if (current === loading) current = undefined;
    });
    return loading;
  };
}
