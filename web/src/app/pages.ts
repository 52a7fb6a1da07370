import type { ComponentType } from 'react';
import { pageModules } from '#site/pages/modules.ts';
import { createPart, type Part } from '../lib/parts/create-part.ts';
import type { SiteRoute } from '#shared/pages/site-route.ts';

type Modules = Readonly<Record<string, () => Promise<{ default: ComponentType }>>>;

const listPages: Modules = import.meta.glob<{ default: ComponentType }>(
  '../features/*/{library,hub,store,credits}-page.tsx',
);
const pages = new Map<string, Part<ComponentType>>();

/**
 * Loads a route's page: one promise per page, for React's `use`. It stays pending until the page has loaded, so the
 * previous page remains on the screen. A loaded page renders without suspending, which hydration depends on.
 */
export function loadPage(route: SiteRoute): Promise<ComponentType> {
  const page = pages.get(route.page) ?? createPage(route);
  page.want(true);
  return page.arrived;
}

function createPage({ page: name }: SiteRoute): Part<ComponentType> {
  const file = `../features/${name}.tsx`;
  const load =
    pageModules[`./${name}.tsx`] ??
    pageModules[`./${name}.mdx`] ??
    listPages[file] ??
    (async () => (await otherPages(name))[file]!());
  const page = createPart(() => load().then((module) => module.default));
  pages.set(name, page);
  return page;
}

async function otherPages(name: string): Promise<Modules> {
  if (name.startsWith('admin/')) return (await import('./admin-pages.ts')).adminPages;
  if (name.endsWith('item-page')) return (await import('./item-pages.ts')).itemPages;
  return (await import('./member-pages.ts')).memberPages;
}

/** Stops requesting other pages: the visitor did not wait for them. */
export function leaveOtherPages(shown: SiteRoute): void {
  pages.forEach((page, name) => {
    if (name !== shown.page) page.leave();
  });
}
