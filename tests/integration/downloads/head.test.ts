import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '#shared/contracts/define-contract.ts';
import { downloadsContract } from '#shared/contracts/downloads.ts';
import { feedsContract } from '#shared/contracts/feeds.ts';
import { fileDownloadsContract } from '#shared/contracts/file-downloads.ts';
import { buyArticle, paidArticle } from '../../support/buy-article.ts';
import { buyPodcast, paidPodcast } from '../../support/buy-podcast.ts';
import { fullAudio } from '../../support/sample-podcasts.ts';
import { fetchWithAria2, hasAria2 } from '../../support/run-aria2.ts';
import { readFeed } from '../../support/read-feed.ts';
import { mp3File } from '../../support/sample-files.ts';
import { sampleProduct, seedProduct, startProductCheckout } from '../../support/sample-products.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';
import { createUploads } from '../../support/upload-file.ts';

/** The ids of a recording that the paper has beside its PDF, and of one that the product has. */
let extras: { paper: string; product: string };
let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack();
  await Promise.all([stack.seedArticles(), stack.seedPodcasts(), seedProduct(stack)]);
  const { send } = await createUploads(stack);
  const paper = {
    kind: 'article-extra',
    itemId: paidArticle.id,
    fileName: 'Of pores.mp3',
  } as const;
  const product = { kind: 'product-extra', itemId: sampleProduct.id } as const;
  const [ofPaper, ofProduct] = await Promise.all([
    send({ ...paper, file: mp3File(5) }),
    send({ ...product, file: mp3File(9) }),
  ]);
  extras = { paper: ofPaper.id, product: ofProduct.id };
});
afterAll(() => stack.stop());

const { article, articleHead, articleToken, podcast, podcastHead, token } = downloadsContract;
const { product, productHead } = downloadsContract;
const { articleFile, articleFileHead, productFile, productFileHead } = fileDownloadsContract;

/** Returns the headers from HEAD, and from GET after following the redirect. */
async function told(get: Call, head: Call, input: object) {
  const asked = await stack.send(head, input);
  const led = await stack.send(get, input);
  const got = await fetch(led.headers.get('location')!);
  await got.arrayBuffer();
  const names = ['content-length', 'content-type', 'content-disposition', 'etag', 'accept-ranges'];
  const of = ({ headers }: Response) => names.map((name) => headers.get(name));
  return { status: asked.status, asked: of(asked), got: of(got) };
}

/** Download tokens for a purchased paper and episode, and the private feed with the episode. */
async function buyBoth() {
  const read = await buyArticle(stack);
  const paper = await stack.api(
    articleToken,
    { id: paidArticle.id, sessionId: read.sessionId },
    read.buyer,
  );
  const heard = await buyPodcast(stack);
  const episode = await stack.api(
    token,
    { resourceId: paidPodcast.id, resourceType: 'podcast', sessionId: heard.sessionId },
    heard.buyer,
  );
  const { url: feedUrl } = await stack.api(feedsContract.address, {}, heard.buyer);
  return { paperToken: paper.token, episodeToken: episode.token, feedUrl };
}

/** A download token for the purchased product. */
async function buyProduct(): Promise<string> {
  const buyer = await stack.register();
  const sessionId = await startProductCheckout(stack, buyer);
  await stack.stripe.pay(sessionId);
  await stack.stripe.idle();
  const bought = { resourceId: sampleProduct.id, resourceType: 'product' as const, sessionId };
  return (await stack.api(token, bought, buyer)).token;
}

