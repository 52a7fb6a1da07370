import { now } from '../../platform/clock.ts';
import { catalogueVersion, type CatalogueKind } from './catalogue-version.ts';

/** Views and ratings do not change the version; they show at the latest after this. */
const freshSeconds = 60;

export interface HeldCatalogue<Row> {
  version: number;
  loadedAt: number;
  rows: Row[];
}

/**
 * A catalogue held in memory. One small read tells whether it changed: 10,000 rows are read again only then or after a
 * minute, and once however many ask at the same time.
 */
export function createHeldCatalogue<Row>(
  kind: CatalogueKind,
  loadRows: () => Promise<Row[]>,
): () => Promise<HeldCatalogue<Row>> {
  let current: Promise<HeldCatalogue<Row>> | undefined;

  const load = async (version: number) => {
    const rows = await loadRows();
    return { version, loadedAt: now().getTime(), rows };
  };

  return async () => {
    const [version, held] = await Promise.all([catalogueVersion(kind), current]);
    if (held && held.version === version && now().getTime() - held.loadedAt < freshSeconds * 1000) {
      return held;
    }
    if (current && (await current) !== held) return current;
    const loading = load(version);
    current = loading;
    loading.catch(() => {
      if (current === loading) current = undefined;
    });
    return loading;
  };
}
