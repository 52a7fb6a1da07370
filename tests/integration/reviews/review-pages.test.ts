import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Session } from '#shared/contracts/auth.ts';
import { pagesContract } from '#shared/contracts/pages.ts';
import { reviewsContract } from '#shared/contracts/reviews.ts';
import { buyArticle, paidArticle } from '../../support/buy-article.ts';
import { readHead } from '../../support/read-head.ts';
import { registerAdmin } from '../../support/sample-admin.ts';
import { sampleArticles } from '../../support/sample-articles.ts';
import { samplePodcasts } from '../../support/sample-podcasts.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';
import { structuredDataProblems } from '../../support/structured-data-rules.ts';

const { list, save, listManaged, decide } = reviewsContract;
const paper = { kind: 'article', id: paidArticle.id } as const;
const freePaper = { kind: 'article', id: sampleArticles.free.id } as const;
const sentence = 'Clear, and the tables can be used as they are.';

let stack: TestStack;
let admin: Session;
let buyer: Session;

beforeAll(async () => {
  stack = await startTestStack();
  await stack.seedArticles();
  await stack.seedPodcasts();
  admin = await registerAdmin(stack);
  buyer = (await buyArticle(stack)).buyer;
}, 60_000);
afterAll(() => stack.stop());

async function showAll(): Promise<void> {
  const { rows } = await stack.api(listManaged, {}, admin);
  const reviews = rows.map(({ userId, kind, itemId, revision }) => {
    return { userId, kind, itemId, revision };
  });
  await stack.api(decide, { action: 'show', reviews }, admin);
}

describe('the page of an item', () => {
  const pageOf = async ({ path }: { path: string }, id: string) =>
    (await fetch(`${stack.gatewayUrl}${path.replace('{id}', id)}`)).text();

  it('tells search engines what it shows, once a sentence is approved', async () => {
    const { id } = samplePodcasts.free;
    const reader = await stack.register();
    const loud = '</script><b>Loud</b> & clear';
    const review = { kind: 'podcast', id, stars: 5, sentence: loud, name: 'Ada <i>' } as const;
    await stack.api(save, review, reader);
    const before = await pageOf(pagesContract.episode, id);
    expect(before).not.toContain('Loud');
    expect(readHead(before).things).not.toContainEqual(
      expect.objectContaining({ aggregateRating: expect.anything() }),
    );
    await showAll();
    const { rating, ratingCount } = await stack.api(list, { kind: 'podcast', id });
    const page = await pageOf(pagesContract.episode, id);
    expect(page).not.toContain('<b>Loud');
    expect(page).not.toContain('<i>');
    expect(page).not.toContain(reader.email);
    const episode = readHead(page).things.find((thing) => thing['@type'] === 'PodcastEpisode')!;
    expect(structuredDataProblems(episode)).toEqual([]);
    expect(episode).toMatchObject({
      aggregateRating: { ratingValue: rating, ratingCount },
      review: [{ author: { name: 'Ada <i>' }, reviewBody: loud, reviewRating: { ratingValue: 5 } }],
    });
  });

  it('describes a paid paper as a product, because articles have no stars there', async () => {
    await stack.api(save, { ...paper, stars: 4, sentence, name: 'Ada' }, buyer);
    await showAll();
    const { things } = readHead(await pageOf(pagesContract.article, paper.id));
    const product = things.find((thing) => thing['@type'] === 'Product')!;
    expect(product).toMatchObject({ sku: paper.id, aggregateRating: { ratingValue: 4 } });
    const free = readHead(await pageOf(pagesContract.article, freePaper.id));
    expect(free.things.map((thing) => thing['@type'])).toEqual(['Article', 'BreadcrumbList']);
  });
});
