import type { ComponentType } from 'react';
import type { SiteRoute } from './routes/site-route.ts';

const modules = import.meta.glob<{ default: ComponentType }>('../features/*/*-page.tsx');
const loaded = new Map<string, ComponentType>();
const loading = new Map<string, Promise<ComponentType>>();

/** Loads a route's page. Once it is there, `loadedPage` answers without waiting: hydration must not suspend. */
export function loadPage(route: SiteRoute): Promise<ComponentType> {
  const load = modules[`../features/${route.page}.tsx`];
  if (!load)
    throw new Error(`The route ${route.path} names a page that does not exist: ${route.page}`);
  let promise = loading.get(route.page);
  if (!promise) {
    promise = load().then((module) => {
      loaded.set(route.page, module.default);
      return module.default;
    });
    // A chunk that failed to load (a lost connection, a new deployment) may be asked for again.
    promise.catch(() => loading.delete(route.page));
    loading.set(route.page, promise);
  }
  return promise;
}

export function loadedPage(route: SiteRoute): ComponentType | undefined {
  return loaded.get(route.page);
}
