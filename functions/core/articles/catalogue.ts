import type { ArticleSummary } from '../../../shared/contracts/articles.ts';
import { now } from '../../platform/clock.ts';
import { catalogueVersion, listShelf } from './article-repository.ts';
import { toSummary } from './present-article.ts';

/** Views and ratings do not change the version; they show at the latest after this. */
const freshSeconds = 60;

export interface Catalogue {
  version: number;
  loadedAt: number;
  articles: ArticleSummary[];
}

let current: Promise<Catalogue> | undefined;

/**
 * The published library, held in memory. One small read tells whether it changed: 10,000 rows are read again only
 * then or after a minute, and once however many ask at the same time.
 */
export async function readCatalogue(): Promise<Catalogue> {
  const [version, held] = await Promise.all([catalogueVersion(), current]);
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
}

async function load(version: number): Promise<Catalogue> {
  const rows = await listShelf();
  return { version, loadedAt: now().getTime(), articles: rows.map(toSummary) };
}
