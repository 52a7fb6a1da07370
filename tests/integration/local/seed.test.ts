import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { samples } from '#sites/outcrop/samples/index.ts';
import { sampleAccounts, samplePassword } from '#infra/local/seed/sample-accounts.ts';
import { markSeeded, refuseSamples } from '#infra/local/seed/seed-mark.ts';
import { seedSamples, type SeedProgress } from '#infra/local/seed/seed-samples.ts';
import { articlesContract } from '#shared/contracts/articles.ts';
import { downloadsContract } from '#shared/contracts/downloads.ts';
import { podcastsContract } from '#shared/contracts/podcasts.ts';
import { productPageContract } from '#shared/contracts/product-page.ts';
import { productsContract } from '#shared/contracts/products.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';
import { zipOf } from '../../support/zip-files.ts';

const { papers, episodes, products } = samples;
const paper = papers[0]!;
const variants = ['art-one', 'art-two', 'art-three'].map((id) => ({ ...paper, id, priceMinor: 0 }));
const dataDir = mkdtempSync(path.join(tmpdir(), 'outcrop-seed-'));
const mark = path.join(dataDir, 'seeded');
let stack: TestStack;

beforeAll(async () => {
  stack = await startTestStack();
});

afterAll(async () => {
  await stack.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

async function seed(onProgress: (progress: SeedProgress) => void, signal: AbortSignal) {
  await seedSamples(stack, dataDir, { signal, onProgress, samples: { papers: variants } });
}

const shelf = async () => (await stack.api(articlesContract.list, {})).map(({ id }) => id).sort();

test('an interrupted seeding keeps its results and does not set the mark', async () => {
  const controller = new AbortController();
  const cut = seed(({ done }) => done === 1 && controller.abort(), controller.signal);
  await expect(cut).rejects.toThrow(/abort/i);
  expect(existsSync(mark)).toBe(false);
  await expect.poll(shelf, { timeout: 20_000 }).toEqual(['art-one', 'art-two']);
});

test('the next seeding continues it and leaves existing items alone', async () => {
  await stack.api(articlesContract.countView, { id: 'art-one', visit: 'a-reading-session' });
  const titles: string[] = [];
  await seed(({ title }) => titles.push(title), new AbortController().signal);
  expect(await shelf()).toEqual(['art-one', 'art-three', 'art-two']);
  expect((await stack.api(articlesContract.get, { id: 'art-one' })).views).toBe(1);
  expect(existsSync(mark)).toBe(true);
});

test('with the mark, nothing happens', async () => {
  await seed(() => expect.unreachable(), new AbortController().signal);
});

test('a paper has its row, its cover in every size and its PDF', async () => {
  const article = await stack.api(articlesContract.get, { id: 'art-three' });
  expect(article).toMatchObject({ isFree: true, currency: 'gbp', author: paper.author });
  expect(article.pages).toBeGreaterThanOrEqual(3);
  expect(article.imageUrl).toBe('/media/articles/art-three/cover-960.webp');
  for (const name of [
    'cover-480.avif',
    'cover-960.avif',
    'cover-480.webp',
    'cover-960.webp',
    'og.jpg',
  ]) {
    const cover = await fetch(`${stack.siteUrl}/media/articles/art-three/${name}`);
    expect([cover.status, cover.headers.get('content-type')?.split('/')[0]]).toEqual([
      200,
      'image',
    ]);
  }
  const redirect = await stack.send(downloadsContract.article, { id: 'art-three' });
  const pdf = await fetch(redirect.headers.get('location')!);
  expect(pdf.headers.get('content-disposition')).toContain((await paper.read()).file.name);
  const bytes = Buffer.from(await pdf.arrayBuffer());
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expect(bytes.length).toBe(article.fileSizeBytes);
});

test('the sample accounts can sign in, one of them as admin', async () => {
  for (const { email, role } of sampleAccounts) {
    expect(await stack.login(email, samplePassword)).toMatchObject({ email, role });
  }
});

test('an episode has its row, its artwork, its preview and a transcript for owners', async () => {
  const sold = episodes.find(({ priceMinor }) => priceMinor > 0)!;
  const given = episodes.find(({ priceMinor }) => priceMinor === 0)!;
  rmSync(mark);
  const { signal } = new AbortController();
  const options = { signal, onProgress: () => undefined, samples: { episodes: [sold, given] } };
  await seedSamples(stack, dataDir, options);

  const episode = await stack.api(podcastsContract.get, { id: sold.id });
  expect(episode).toMatchObject({ title: sold.title, hasTranscript: true, isFree: false });
  expect(episode.durationSeconds).toBeGreaterThan(60);
  for (const url of [episode.artworkUrl, episode.previewUrl!]) {
    const file = await fetch(stack.siteUrl + url);
    expect([url, file.status]).toEqual([url, 200]);
  }
  const audio = await stack.send(downloadsContract.podcast, { id: given.id });
  expect((await fetch(audio.headers.get('location')!)).headers.get('content-type')).toBe(
    'audio/mpeg',
  );
});

test('a product has its row, its cover and its PDF, and is printed once', async () => {
  const given = products.find(({ priceMinor }) => priceMinor === 0)!;
  const { signal } = new AbortController();
  const options = { signal, onProgress: () => undefined, samples: { products: [given] } };
  for (let time = 0; time < 2; time++) {
    rmSync(mark);
    await seedSamples(stack, dataDir, options);
  }
  const { id, title, category } = given;
  const { file: sample } = await given.read();
  const imageUrl = `/media/products/${id}/cover-960.webp`;
  expect(await stack.api(productsContract.list, {})).toEqual([
    { id, title, category, price: 0, currency: 'gbp', imageUrl },
  ]);
  for (const name of ['cover-480.avif', 'cover-960.avif', 'cover-480.webp', 'cover-960.webp']) {
    const cover = await fetch(`${stack.siteUrl}/media/products/${id}/${name}`);
    expect([name, cover.status]).toEqual([name, 200]);
  }
  const redirect = await stack.send(downloadsContract.product, { id });
  const file = await fetch(redirect.headers.get('location')!);
  expect(file.headers.get('content-disposition')).toContain(sample.name);
  expect(
    Buffer.from(await file.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
});

test('a start without samples makes the accounts, and can be repeated', async () => {
  rmSync(mark);
  const { signal } = new AbortController();
  await seedSamples(stack, dataDir, { signal, onProgress: () => undefined, samples: {} });
  expect(() => refuseSamples(dataDir)).not.toThrow();
});

test('a start without samples is refused if an earlier start added some', () => {
  markSeeded(dataDir, 3);
  expect(() => refuseSamples(dataDir)).toThrow('npm run reset');
});

test('a product shows the contents of its archive, if its sample says so', async () => {
  const file = zipOf([{ name: 'scores/blues.mid' }, { name: 'readme.txt' }]);
  const packed = {
    ...products[0]!,
    id: 'packed',
    fileList: 'shown' as const,
    read: async () => ({
      file: { name: 'scores.zip', contentType: 'application/zip', body: file },
      pages: 0,
      pictures: [],
    }),
  };
  const folder = mkdtempSync(path.join(dataDir, 'packed-'));
  const signal = new AbortController().signal;
  await seedSamples(stack, folder, {
    signal,
    onProgress: () => {},
    samples: { products: [packed] },
  });
  const names = async () =>
    (await stack.api(productPageContract.getPage, { id: 'packed' })).fileLists?.flatMap(
      ({ entries }) => entries.map(({ name }) => name),
    );
  await expect.poll(names, { timeout: 20_000 }).toEqual(['scores', 'blues.mid', 'readme.txt']);
});
