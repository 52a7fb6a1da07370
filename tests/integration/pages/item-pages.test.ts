import { afterAll, beforeAll, expect, it } from 'vitest';
import { articlePageContract } from '#shared/contracts/article-page.ts';
import { articlesContract } from '#shared/contracts/articles.ts';
import { episodePageContract } from '#shared/contracts/episode-page.ts';
import { pagesContract } from '#shared/contracts/pages.ts';
import { productPageContract } from '#shared/contracts/product-page.ts';
import { productsContract } from '#shared/contracts/products.ts';
import { failureOf } from '../../support/failure-of.ts';
import { readHead } from '../../support/read-head.ts';
import { registerAdmin } from '../../support/sample-admin.ts';
import { sampleArticles } from '../../support/sample-articles.ts';
import { samplePodcasts } from '../../support/sample-podcasts.ts';
import { sampleProduct, seedProduct } from '../../support/sample-products.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';
import { structuredDataProblems } from '../../support/structured-data-rules.ts';

const { free, paid } = sampleArticles;
const { id } = sampleProduct;
let stack: TestStack;

beforeAll(async () => {
  stack = await startTestStack();
  const like = (name: string, category = paid.category) => ({ ...paid, id: name, category });
  await stack.seedArticles([
    free,
    { ...paid, longDescription: '## What\n\n**Loud** <script>1</script>' },
    like('same-1'),
    like('same-2', `${paid.category.split('|')[0]} | more`),
    like('same-3'),
    like('same-4'),
    like('other', 'Elsewhere'),
  ]);
  await stack.seedPodcasts();
  await seedProduct(stack);
  await seedProduct(stack, { ...sampleProduct, id: 'prod-map', category: 'Maps' });
  await seedProduct(stack, { ...sampleProduct, id: 'prod-draft', shelf: 'draft' });
}, 60_000);
afterAll(() => stack.stop());

it('an article comes with its description as HTML and three others of its category', async () => {
  const page = await stack.api(articlePageContract.getPage, { id: paid.id });
  expect(page.descriptionHtml).toBe(
    '<h3>What</h3><p><strong>Loud</strong> &lt;script&gt;1&lt;/script&gt;</p>',
  );
  expect(page.related).toHaveLength(3);
  const others = page.related.map(({ id: other }) => other);
  expect(others).not.toContain(paid.id);
  expect(others).not.toContain('other');
  expect(page).toMatchObject(await stack.api(articlesContract.get, { id: paid.id }));
});

it('an episode comes with its neighbours', async () => {
  const page = await stack.api(episodePageContract.getPage, { id: samplePodcasts.paid.id });
  expect(page.related.map((one) => one.id)).toEqual([samplePodcasts.free.id]);
});

it('a product comes with the public facts about its file, and no others', async () => {
  const page = await stack.api(productPageContract.getPage, { id });
  expect(page).toMatchObject({
    title: sampleProduct.title,
    file: { contentType: 'application/pdf', sizeBytes: 24 },
  });
  expect(page).not.toHaveProperty('descriptionHtml');
  expect(page.related.map((one) => one.id)).toEqual(['prod-map']);
  expect(JSON.stringify(page)).not.toContain(sampleProduct.file!.key);
});

it('a product that is not published has no page', async () => {
  const missing = stack.api(productPageContract.getPage, { id: 'prod-draft' });
  expect(await failureOf(missing)).toMatchObject({ code: 'not_found' });
  for (const name of ['prod-draft', 'no-such']) {
    const response = await stack.send(pagesContract.product, { id: name });
    expect(response.status).toBe(404);
    expect(readHead(await response.text()).meta['robots']).toBe('noindex');
  }
});

it('the page of a product tells search engines what it costs and where it is', async () => {
  const response = await stack.send(pagesContract.product, { id });
  const { title, canonical, things } = readHead(await response.text());
  const url = `${stack.siteUrl}/store/${id}`;
  expect(title).toBe(`${sampleProduct.title} · Outcrop`);
  expect(canonical).toBe(url);
  expect(things.flatMap(structuredDataProblems)).toEqual([]);
  expect(things[0]).toMatchObject({
    '@type': 'Product',
    offers: { price: 12, priceCurrency: 'USD', url },
  });
  const sitemap = await (await fetch(`${stack.siteUrl}/sitemap.xml`)).text();
  expect(sitemap).toContain(`<loc>${url}</loc>`);
});

it('pages give search engines the tags, escaped, and reference managers those of a paper', async () => {
  const tags = ['R&D', '</script> "50 %" }'];
  await stack.seedArticles([{ ...paid, id: 'art-tagged', tags }]);
  await stack.seedPodcasts([{ ...samplePodcasts.free, id: 'pod-tagged', tags }]);
  await seedProduct(stack, { ...sampleProduct, id: 'prod-tagged', tags });
  for (const [call, tagged, plain] of [
    [pagesContract.article, 'art-tagged', paid.id],
    [pagesContract.episode, 'pod-tagged', samplePodcasts.free.id],
    [pagesContract.product, 'prod-tagged', id],
  ] as const) {
    const html = await (await stack.send(call, { id: tagged })).text();
    const { things } = readHead(html);
    expect(things.flatMap(structuredDataProblems)).toEqual([]);
    expect(things[0]).toHaveProperty('keywords', tags);
    const without = readHead(await (await stack.send(call, { id: plain })).text());
    expect(without.things[0]).not.toHaveProperty('keywords');
    const named = html.match(/<meta name="citation_keywords" content="[^"]*" \/>/g) ?? [];
    expect(named).toEqual(
      call === pagesContract.article
        ? [
            '<meta name="citation_keywords" content="R&amp;D" />',
            '<meta name="citation_keywords" content="&lt;/script&gt; &quot;50 %&quot; }" />',
          ]
        : [],
    );
  }
});

it('omitted descriptions stay, and empty ones are removed', async () => {
  const admin = await registerAdmin(stack);
  const form = { id, title: sampleProduct.title, price: 12, category: sampleProduct.category };
  const texts = { shortDescription: 'Of wells.', longDescription: 'All **of** it.' };
  const read = () => stack.api(productPageContract.getPage, { id });
  await stack.api(productsContract.update, { ...form, ...texts }, admin);
  await stack.api(productsContract.update, { ...form, price: 13 }, admin);
  expect(await read()).toMatchObject({
    ...texts,
    price: 13,
    descriptionHtml: '<p>All <strong>of</strong> it.</p>',
  });
  const none = { shortDescription: '', longDescription: '' };
  await stack.api(productsContract.update, { ...form, ...none }, admin);
  expect(await read()).not.toHaveProperty('longDescription');
});
