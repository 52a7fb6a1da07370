import type { ComponentType } from 'react';
import type { SiteRoute } from './routes/site-route.ts';

const modules = import.meta.glob<{ default: ComponentType }>('../features/*/*-page.tsx');
const pages = new Map<string, Promise<ComponentType>>();
const failed = new Set<string>();

/**
 * Loads a route's page: one promise per page, for React's `use`. A settled one carries its result in the fields that
 * `use` reads, so that a page which is there already shows without suspending: hydration depends on that.
 */
export function loadPage(route: SiteRoute): Promise<ComponentType> {
  const known = pages.get(route.page);
  if (known) return known;
  const load = modules[`../features/${route.page}.tsx`];
  if (!load)
    throw new Error(`The route ${route.path} names a page that does not exist: ${route.page}`);
  const page = load().then((module) => module.default);
  page.then(
    (value) => Object.assign(page, { status: 'fulfilled', value }),
    () => failed.add(route.page),
  );
  pages.set(route.page, page);
  return page;
}

/**
 * Lets pages be asked for again whose code failed to load (a lost connection, a new deployment). Not before the failure
 * has been shown: React renders a failing tree more than once, and each time has to meet the same promise.
 */
export function forgetFailedPages(): void {
  failed.forEach((page) => pages.delete(page));
  failed.clear();
}
