import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { saveArticle } from '#functions/domain/articles/article-repository.ts';
import { putItem } from '#functions/domain/catalogue/catalogue-repository.ts';
import { saveEpisode } from '#functions/domain/podcasts/episode-repository.ts';
import type { Call } from '#shared/contracts/define-contract.ts';
import { pagesContract } from '#shared/contracts/pages.ts';
import { readHead } from '../../support/read-head.ts';
import { sampleArticles } from '../../support/sample-articles.ts';
import { samplePodcasts } from '../../support/sample-podcasts.ts';
import { sampleProduct } from '../../support/sample-products.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';
import { structuredDataProblems } from '../../support/structured-data-rules.ts';

let stack: TestStack;
/** Text that would end the data block, and text that would start a comment in it. */
const hostile = `Ends </script><script>alert(1)</script><!-- & "quotes" it’s`;

beforeAll(async () => {
  stack = await startTestStack();
  await stack.seedArticles();
  await stack.seedPodcasts();
}, 60_000);
afterAll(() => stack.stop());

async function article(id: string) {
  const response = await stack.send(pagesContract.article, { id });
  return { response, ...readHead(await response.text()) };
}

async function episode(id: string) {
  const response = await stack.send(pagesContract.episode, { id });
  return { response, ...readHead(await response.text()) };
}

const problemsOf = (things: Record<string, unknown>[]) => things.flatMap(structuredDataProblems);
const typesOf = (things: Record<string, unknown>[]) => things.map((thing) => thing['@type']);

describe('an article to a client without JavaScript', () => {
  const { free, paid } = sampleArticles;

  test('has title, description, URL and the picture of its section', async () => {
    const { title, meta, canonical, things } = await article(free.id);
    expect(title).toBe(`${free.title} · Outcrop`);
    expect(meta).toMatchObject({
      description: free.shortDescription,
      'og:type': 'article',
      'og:title': `${free.title} · Outcrop`,
      'og:url': `${stack.siteUrl}/articles/${free.id}`,
      'og:image': `${stack.siteUrl}/assets/preview-articles-1a2b3c4.png`,
      'twitter:card': 'summary_large_image',
    });
    expect(meta['robots']).toBeUndefined();
    expect(canonical).toBe(`${stack.siteUrl}/articles/${free.id}`);
    expect(typesOf(things)).toEqual(['Article', 'BreadcrumbList']);
    expect(problemsOf(things)).toEqual([]);
    expect(things[0]).toMatchObject({ isAccessibleForFree: true });
    expect(things[0]).not.toHaveProperty('offers');
  });

  test('has its price and its own picture', async () => {
    await saveArticle({ ...paid, previewImageUrl: '/media/articles/a/preview.jpg' });
    const { meta, things } = await article(paid.id);
    expect(meta['og:image']).toBe(`${stack.siteUrl}/media/articles/a/preview.jpg`);
    expect(problemsOf(things)).toEqual([]);
    expect(things[0]).toMatchObject({
      isAccessibleForFree: false,
      offers: { price: 4.5, priceCurrency: 'GBP' },
    });
  });

  test('cannot inject markup through its title', async () => {
    await saveArticle({ ...free, id: 'hostile', title: hostile });
    const { response, title, meta, things } = await article('hostile');
    expect(response.status).toBe(200);
    expect(title).toBe(`${hostile} · Outcrop`);
    expect(meta['og:title']).toBe(`${hostile} · Outcrop`);
    expect(things[0]).toMatchObject({ headline: hostile });
    expect(things).toHaveLength(2);
  });

  test('has status 404 and is kept out of search engines if there is no such article', async () => {
    const { response, title, canonical, meta } = await article('nope');
    expect(response.status).toBe(404);
    expect(title.trim()).toBe('An item of the small build');
    expect(canonical).toBeUndefined();
    expect(meta['robots']).toBe('noindex');
  });
});

