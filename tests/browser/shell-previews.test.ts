import sharp from 'sharp';
import { saveArticle } from '#functions/domain/articles/article-repository.ts';
import { expect, test, type Site } from '../support/browser-test.ts';
import { expectNoPageProblems } from '../support/browser.ts';
import { readHead } from '../support/read-head.ts';
import { sampleArticles } from '../support/sample-articles.ts';
import { samplePodcasts } from '../support/sample-podcasts.ts';
import { structuredDataProblems } from '../support/structured-data-rules.ts';
import { watchPage } from '../support/watch-page.ts';

const hostile = '</script><script>window.ran = 1</script><!-- <b>Bold</b>';

/** The head as a client without JavaScript sees it. */
async function headOf(site: Site, path: string) {
  const response = await fetch(site.siteUrl + path);
  return { status: response.status, ...readHead(await response.text()) };
}

async function publicPaths(site: Site): Promise<string[]> {
  const map = await (await fetch(`${site.siteUrl}/sitemap.xml`)).text();
  return [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map((found) => new URL(found[1]!).pathname);
}

test(
  'previews every URL of the sitemap with title, description and an existing picture',
  { tag: '@long' },
  async ({ site }) => {
    await site.seedArticles();
    await site.seedPodcasts();
    const paths = await publicPaths(site);
    expect(paths).toEqual(
      expect.arrayContaining(['/', '/core', '/docs', `/podcasthub/${samplePodcasts.free.id}`]),
    );
    const titles = new Set<string>();
    for (const path of paths) {
      const { status, title, meta, canonical, things } = await headOf(site, path);
      expect([status, canonical], path).toEqual([200, site.siteUrl + path]);
      expect(meta, path).toMatchObject({ 'og:title': title, 'og:url': canonical });
      expect(meta['robots'], path).toBeUndefined();
      expect(things.flatMap(structuredDataProblems), path).toEqual([]);
      titles.add(title);
      if (!meta['og:image']!.includes('/assets/')) continue;
      const picture = await fetch(meta['og:image']!);
      expect(picture.headers.get('cache-control'), path).toContain('immutable');
      const bytes = Buffer.from(await picture.arrayBuffer());
      const { width, height, format } = await sharp(bytes).metadata();
      expect([width, height, format], path).toEqual([1200, 630, 'png']);
      expect(bytes.length, path).toBeLessThan(60_000);
    }
    expect(titles.size).toBe(paths.length);
  },
);

test('tells search engines what the pages are about', async ({ site }) => {
  const types = async (path: string) =>
    (await headOf(site, path)).things.map((thing) => thing['@type']);
  expect(await types('/')).toEqual(['Organization', 'WebSite']);
  expect(await types('/core')).toContain('Product');
  expect(await types('/podcasthub')).toContain('PodcastSeries');
  expect(await types('/docs')).toContain('FAQPage');
  expect(await types('/audio/terms')).toEqual(['BreadcrumbList']);
});

test('keeps pages of one visitor out of search engines', { tag: '@long' }, async ({ site }) => {
  for (const path of ['/profile', '/purchases', '/settings', '/reset-password', '/admin']) {
    expect((await headOf(site, path)).meta['robots'], path).toBe('noindex');
  }
  const robots = await (await fetch(`${site.siteUrl}/robots.txt`)).text();
  expect(robots).toContain(`Sitemap: ${site.siteUrl}/sitemap.xml\n`);
  // A visitor without access cannot read it.
  expect(robots).not.toMatch(/Disallow: \/(admin|profile|purchases|settings|reset-password)/);
});

test(
  'never runs structured data, whatever a title contains, and violates no policy',
  { tag: '@long' },
  async ({ site }) => {
    await saveArticle({ ...sampleArticles.free, id: 'hostile', title: hostile });
    const page = await site.open();
    const watch = await watchPage(page, site.siteUrl);
    for (const path of [
      '/',
      '/core',
      '/articles/hostile',
      `/podcasthub/${samplePodcasts.paid.id}`,
    ]) {
      await page.goto(path);
      await expect(page.getByRole('banner').getByRole('link', { name: 'Docs' })).toBeVisible();
      expect((await watch.read()).violations, path).toEqual([]);
      expect(
        await page.locator('script[type="application/ld+json"]').count(),
        path,
      ).toBeGreaterThan(0);
      expect(await page.evaluate(() => 'ran' in window), path).toBe(false);
    }
    await page.goto('/articles/hostile');
    const data = await page.locator('script[type="application/ld+json"]').first().textContent();
    expect(JSON.parse(data!)).toMatchObject({ headline: hostile });
    expectNoPageProblems(page);
  },
);

test(
  "names an opened article and episode as the page's canonical address, as the server does",
  { tag: '@long' },
  async ({ site }) => {
    await site.seedPodcasts();
    const page = await site.open();
    await page.goto(`/podcasthub/${samplePodcasts.free.id}`);
    await expect(page.getByRole('article', { name: samplePodcasts.free.title })).toBeVisible();
    const canonical = page.locator('link[rel=canonical]');
    const url = `${site.siteUrl}/podcasthub/${samplePodcasts.free.id}`;
    await expect(canonical).toHaveAttribute('href', url);
    await page.getByRole('article').getByRole('link').first().click();
    await expect(canonical).toHaveAttribute('href', `${site.siteUrl}/podcasthub`);
    expect(page.url()).toBe(`${site.siteUrl}/podcasthub`);
  },
);

test('sends the security headers with every kind of answer', async ({ site }) => {
  const { siteUrl } = site;
  const paths = ['/', '/nowhere', '/robots.txt', '/sitemap.xml', '/favicon.svg', '/api/articles'];
  paths.push(
    '/api/nothing',
    '/articles/nope',
    '/aff/nope',
    '/media/nope.jpg',
    '/feeds/podcast.xml',
  );
  paths.push('/assets/nope.js', `/podcasthub/${samplePodcasts.free.id}`);
  for (const path of paths) {
    const { headers } = await fetch(siteUrl + path);
    expect(headers.get('content-security-policy'), path).toMatch(
      /script-src 'self' 'sha256-[\w+/=]+';/,
    );
    expect(headers.get('x-content-type-options'), path).toBe('nosniff');
    expect(headers.get('x-frame-options'), path).toBe('DENY');
    expect(headers.get('referrer-policy'), path).toBe('strict-origin-when-cross-origin');
    expect(headers.get('strict-transport-security'), path).toContain('max-age=');
  }
});
