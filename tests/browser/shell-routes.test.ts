import type { Page } from '@playwright/test';
import { findRoute } from '#web/src/app/find-route.ts';
import { expect, test, type Site, type Visitor } from '../support/browser-test.ts';
import { launcher } from '../support/chat-pages.ts';
import { accountButton, expectNoPageProblems } from '../support/browser.ts';

const pathOf = (page: Page) => {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
};

for (const [visitor, title] of [
  ['guest', 'Sign in'],
  ['member', 'For administrators'],
] as const)
  test(`keeps a ${visitor} out of /admin`, async ({ site }) => {
    const page = await site.open(visitor);
    for (const path of [
      '/admin',
      '/admin/articles',
      '/admin/podcasts',
      '/admin/products',
      '/admin/users',
      '/admin/audit',
    ]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
      expect(pathOf(page)).toBe(`/login?next=${encodeURIComponent(path)}`);
    }
    expectNoPageProblems(page);
  });

test('lets an administrator into /admin', { tag: '@long' }, async ({ site }) => {
  const page = await site.open('admin');
  for (const [path, title] of [
    ['/admin', 'Dashboard'],
    ['/admin/articles', 'Articles'],
    ['/admin/podcasts', 'Podcasts'],
    ['/admin/products', 'Products'],
    ['/admin/users', 'Users'],
    ['/admin/bundles', 'Bundles'],
    ['/admin/replies', 'Rated replies'],
    ['/admin/audit', 'Audit log'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
    expect(pathOf(page)).toBe(path);
    await expect(launcher(page)).toHaveCount(0);
  }
  await page.getByRole('banner').getByRole('link', { name: 'Outcrop' }).click();
  await expect(launcher(page)).toBeVisible();
  expectNoPageProblems(page);
});

test('sends unknown paths to /', { tag: '@long' }, async ({ site }) => {
  const page = await site.open();
  for (const path of ['/nowhere', '/admin/nowhere', '/articles/a/b', '/about/us']) {
    await page.goto(path);
    await page.waitForURL('/');
    await expect(
      page.getByRole('heading', { name: /^Unlocking the Power/, level: 1 }),
    ).toBeVisible();
  }
  expectNoPageProblems(page);
});

/** Navigates in the app, as a link would, and waits for the next page. */
async function move(page: Page, path: string): Promise<void> {
  const samePage = findRoute(path)?.page === findRoute(new URL(page.url()).pathname)?.page;
  await page.evaluate((to) => {
    document.querySelector('h1')?.setAttribute('data-left', '');
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await expect(page.locator(samePage ? 'h1' : 'h1:not([data-left])')).toBeVisible();
}

const internalLinks = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    // Every page contains the dialog that asks a guest to sign in, with the path back to the page.
    const links = [...document.querySelectorAll('a')].filter(
      (link) => link.origin === location.origin && !link.closest('dialog:not([open])'),
    );
    return links.map(({ pathname, search, hash }) => pathname + search + hash);
  });

/** Every address linked from /, with the result for those that are not pages of the site. */
async function crawl(
  site: Site,
  page: Page,
  visitor: Visitor,
): Promise<{ seen: string[]; dead: string[] }> {
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Docs' }).first()).toBeVisible();
  await accountButton(page).click();
  const seen = new Set<string>(['/', ...(await internalLinks(page))]);
  const dead: string[] = [];
  // Iterating over a set includes elements added in the meantime.
  for (const url of seen) {
    const { pathname, hash } = new URL(url, site.siteUrl);
    if (pathname.startsWith('/aff/')) continue;
    await move(page, url);
    const signIn = visitor === 'guest' && findRoute(pathname)?.guard === 'member';
    const expected = signIn ? '/login' : pathname;
    if (new URL(page.url()).pathname !== expected) dead.push(`${url} → ${page.url()}`);
    if (hash) {
      const section = page.locator(hash);
      // Some sections wait for the data above them.
      await section.waitFor({ state: 'attached', timeout: 10_000 }).catch(() => undefined);
      if ((await section.count()) !== 1) dead.push(`${url}: no such section`);
    }
    for (const link of await internalLinks(page)) seen.add(link);
  }
  return { seen: [...seen], dead };
}

test(
  'has no dead link for any visitor, and the server responds to each address',
  { tag: '@long' },
  async ({ site }) => {
    test.slow();
    await site.seedArticles();
    const found = await Promise.all(
      (['guest', 'member', 'admin'] as const).map(async (visitor) => {
        const page = await site.open(visitor);
        const { seen, dead } = await crawl(site, page, visitor);
        expect(dead, visitor).toEqual([]);
        expectNoPageProblems(page);
        await page.context().close();
        return seen;
      }),
    );
    const all = new Set(found.flat().map((url) => url.split('#')[0]!));
    expect(all).toContain('/admin/users');
    expect(all).toContain('/privacy/delete-data');
    for (const url of all) {
      const response = await fetch(site.siteUrl + url, { redirect: 'manual' });
      const type = response.headers.get('content-type') ?? '';
      if (url.startsWith('/aff/')) expect(response.status, url).toBe(302);
      else expect([response.status, type.split(';')[0]], url).toEqual([200, 'text/html']);
    }
  },
);

test('has no dead destination in the footer, and marks those outside', async ({ site }) => {
  const page = await site.open();
  await page.goto('/terms');
  const footer = page.getByRole('contentinfo');
  const paths = await footer
    .locator('a[href^="/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(paths).toEqual(expect.arrayContaining(['/gear', '/privacy', '/terms', '/contact']));
  const social = footer.getByRole('list', { name: 'Elsewhere' }).getByRole('link');
  expect(await social.count()).toBeGreaterThan(0);
  for (const link of await social.all()) {
    await expect(link).toHaveAttribute('target', '_blank');
    expect(await link.getAttribute('rel')).toContain('noopener');
  }
});
