import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { findRoute } from '#web/src/app/find-route.ts';
import { docsLink, mainLinks } from '#sites/outcrop/pages/navigation.ts';
import { userMenu } from '#web/src/app/header/nav-links.ts';
import { overList } from '#web/src/lib/over-list.ts';
import { descriptionOf, descriptions } from '#web/src/app/routes/descriptions.ts';
import { basePath } from '#shared/pages/site-route.ts';
import { routes } from '#web/src/app/routes.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const pageFolders = ['sites/outcrop/pages', 'web/src/features'];

/** Every route of the site. */
const specified = `/ /register /login /forgot-password /reset-password /profile /purchases /settings
  /articles /articles/42 /articles/success /podcasthub /success /store /credits /lapisai /geodataresurrector /proposal
  /core /core/success /docs /docs/cli/usage /aquatest-ai /gear /audio /audio/privacy /audio/terms
  /data-analysis-service /about /contact /privacy /terms /privacy/delete-data
  /admin /admin/articles /admin/podcasts /admin/users`.split(/\s+/);

/** The path of every page without parameters. */
const basePaths =
  `/ /register /login /forgot-password /reset-password /articles /articles/success /podcasthub /success /credits
  /core /core/success /docs /aquatest-ai /gear /audio /audio/privacy /audio/terms /data-analysis-service /about
  /contact /privacy /privacy/delete-data /terms /lapisai /geodataresurrector /proposal /store /store/bundles/:id /profile
  /purchases /saved /settings /admin /admin/articles /admin/podcasts /admin/products /admin/users /admin/authors /admin/codes /admin/bundles /admin/audit /admin/replies /admin/waitlist /admin/requests /admin/reviews /admin/orders`.split(
    /\s+/,
  );

test.each(specified)('%s opens a page that exists', (pathname) => {
  const route = findRoute(pathname);
  expect(route).toBeDefined();
  const files = pageFolders.flatMap((folder) =>
    ['tsx', 'mdx'].map((ending) => path.join(root, folder, `${route!.page}.${ending}`)),
  );
  expect(files.filter((file) => existsSync(file))).toHaveLength(1);
});

test('there are no pages besides the specified ones', () => {
  expect(routes.map(basePath).toSorted()).toEqual([...basePaths].toSorted());
});

test.each(['/nowhere', '/articles/42/more', '/admin/secrets', '/aff'])(
  '%s opens none',
  (pathname) => {
    expect(findRoute(pathname)).toBeUndefined();
  },
);

test('the success page is not taken for an article', () => {
  expect(findRoute('/articles/success')?.page).toBe('articles/success-page');
});

test('an item has a page of its own, unless it was opened from its list in this document', () => {
  expect(findRoute('/articles/42')?.page).toBe('articles/article-item-page');
  expect(findRoute('/podcasthub/42')?.page).toBe('podcasts/episode-item-page');
  expect(findRoute('/store/42')?.page).toBe('store/product-item-page');
  expect(findRoute('/articles/42', overList)?.page).toBe('articles/library-page');
  expect(findRoute('/articles/42', { over: overList.over - 1 })?.page).toBe(
    'articles/article-item-page',
  );
  expect(findRoute('/articles', overList)?.page).toBe('articles/library-page');
});

test("administrators' pages are guarded, and nothing that is guarded is prerendered", () => {
  for (const route of routes) {
    const isAdmin = route.path.startsWith('/admin');
    expect(route.guard === 'admin', route.path).toBe(isAdmin);
    if (route.guard) expect(route.prerender, route.path).toBe(false);
  }
});

test('toasts stay 5 s on the library and the hub, 3 s elsewhere', () => {
  const longer = routes.filter(({ toastSeconds }) => toastSeconds === 5).map(basePath);
  expect(longer).toEqual(['/articles', '/articles/success', '/podcasthub']);
  expect(routes.every(({ toastSeconds = 5 }) => toastSeconds === 5)).toBe(true);
});

test('titles and descriptions are there, and no two pages share them', () => {
  expect(new Set(routes.map(({ title }) => title)).size).toBe(routes.length);
  const prerendered = routes.filter((route) => route.prerender);
  expect(prerendered.filter((route) => !descriptionOf(route))).toEqual([]);
  expect(Object.keys(descriptions)).toHaveLength(prerendered.length);
  const texts = Object.values(descriptions);
  expect(new Set(texts).size).toBe(texts.length);
  expect(texts.filter((text) => text.length < 40 || text.length > 300)).toEqual([]);
});

test('the main links are the specified ones', () => {
  expect(
    mainLinks.map(({ to, label, badge }) => [to, label, badge ?? ''].join(' ').trim()),
  ).toEqual([
    '/ Home',
    '/articles Articles',
    '/lapisai LapisAI AI',
    '/geodataresurrector GeoData Tool',
    '/podcasthub Audio Book',
    '/about About',
    '/gear Gear Shop',
    '/#tools Tools',
    '/#consulting Consulting',
  ]);
});

test('the user menu has its three forms', () => {
  const form = (role?: 'admin' | 'user') => {
    const { standing, groups } = userMenu(role ? { token: 't', role } : null);
    return [standing, ...groups.flat().map(({ to, label }) => `${to} ${label}`)];
  };
  const member = [
    '/profile My Profile',
    '/purchases My Purchases',
    '/saved Saved',
    '/settings Settings',
    '/store Upgrade to Pro',
  ];
  expect(form()).toEqual([
    undefined,
    '/login Sign In',
    '/register Create Account',
    '/gear Browse Store',
  ]);
  expect(form('user')).toEqual(['Premium Member', ...member]);
  expect(form('admin')).toEqual([
    'Administrator',
    ...member,
    '/admin Dashboard',
    '/admin/articles Articles',
    '/admin/podcasts Podcasts',
    '/admin/users Users',
  ]);
});

test('every link of the navigation leads to a page', () => {
  const links = [
    ...mainLinks,
    docsLink!,
    ...userMenu({ token: 't', role: 'admin' }).groups.flat(),
    ...userMenu(null).groups.flat(),
  ];
  for (const { to } of links) expect(findRoute(to.split('#')[0]!), to).toBeDefined();
});
