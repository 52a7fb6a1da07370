import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { basePath } from '#shared/pages/site-route.ts';
import type { Capabilities } from '#shared/site-config/capability.ts';
import type { Session } from '#web/src/lib/session/session-store.ts';
import { articlesOnly } from '../../support/articles-only.ts';
import { episodesOnly, filesOnly } from '../../support/one-kind-only.ts';

const paths = ['#shared/site-config/capabilities.ts', '#site/config/capabilities.ts'];

async function shopWith(capabilities: Capabilities) {
  vi.resetModules();
  for (const path of paths) vi.doMock(path, () => ({ capabilities }));
  const [routing, menus, desk, start, steps, { CatalogueLinks }] = await Promise.all([
    import('#web/src/app/routes.ts'),
    import('#web/src/app/header/nav-links.ts'),
    import('#web/src/features/admin/parts/admin-links.ts'),
    import('#web/src/lib/next-path.ts'),
    import('#web/src/features/admin/dashboard/first-step-texts.ts'),
    import('#web/src/components/catalogue-links.tsx'),
  ]);
  const session = { role: 'admin' } as Session;
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <CatalogueLinks />
    </MemoryRouter>,
  );
  return {
    pathnames: routing.routes.map(basePath),
    menu: [...menus.userMenu(session).groups.flat(), ...desk.adminLinks].map(({ to }) => to),
    start: start.memberStart,
    firstItem: steps.firstStepTexts.item.to,
    places: [...html.matchAll(/href="(.*?)"/g)].map(([, to]) => to),
  };
}

afterEach(() => {
  for (const path of paths) vi.doUnmock(path);
});

describe.each([
  ['papers', articlesOnly, '/articles', '/admin/articles?new', true],
  ['episodes', episodesOnly, '/podcasthub', '/admin/podcasts?new', true],
  ['files', filesOnly, '/store', '/admin/products?new', false],
] as const)('a shop of %s', (_kind, capabilities, list, form, saves) => {
  it('links members and sellers only to what the shop has', async () => {
    const { pathnames, menu, start, firstItem, places } = await shopWith(capabilities);
    expect([start, places, firstItem]).toEqual([list, [list], form]);
    const dead = [...menu, start, ...places, firstItem!]
      .map((to) => to!.split(/[#?]/)[0]!)
      .filter((to) => !pathnames.includes(to));
    expect(dead).toEqual([]);
    expect(pathnames.includes('/articles')).toBe(capabilities.articles);
    expect(pathnames.includes('/admin/articles')).toBe(capabilities.articles);
  });

  it('has a page of saved items only if items can be saved', async () => {
    const { pathnames, menu } = await shopWith(capabilities);
    expect([pathnames.includes('/saved'), menu.includes('/saved')]).toEqual([saves, saves]);
  });
});
