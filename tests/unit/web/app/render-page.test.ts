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

it('says what a page asks for, reading its address as the browser does', async () => {
  const { requestedCalls } = await renderPage(
    '/articles?q=+a+&q=b&sort=newest&sort=rating&utm=x',
    {},
  );
  expect(requestedCalls.map(({ address }) => address).sort()).toEqual(
    ['/api/articles/categories', list].sort(),
  );
  expect(requestedCalls.find(({ address }) => address === list)).toMatchObject({
    path: '/api/articles',
    input: { q: 'a', sort: 'newest', limit: 24 },
  });
});

it('shows the answers, and asks for no more', async () => {
  const answers = { [list]: { data: [article], total: 1 } };
  const { html, requestedCalls } = await renderPage('/articles?q=a&sort=newest', answers);
  expect(html).toContain('Porosity &lt;b&gt;');
  // The same day everywhere, whatever the machine's own time.
  expect(html).toContain('31 March 2026');
  expect(requestedCalls).toHaveLength(2);
});

it('asks for what lies open in a list only once the list is there', async () => {
  const episodes = '/api/podcasts?sort=newest&limit=24';
  const first = await renderPage('/podcasthub/e', {});
  expect(first.requestedCalls.map(({ address }) => address)).toEqual([episodes]);
  const then = await renderPage('/podcasthub/e', { [episodes]: { data: [], total: 0 } });
  expect(then.requestedCalls.map(({ address }) => address)).toContain('/api/podcasts/e');
});

it('keeps pages apart that are rendered at the same time', async () => {
  const pages = ['/articles', '/podcasthub', '/store', '/articles?q=a'];
  const together = await Promise.all(pages.map((page) => renderPage(page, {})));
  for (const [index, page] of pages.entries()) {
    expect(together[index], page).toEqual(await renderPage(page, {}));
  }
});

it('throws where a part of the page does, instead of a spinner', async () => {
  const broken = { data: [{ ...article, publishedAt: 'spring' }], total: 1 };
  const answers = { [list]: broken };
  await expect(renderPage('/articles?q=a&sort=newest', answers)).rejects.toThrow(
    'cannot be rendered',
  );
  await expect(renderPage('/no-such-page', {})).rejects.toThrow('no page');
});
