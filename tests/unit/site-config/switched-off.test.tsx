import { readFile } from 'node:fs/promises';
import { globSync } from 'node:fs';
import path from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { NavLink } from '#shared/pages/nav-link.ts';
import { basePath, type SiteRoute } from '#shared/pages/site-route.ts';
import type { Session } from '#web/src/lib/session/session-store.ts';
import { capabilities as everything } from '#shared/site-config/capabilities.ts';
import type { Capabilities, Capability } from '#shared/site-config/capability.ts';
import { compileContent } from '#web/build/content/content-plugin.ts';
import { loadContentSettings } from '#web/build/content/content-settings.ts';
import { switchedOff, without } from '../../support/switched-off.ts';

const pagesOfText = globSync('sites/outcrop/pages/*/*-page.mdx');
const settings = await loadContentSettings();

/** Returns the default site with these switches. */
async function siteWith(capabilities: Capabilities) {
  vi.resetModules();
  for (const file of ['#shared/site-config/capabilities.ts', '#site/config/capabilities.ts']) {
    vi.doMock(file, () => ({ capabilities }));
  }
  const [routing, navigation, menus, desk, words, facts, periods, page, content, assistant] =
    await Promise.all([
      import('#web/src/app/routes.ts'),
      import('#site/pages/navigation.ts'),
      import('#web/src/app/header/nav-links.ts'),
      import('#web/src/features/admin/parts/admin-links.ts'),
      import('#site/words/store.ts'),
      import('#site/assistant/facts.ts'),
      import('#web/src/components/kept-periods.tsx'),
      import('#web/src/features/settings/settings-page.tsx'),
      import('#site/pages/content.ts'),
      import('#site/config/assistant.ts'),
    ]);
  const { storeWords } = words;
  const sessions = [null, { role: 'user' } as Session, { role: 'admin' } as Session];
  const links: NavLink[] = [
    ...navigation.mainLinks,
    ...(navigation.docsLink ? [navigation.docsLink] : []),
    ...navigation.footerGroups.flatMap((group) => group.links),
    ...sessions.flatMap((session) => menus.userMenu(session).groups.flat()),
    ...desk.adminLinks,
    ...[...storeWords.pro, ...(storeWords.more?.lines ?? [])].map(({ to, title }) => ({
      to,
      label: title,
    })),
  ];
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <periods.KeptPeriods />
      <page.default />
    </MemoryRouter>,
  );
  const { routes } = routing;
  return {
    routes,
    links,
    html,
    facts: facts.siteFacts,
    starters: assistant.assistant.starterQuestions,
    content: {
      ...settings,
      capabilities,
      values: { ...settings.values, ...content.content.values },
      paths: pathnamesOf(routes),
    },
  };
}

const pathnamesOf = (routes: readonly SiteRoute[]) =>
  routes.map((route) => (route.path.endsWith('/*') ? route.path : basePath(route)));

const plain = (html: string) => html.replace(/<[^>]*>/g, ' ');

let complete: Awaited<ReturnType<typeof siteWith>>;
beforeAll(async () => {
  complete = await siteWith(everything);
});

it('the default site has every switch on, so that switching one off shows what it removes', () => {
  expect(Object.values(everything)).not.toContain(false);
  expect(Object.keys(switchedOff).sort()).toEqual(Object.keys(everything).sort());
});

describe.each(Object.entries(switchedOff) as [Capability, (typeof switchedOff)[Capability]][])(
  'without %s',
  (name, { pages, words }) => {
    let site: typeof complete;
    beforeAll(async () => {
      site = await siteWith(without(everything, name));
    });

    it('has no page, and with it no sitemap entry and no preview', () => {
      const left = site.routes.map((route) => route.path);
      const gone = complete.routes.filter((route) => !left.includes(route.path));
      expect(gone.map((route) => route.path).sort()).toEqual([...pages].sort());
    });

    it('has no link to it in header, footer, menus, admin pages and store, and no link that leads nowhere', () => {
      const pathnames = pathnamesOf(site.routes).map((pathname) => pathname.replace('/*', ''));
      const dead = [...site.links, ...site.facts.map(({ page }) => ({ to: page.url, label: '' }))]
        .map(({ to }) => to.split(/[#?]/)[0]!)
        .filter((to) => to.startsWith('/') && !pathnames.includes(to || '/'));
      expect(dead).toEqual([]);
      expect(site.links.filter(({ to, label }) => words.test(`${to} ${label}`))).toEqual([]);
    });

    it('has no setting and no storage period of it', () => {
      expect(plain(site.html)).toContain('Theme');
      expect(plain(site.html)).not.toMatch(words);
    });

    it(
      'has pages of text without a dead link, and policies without a word of it',
      { tags: 'long' },
      async () => {
        for (const file of pagesOfText) {
          const source = await readFile(file, 'utf8');
          const pathname = `/${path.basename(path.dirname(file))}`;
          if (!isStillThere(file, site.routes)) continue;
          const code = await compileContent(source, path.resolve(file), site.content);
          if (pathname === '/policies') expect(sentencesOf(code)).not.toMatch(words);
        }
      },
    );

    it('offers no question of it', () => {
      expect(site.starters.join('\n')).not.toMatch(words);
    });
  },
);

/** Whether a route shows the page. */
const isStillThere = (file: string, routes: readonly SiteRoute[]) =>
  routes.some(({ page }) => file.endsWith(`${page}.mdx`)) || file.includes('/policies/');

/** Returns the texts of a compiled page, without its modules and the names of its components. */
const sentencesOf = (code: string) =>
  [...code.matchAll(/"(?:[^"\\]|\\.)*"/g)]
    .map(([text]) => text)
    .filter((text) => text.includes(' '))
    .join('\n');
