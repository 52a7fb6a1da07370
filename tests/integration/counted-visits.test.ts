// @module-tag long

import { afterAll, beforeAll, expect, it } from 'vitest';
import { articlesAdminContract } from '#shared/contracts/articles-admin.ts';
import { articlesContract } from '#shared/contracts/articles.ts';
import { podcastsContract } from '#shared/contracts/podcasts.ts';
import { registerAdmin } from '../support/sample-admin.ts';
import { samplePodcasts } from '../support/sample-podcasts.ts';
import { sampleArticles } from '../support/sample-articles.ts';
import { startTestStack, type TestStack } from '../support/start-test-stack.ts';

let stack: TestStack;
/** Rows of 5 KB: the size of an item must not decide what a visit costs. */
const article = { ...sampleArticles.free, longDescription: 'strata '.repeat(700) };
const episode = { ...samplePodcasts.free, longDescription: 'strata '.repeat(700) };
beforeAll(async () => {
  stack = await startTestStack();
  await stack.seedArticles([article, sampleArticles.paid]);
  await stack.seedPodcasts([episode]);
});
afterAll(() => stack.stop());

const { countView, get, list } = articlesContract;
const view = (id: string, visit: string) => stack.api(countView, { id, visit });

async function unitsOf(call: () => Promise<unknown>): Promise<number> {
  const before = stack.emulators.consumedUnits().writeUnits;
  await call();
  return stack.emulators.consumedUnits().writeUnits - before;
}

it('costs at most three write units, and a repeated one two', async () => {
  const visit = 'visit-of-a-view';
  expect(await unitsOf(() => view(article.id, visit))).toBe(3);
  expect(await unitsOf(() => view(article.id, visit))).toBe(2);
  const listen = () => stack.api(podcastsContract.countListen, { id: episode.id, visit });
  expect(await unitsOf(listen)).toBe(3);
  expect(await unitsOf(listen)).toBe(2);
});

it('adds to what the previous version counted in the item', async () => {
  await stack.seedArticles([{ ...sampleArticles.paid, id: 'art-older', views: 40 }]);
  expect(await view('art-older', 'visit-one')).toEqual({ views: 41 });
  expect((await stack.api(get, { id: 'art-older' })).views).toBe(41);
});

it('is included in the popular sort and in the figures for admins', async () => {
  await stack.seedArticles([{ ...sampleArticles.paid, id: 'art-popular' }]);
  for (let n = 0; n < 50; n++) await view('art-popular', `visit-${n}-popular`);
  // The catalogue is read again after every change.
  await stack.seedArticles([sampleArticles.paid]);
  const [first] = await stack.api(list, { sort: 'popular' });
  expect(first).toMatchObject({ id: 'art-popular', views: 50 });
  const { rows } = await stack.api(
    articlesAdminContract.listManaged,
    {},
    await registerAdmin(stack),
  );
  expect(rows.find(({ id }) => id === 'art-popular')?.views).toBe(50);
});
