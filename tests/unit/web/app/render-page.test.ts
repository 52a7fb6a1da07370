import { expect, it } from 'vitest';
import { renderPage } from '#web/src/app/prerender.tsx';

const article = {
  id: 'a',
  title: 'Porosity <b>',
  shortDescription: 'Of rocks',
  price: 3,
  currency: 'gbp',
  isFree: false,
  category: 'Logs',
  imageUrl: '',
  author: 'T. Author',
  publishedAt: '2026-03-31T23:30:00.000Z',
};
const list = '/api/articles?q=a&sort=newest&limit=24';

it('says what a page requests, reading its URL like the browser', async () => {
  const { requestedCalls } = await renderPage(
    '/articles?q=+a+&q=b&sort=newest&sort=rating&utm=x',
    {},
  );
  expect(requestedCalls.map(({ url }) => url).sort()).toEqual(
    ['/api/articles/categories', list].sort(),
  );
  expect(requestedCalls.find(({ url }) => url === list)).toMatchObject({
    path: '/api/articles',
    input: { q: 'a', sort: 'newest', limit: 24 },
  });
});

it('shows the responses, and makes no further requests', async () => {
  const responses = { [list]: { data: [article], total: 1 } };
  const { html, requestedCalls } = await renderPage('/articles?q=a&sort=newest', responses);
  expect(html).toContain('Porosity &lt;b&gt;');
  // The same day everywhere, whatever the machine's time zone.
  expect(html).toContain('31 March 2026');
  expect(requestedCalls).toHaveLength(2);
});

it('requests only an item at the URL of its page, and not its list', async () => {
  const asked = async (page: string) =>
    (await renderPage(page, {})).requestedCalls.map(({ url }) => url);
  expect(await asked('/articles/a')).toEqual(['/api/articles/a/page']);
  expect(await asked('/podcasthub/e')).toEqual(['/api/podcasts/e/page']);
  expect(await asked('/store/p')).toEqual(['/api/products/p']);
});

it('shows all of an item, its Markdown as the elements that it stands for', async () => {
  const page = {
    ...article,
    longDescription: '**Loud**',
    description: '**Loud**',
    descriptionHtml: '<p><strong>Loud</strong></p>',
    editions: [
      {
        number: 2,
        publishedAt: '2026-04-30T23:30:00.000Z',
        files: [
          { id: 'f', name: 'logs.pdf', contentType: 'application/pdf', sizeBytes: 2e6, pages: 12 },
        ],
      },
    ],
    related: [{ ...article, id: 'b', title: 'Another one' }],
  };
  const { html } = await renderPage('/articles/a', { '/api/articles/a/page': { data: page } });
  expect(html).toContain('Porosity &lt;b&gt;');
  expect(html).toContain('<p><strong>Loud</strong></p>');
  expect(html).toContain('Buy for £3.00');
  expect(html).toContain('Edition 2');
  expect(html).toContain('30 April 2026');
  expect(html).toContain('PDF, 2 MB, 12 pages');
  expect(html).toContain('href="/articles/b"');
});

it('says that there is no such item', async () => {
  const responses = { '/api/articles/a/page': { data: undefined, missing: true as const } };
  const { html } = await renderPage('/articles/a', responses);
  expect(html).toContain('We couldn’t find this article');
});

it('separates pages that are rendered at the same time', async () => {
  const pages = ['/articles', '/podcasthub', '/store', '/articles?q=a'];
  const together = await Promise.all(pages.map((page) => renderPage(page, {})));
  for (const [index, page] of pages.entries()) {
    expect(together[index], page).toEqual(await renderPage(page, {}));
  }
});

it('throws if a part of the page does, instead of rendering a spinner', async () => {
  const broken = { data: [{ ...article, publishedAt: 'spring' }], total: 1 };
  const responses = { [list]: broken };
  await expect(renderPage('/articles?q=a&sort=newest', responses)).rejects.toThrow(
    'cannot be rendered',
  );
  await expect(renderPage('/no-such-page', {})).rejects.toThrow('no page');
});
