import { now } from '../../platform/clock.ts';
import { catalogueVersion, type CatalogueKind } from './catalogue-version.ts';

/** Views and ratings do not change the version; they show at the latest after this. */
const freshSeconds = 60;

/**
 * The index that lists a shelf follows its table a moment later. What is read right after a change may lack it, so it
 * is believed for this long only.
 */
const settleSeconds = 3;

export interface CachedCatalogue<Row> {
  version: number;
  /** When it must be read again, changed or not; epoch milliseconds. */
  freshUntil: number;
  rows: Row[];
}

/**
 * A catalogue held in memory. One small read tells whether it changed: 10,000 rows are read again only then, a moment
 * after it and after a minute, and once however many ask at the same time.
 */
export function createCachedCatalogue<Row>(
  kind: CatalogueKind,
  loadRows: () => Promise<Row[]>,
): () => Promise<CachedCatalogue<Row>> {
  let current: Promise<CachedCatalogue<Row>> | undefined;

  const load = async (version: number, seconds: number) => {
    const freshUntil = now().getTime() + seconds * 1000;
    return { version, freshUntil, rows: await loadRows() };
  };

  return async () => {
    const [version, cached] = await Promise.all([catalogueVersion(kind), current]);
    if (cached && cached.version === version && now().getTime() < cached.freshUntil) return cached;
    if (current && (await current) !== cached) return current;
    const loading = load(version, cached?.version === version ? freshSeconds : settleSeconds);
    current = loading;
    loading.catch(() => {
      if (current === loading) current = undefined;
    });
    return loading;
  };
}