describe('a client that asks for size and type first', () => {
  it('gets the same headers for a purchased paper and episode as the download has', async () => {
    const { paperToken, episodeToken, feedUrl } = await buyBoth();
    const feedToken = feedUrl.split('/').at(-2)!;
    for (const [get, head, input] of [
      [article, articleHead, { id: paidArticle.id, token: paperToken }],
      [podcast, podcastHead, { id: paidPodcast.id, token: episodeToken }],
      [podcast, podcastHead, { id: paidPodcast.id, token: episodeToken, download: 'false' }],
      [feedsContract.episode, feedsContract.episodeHead, { token: feedToken, id: paidPodcast.id }],
    ] as const) {
      const { status, asked, got } = await told(get, head, input);
      expect(status, head.path).toBe(200);
      expect(asked, head.path).toEqual(got);
    }
  });

  it('gets the same headers for a purchased product, and for each file, as the download has', async () => {
    const [{ paperToken }, productToken] = [await buyBoth(), await buyProduct()];
    const ofPaper = { id: paidArticle.id, token: paperToken };
    const ofProduct = { id: sampleProduct.id, token: productToken };
    const names = [];
    for (const [get, head, input] of [
      [product, productHead, ofProduct],
      [productFile, productFileHead, { ...ofProduct, file: 'handbook' }],
      [productFile, productFileHead, { ...ofProduct, file: extras.product }],
      [articleFile, articleFileHead, { ...ofPaper, file: 'porosity' }],
      [articleFile, articleFileHead, { ...ofPaper, file: extras.paper }],
    ] as const) {
      const { status, asked, got } = await told(get, head, input);
      expect(status, head.path).toBe(200);
      expect(asked, head.path).toEqual(got);
      names.push(/filename="([^"]+)"/.exec(asked[2]!)![1]);
    }
    const [ofProductFiles, ofPaperFiles] = [names.slice(0, 3), names.slice(3)];
    expect(ofProductFiles).toEqual(['handbook.pdf', 'handbook.pdf', 'talk.mp3']);
    expect(ofPaperFiles).toEqual(['porosity.pdf', 'Of-pores.mp3']);
  });

  it('is refused without access, as with GET', async () => {
    for (const [get, head, input] of [
      [article, articleHead, { id: paidArticle.id }],
      [podcast, podcastHead, { id: paidPodcast.id }],
      [product, productHead, { id: sampleProduct.id }],
      [productFile, productFileHead, { id: sampleProduct.id, file: extras.product }],
      [articleFile, articleFileHead, { id: paidArticle.id, file: extras.paper }],
    ] as const) {
      const refused = await stack.send(get, input);
      expect((await stack.send(head, input)).status, head.path).toBe(refused.status);
      expect(refused.status).toBeGreaterThanOrEqual(400);
    }
  });

  it('gets the same headers for a private feed as GET', async () => {
    const { buyer } = await buyPodcast(stack);
    const { url } = await stack.api(feedsContract.address, {}, buyer);
    const [get, head] = await Promise.all([fetch(url), fetch(url, { method: 'HEAD' })]);
    expect(head.status).toBe(200);
    for (const name of ['content-type', 'etag', 'cache-control']) {
      expect(head.headers.get(name)).toBe(get.headers.get(name));
    }
  });
});

/** Fetches a file as download programs do: asks for its length, then for several parts of it at once. */
async function fetchInParts(url: string): Promise<Buffer> {
  const head = await fetch(url, { method: 'HEAD' });
  expect(head.headers.get('accept-ranges'), url).toBe('bytes');
  const length = Number(head.headers.get('content-length'));
  const parts = 4;
  const size = Math.ceil(length / parts);
  const got = await Promise.all(
    Array.from({ length: parts }, async (_part, index) => {
      const first = index * size;
      const last = Math.min(first + size, length) - 1;
      const response = await fetch(url, { headers: { range: `bytes=${first}-${last}` } });
      expect(response.status, url).toBe(206);
      expect(response.headers.get('content-range')).toBe(`bytes ${first}-${last}/${length}`);
      return Buffer.from(await response.arrayBuffer());
    }),
  );
  return Buffer.concat(got);
}

/** Fetches a purchased episode, the same from the private feed, and a purchased paper. */
async function expectFetched(fetchFile: (url: string) => Promise<Buffer>): Promise<void> {
  const { paperToken, episodeToken, feedUrl } = await buyBoth();
  const audio = fullAudio(paidPodcast);
  const episode = `${stack.siteUrl}/download/podcasts/${paidPodcast.id}?token=${episodeToken}`;
  expect((await fetchFile(episode)).equals(audio)).toBe(true);
  const enclosure = feedUrl.replace('podcast.xml', `episodes/${paidPodcast.id}.mp3`);
  expect((await fetchFile(enclosure)).equals(audio)).toBe(true);
  const paper = `${stack.siteUrl}/api/articles/${paidArticle.id}/download?token=${paperToken}`;
  expect(String((await fetchFile(paper)).subarray(0, 5))).toBe('%PDF-');
}

it('lets a download program fetch a file in ranges after HEAD', { tags: 'long' }, () =>
  expectFetched(fetchInParts),
);

it.skipIf(!hasAria2)('lets aria2c fetch a file after HEAD', { tags: 'long' }, () =>
  expectFetched(fetchWithAria2),
);

it('gives a podcast client the transcript of an episode that its member owns', async () => {
  const { buyer } = await buyPodcast(stack);
  const { url } = await stack.api(feedsContract.address, {}, buyer);
  const { item } = readFeed(await (await fetch(url)).text());
  const owned = item.find(({ guid }) => guid.text === paidPodcast.id)!;
  const transcript = owned['podcast:transcript'] as { url: string; type: string };
  const response = await fetch(transcript.url);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toContain(transcript.type);
  expect(await response.text()).toBe(paidPodcast.transcript);

  const stranger = await stack.api(feedsContract.address, {}, await stack.register());
  const feed = stranger.url.replace('podcast.xml', '');
  const refused = await fetch(`${feed}episodes/${paidPodcast.id}/transcript`);
  expect(refused.status).toBe(403);
});
