import { expect, test } from '../support/browser-test.ts';
import { expectNoPageProblems, startApp } from '../support/browser.ts';
import { sampleArticles } from '../support/sample-articles.ts';

const path = `/articles/${sampleArticles.free.id}`;

test.beforeAll(({ site }) =>
  site.seedArticles([{ ...sampleArticles.free, author: 'Outcrop Editorial' }]),
);

test(
  'the page of a paper shows its author with a picture, also before the app starts',
  { tag: '@long' },
  async ({ site }) => {
    const served = await site.openWith({ javaScriptEnabled: false });
    const page = await site.open();
    for (const each of [served, page]) await each.goto(path);
    await startApp(page);
    const urls = await Promise.all(
      [served, page].map((each) => each.locator('img[src*="editorial"]').getAttribute('src')),
    );
    expect(urls[1]).toBe(urls[0]);
    expect((await page.request.get(urls[0]!)).status()).toBe(200);
    await expect(page.getByRole('heading', { name: 'Outcrop Editorial' })).toBeVisible();
    expectNoPageProblems(page);
  },
);
