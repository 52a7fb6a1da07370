import sharp from 'sharp';
import { expect, it } from 'vitest';
import { saveArticle } from '#functions/domain/articles/article-repository.ts';
import { browserSite } from '../support/browser-site.ts';
import { expectNoPageProblems } from '../support/browser.ts';
import { eventually } from '../support/hub-pages.ts';
import { readHead } from '../support/read-head.ts';
import { sampleArticles } from '../support/sample-articles.ts';
import { samplePodcasts } from '../support/sample-podcasts.ts';
import { structuredDataProblems } from '../support/structured-data-rules.ts';
import { watchPage } from '../support/watch-page.ts';

const { site, open } = browserSite();
const hostile = '</script><script>window.ran = 1</script><!-- <b>Bold</b>';

/** The head that a client without JavaScript sees. */
async function headOf(path: string) {
  const answer = await fetch(site().siteUrl + path);
  return { status: answer.status, ...readHead(await answer.text()) };
}

async function publicPaths(): Promise<string[]> {
  const map = await (await fetch(`${site().siteUrl}/sitemap.xml`)).text();
  return [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map((found) => new URL(found[1]!).pathname);
}

it('previews every address of the sitemap with title, words and a picture that is there', async () => {
  await site().seedArticles();
  await site().seedPodcasts();
  const paths = await publicPaths();
  expect(paths).toEqual(
    expect.arrayContaining(['/', '/core', '/docs', `/podcasthub/${samplePodcasts.free.id}`]),
  );
  const titles = new Set<string>();
  for (const path of paths) {
    const { status, title, meta, canonical, things } = await headOf(path);
    expect([status, canonical], path).toEqual([200, site().siteUrl + path]);
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
});

it('tells search engines what the pages are about', async () => {
  const types = async (path: string) => (await headOf(path)).things.map((thing) => thing['@type']);
  expect(await types('/')).toEqual(['Organization', 'WebSite']);
  expect(await types('/core')).toContain('Product');
  expect(await types('/podcasthub')).toContain('PodcastSeries');
  expect(await types('/docs')).toContain('FAQPage');
  expect(await types('/audio/terms')).toEqual(['BreadcrumbList']);
});

it('keeps pages of one visitor out of search engines', async () => {
  for (const path of ['/profile', '/purchases', '/settings', '/reset-password', '/admin']) {
    expect((await headOf(path)).meta['robots'], path).toBe('noindex');
  }
  const robots = await (await fetch(`${site().siteUrl}/robots.txt`)).text();
  expect(robots).toContain(`Sitemap: ${site().siteUrl}/sitemap.xml\n`);
  // Who may not come does not read it.
  expect(robots).not.toMatch(/Disallow: \/(admin|profile|purchases|settings|reset-password)/);
});

it('never runs structured data, whatever a title holds, and breaks no policy', async () => {
  await saveArticle({ ...sampleArticles.free, id: 'hostile', title: hostile });
  const page = await open();
  const watch = await watchPage(page, site().siteUrl);
  for (const path of ['/', '/core', '/articles/hostile', `/podcasthub/${samplePodcasts.paid.id}`]) {
    await page.goto(path);
    await page.getByRole('banner').getByRole('link', { name: 'Docs' }).waitFor();
    expect((await watch.read()).violations, path).toEqual([]);
    expect(await page.locator('script[type="application/ld+json"]').count(), path).toBeGreaterThan(
      0,
    );
    expect(await page.evaluate(() => 'ran' in window), path).toBe(false);
  }
  await page.goto('/articles/hostile');
  const data = await page.locator('script[type="application/ld+json"]').first().textContent();
  expect(JSON.parse(data!)).toMatchObject({ headline: hostile });
  expectNoPageProblems(page);
  await page.context().close();
});

it('names an opened article and episode as the page’s canonical address, as the server does', async () => {
  await site().seedPodcasts();
  const page = await open();
  await page.goto(`/podcasthub/${samplePodcasts.free.id}`);
  await page.getByRole('article', { name: samplePodcasts.free.title }).waitFor();
  const canonical = page.locator('link[rel=canonical]');
  const address = `${site().siteUrl}/podcasthub/${samplePodcasts.free.id}`;
  expect(await canonical.getAttribute('href')).toBe(address);
  await page.getByRole('button', { name: 'Close episode' }).click();
  await eventually(() => canonical.getAttribute('href')).toBe(`${site().siteUrl}/podcasthub`);
  expect(page.url()).toBe(`${site().siteUrl}/podcasthub`);
  await page.context().close();
});

it('sends the security headers with every kind of answer', async () => {
  const { siteUrl } = site();
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