describe('an episode to a client without JavaScript', () => {
  const { free, paid } = samplePodcasts;

  test('has title, artwork and the public preview', async () => {
    const { response, title, meta, canonical, things } = await episode(paid.id);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(title).toBe(`${paid.title} · Outcrop`);
    expect(meta).toMatchObject({
      description: paid.shortDescription,
      'og:url': `${stack.siteUrl}/podcasthub/${paid.id}`,
      'og:image': stack.siteUrl + paid.feedArtworkUrl!,
      'og:image:width': '1400',
      'og:audio': stack.siteUrl + paid.preview!.url,
      'og:audio:type': 'audio/mpeg',
      'twitter:card': 'summary',
    });
    expect(canonical).toBe(`${stack.siteUrl}/podcasthub/${paid.id}`);
    expect(typesOf(things)).toEqual(['PodcastEpisode', 'BreadcrumbList']);
    expect(problemsOf(things)).toEqual([]);
    expect(things[0]).toMatchObject({
      duration: 'PT75S',
      associatedMedia: { contentUrl: stack.siteUrl + paid.preview!.url },
      offers: { price: 3, priceCurrency: 'GBP' },
    });
    expect(JSON.stringify(things)).not.toContain(paid.audio!.key);
  });

  test('has the full recording if it is free', async () => {
    const { meta, things } = await episode(free.id);
    expect(meta['og:audio']).toBe(`${stack.siteUrl}/download/podcasts/${free.id}.mp3`);
    expect(problemsOf(things)).toEqual([]);
    expect(things[0]).toMatchObject({ isAccessibleForFree: true });
  });

  test('needs neither artwork nor audio', async () => {
    const { feedArtworkUrl: _artwork, preview: _preview, ...bare } = paid;
    await saveEpisode({ ...bare, id: 'bare', title: hostile });
    const { meta, things } = await episode('bare');
    expect(meta['og:image']).toBe(`${stack.siteUrl}/assets/preview-podcasthub-1a2b3c4.png`);
    expect(meta['og:audio']).toBeUndefined();
    expect(problemsOf(things)).toEqual([]);
    expect(things[0]).toMatchObject({ name: hostile });
  });

  test('has status 404 if it is not published', async () => {
    await saveEpisode({ ...paid, id: 'draft', shelf: 'draft' });
    for (const id of ['draft', 'nope']) {
      const { response, title } = await episode(id);
      expect([response.status, title.trim()]).toEqual([404, 'An item of the small build']);
    }
  });

  test('is served through the edge, directly below the hub and nowhere deeper', async () => {
    const seen = await fetch(`${stack.siteUrl}/podcasthub/${paid.id}`);
    expect(readHead(await seen.text()).title).toBe(`${paid.title} · Outcrop`);
    expect(seen.headers.get('content-security-policy')).toMatch(
      /script-src 'self' 'sha256-[\w+/=]+';/,
    );
    const deeper = await fetch(`${stack.siteUrl}/podcasthub/${paid.id}/more`);
    expect(readHead(await deeper.text()).title).not.toContain(paid.title);
  });
});

describe('the store to a client without JavaScript', () => {
  const store = async () => readHead(await (await stack.send(pagesContract.store, {})).text());

  test('is the page as it was built while nothing is on sale', async () => {
    const { title, canonical, things } = await store();
    expect(title.trim()).toBe('Store of the small build');
    expect(canonical).toBe(`${stack.siteUrl}/store`);
    expect(things).toEqual([]);
  });

  test('names the products on sale and what they cost', async () => {
    await putItem('products', { ...sampleProduct, ...{ title: hostile } });
    const { title, things } = await store();
    expect(title.trim()).toBe('Store of the small build');
    expect(problemsOf(things)).toEqual([]);
    expect(things[0]).toMatchObject({
      '@type': 'ItemList',
      itemListElement: [{ item: { name: hostile, offers: { price: 12, priceCurrency: 'USD' } } }],
    });
  });
});

describe('the sitemap', () => {
  const locations = (xml: string) =>
    [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map((found) => found[1]!);

  test('names indexed pages, published articles and published episodes, with the time of their last change', async () => {
    const response = await fetch(`${stack.siteUrl}/sitemap.xml`);
    expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    const xml = await response.text();
    const paths = locations(xml).map((location) => location.replace(stack.siteUrl, ''));
    expect(paths).toEqual(
      expect.arrayContaining([
        '/',
        '/articles',
        '/podcasthub',
        `/articles/${sampleArticles.free.id}`,
        `/podcasthub/${samplePodcasts.paid.id}`,
      ]),
    );
    expect(paths).not.toContain('/settings');
    expect(paths).not.toContain('/podcasthub/draft');
    expect(xml).toContain(
      `/articles/${sampleArticles.free.id}</loc><lastmod>${sampleArticles.free.updatedAt}</lastmod>`,
    );
  });

  test('has one part if it is small, and no others', async () => {
    const first = await stack.send(pagesContract.sitemapPart, { part: '1.xml' });
    expect(locations(await first.text())).toContain(`${stack.siteUrl}/articles`);
    for (const part of ['2.xml', '0.xml', '01.xml', '1', '1.xml.gz', 'x']) {
      expect((await stack.send(pagesContract.sitemapPart, { part })).status, part).toBe(404);
    }
  });
});

describe('a link checker or monitor, which asks by HEAD', () => {
  const { free } = sampleArticles;
  const { library, hub, article, episode, store, product, sitemap, sitemapPart, affiliate } =
    pagesContract;

  test.each([
    ['the library', library, {}, 200],
    ['the hub', hub, {}, 200],
    ['an article', article, { id: free.id }, 200],
    ['an article that is not there', article, { id: 'never-written' }, 404],
    ['an episode that is not there', episode, { id: 'never-spoken' }, 404],
    ['the store', store, {}, 200],
    ['no such product', product, { id: 'no-such' }, 404],
    ['the sitemap', sitemap, {}, 200],
    ['a part of it', sitemapPart, { part: '1.xml' }, 200],
    ['a short link', affiliate, { slug: 'firstaid' }, 302],
    ['an unknown short link', affiliate, { slug: 'nowhere' }, 404],
  ] as const)(
    'learns of %s what GET tells, without the page',
    async (_name, call, input, status) => {
      const [get, head] = await Promise.all([
        stack.send<Call>(call, input),
        stack.send<Call>({ ...call, method: 'HEAD' }, input),
      ]);
      expect([get.status, head.status]).toEqual([status, status]);
      for (const name of ['content-type', 'cache-control', 'location']) {
        expect(head.headers.get(name)).toBe(get.headers.get(name));
      }
      expect(await head.text()).toBe('');
    },
  );
});
