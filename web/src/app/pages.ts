import type { ComponentType } from 'react';
import { pageModules } from '#site/pages/modules.ts';
import { createPart, type Part } from '../lib/parts/create-part.ts';
import type { SiteRoute } from '#shared/pages/site-route.ts';

const modules = import.meta.glob<{ default: ComponentType }>([
  '../features/*/*-page.tsx',
  '!../features/admin/*',
  '!../features/*/*-item-page.tsx',
]);
const pages = new Map<string, Part<ComponentType>>();

/**
 * Loads a route's page: one promise per page, for React's `use`. It waits until the page has come, so that the one before
 * stays on the screen. A page that is there already shows without suspending: hydration depends on that.
 */
export function loadPage(route: SiteRoute): Promise<ComponentType> {
  const page = pages.get(route.page) ?? createPage(route);
  page.want(true);
  return page.arrived;
}

function createPage({ page: name, path }: SiteRoute): Part<ComponentType> {
  const file = `../features/${name}.tsx`;
  const load = name.startsWith('admin/')
    ? () => loadAdminPage(file)
    : name.endsWith('item-page')
      ? () => loadItemPage(file)
      : (pageModules[`./${name}.tsx`] ?? pageModules[`./${name}.mdx`] ?? modules[file]);
  if (!load) throw new Error(`The route ${path} names a page that does not exist: ${name}`);
  const page = createPart(() => load().then((module) => module.default));
  pages.set(name, page);
  return page;
}

async function loadAdminPage(file: string): Promise<{ default: ComponentType }> {
  const { adminPages } = await import('./admin-pages.ts');
  return adminPages[file]!();
}

async function loadItemPage(file: string): Promise<{ default: ComponentType }> {
  const { itemPages } = await import('./item-pages.ts');
  return itemPages[file]!();
}

/** A visitor who was on the way to another page has not waited for it. */
export function leaveOtherPages(shown: SiteRoute): void {
  pages.forEach((page, name) => {
    if (name !== shown.page) page.leave();
  });
}
