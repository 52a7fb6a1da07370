import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getReview } from '#functions/domain/reviews/review-repository.ts';
import { accountContract } from '#shared/contracts/account.ts';
import { articlesContract } from '#shared/contracts/articles.ts';
import type { Session } from '#shared/contracts/auth.ts';
import { reviewsContract } from '#shared/contracts/reviews.ts';
import { reportsContract } from '#shared/contracts/reports.ts';
import { siteConfig } from '#shared/site-config/index.ts';
import { buyArticle, paidArticle } from '../../support/buy-article.ts';
import { failureOf } from '../../support/failure-of.ts';
import { rateEveryKind } from '../../support/rate-every-kind.ts';
import { registerAdmin } from '../../support/sample-admin.ts';
import { sampleArticles } from '../../support/sample-articles.ts';
import { samplePodcasts } from '../../support/sample-podcasts.ts';
import { seedProduct, sampleProduct } from '../../support/sample-products.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';
import { testPassword } from '../../support/test-members.ts';
import { useUpLimit } from '../../support/use-up-limit.ts';

const { list, mine, save, remove, listManaged, decide } = reviewsContract;
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
  await seedProduct(stack, { ...sampleProduct, priceMinor: 0 });
  admin = await registerAdmin(stack);
  buyer = (await buyArticle(stack)).buyer;
}, 60_000);
afterAll(() => stack.stop());

const waiting = async () => (await stack.api(listManaged, {}, admin)).rows;
const decideAll = async (action: 'show' | 'hide', state: 'waiting' | 'shown' = 'waiting') => {
  const { rows } = await stack.api(listManaged, { state }, admin);
  const reviews = rows.map(({ userId, kind, itemId, revision }) => {
    return { userId, kind, itemId, revision };
  });
  return stack.api(decide, { action, reviews }, admin);
};

describe('an owner', () => {
  it('adds a sentence to their stars, which nobody else sees before it is approved', async () => {
    const own = await stack.api(save, { ...paper, stars: 4, sentence, name: 'Ada' }, buyer);
    const saved = { stars: 4, sentence, name: 'Ada', state: 'waiting' };
    expect(own).toEqual({ ...saved, rating: 4, ratingCount: 1 });
    expect(await stack.api(mine, paper, buyer)).toEqual(saved);
    const before = await stack.api(list, paper);
    expect(before).toEqual({ rating: 4, ratingCount: 1, rows: [] });

    expect(await waiting()).toMatchObject([
      { userId: buyer.id, ...{ kind: 'article', itemId: paper.id }, title: paidArticle.title },
    ]);
    expect((await decideAll('show')).reviews).toMatchObject([{ outcome: 'changed' }]);
    const month = new Date().toISOString().slice(0, 7);
    const { rows } = await stack.api(list, paper);
    expect(rows).toEqual([{ stars: 4, sentence, name: 'Ada', month }]);
    expect((await stack.api(mine, paper, buyer)).state).toBe('shown');
  });

  it('changes the stars, and the sentence stays approved', async () => {
    await stack.api(save, { ...paper, stars: 2 }, buyer);
    await stack.api(save, { ...paper, stars: 3, sentence, name: 'Ada' }, buyer);
    expect((await stack.api(list, paper)).rows).toMatchObject([{ stars: 3, sentence }]);
    await stack.api(articlesContract.rate, { id: paper.id, rating: 5 }, buyer);
    expect(await stack.api(list, paper)).toMatchObject({ rating: 5, rows: [{ stars: 5 }] });
  });

  it('changes the sentence, which then waits again and is not on the page', async () => {
    const changed = { ...paper, stars: 5, sentence: 'On second thoughts, superb.' };
    expect(await stack.api(save, changed, buyer)).toMatchObject({ state: 'waiting' });
    expect((await stack.api(list, paper)).rows).toEqual([]);
  });

  it('removes the sentence at once, as often as they like, and keeps the stars', async () => {
    await decideAll('show');
    expect((await stack.api(list, paper)).rows).toHaveLength(1);
    for (const _ of [1, 2]) {
      expect(await stack.api(remove, paper, buyer)).toEqual({ stars: 5 });
    }
    expect(await stack.api(list, paper)).toEqual({ rating: 5, ratingCount: 1, rows: [] });
  });
});

describe('a review', () => {
  const stars = { stars: 5, sentence };

  it('is refused to those who have not bought the item', async () => {
    const stranger = await stack.register();
    const refusal = await failureOf(stack.api(save, { ...paper, ...stars }, stranger));
    expect(refusal.code).toBe('not_purchased');
    expect(await stack.api(mine, paper, stranger)).toEqual({});
    const guest = await failureOf(stack.api(save, { ...paper, ...stars }));
    expect(guest.code).toBe('not_signed_in');
  });

  it('is open to everybody with an account if the item is free: papers, episodes and products', async () => {
    const reader = await stack.register();
    const items = [
      freePaper,
      { kind: 'podcast', id: samplePodcasts.free.id },
      { kind: 'product', id: sampleProduct.id },
    ] as const;
    for (const item of items) {
      await stack.api(save, { ...item, stars: 3, sentence: 'Fine.' }, reader);
      expect(await stack.api(list, item)).toEqual({ rating: 3, ratingCount: 1, rows: [] });
    }
    await decideAll('show');
    for (const item of items) {
      const { rows } = await stack.api(list, item);
      expect(rows).toMatchObject([{ stars: 3, sentence: 'Fine.' }]);
      expect(rows[0]).not.toHaveProperty('name');
      expect(JSON.stringify(rows)).not.toContain(reader.email);
    }
  });

  it('cannot be written or removed for another member: a member named in the body is ignored', async () => {
    const [one, other] = [await stack.register(), await stack.register()];
    const smuggled = { ...freePaper, ...stars, userId: other.id };
    await stack.api(save, smuggled, one);
    expect(await stack.api(mine, freePaper, other)).toEqual({});
    const another = { ...freePaper, userId: one.id };
    await stack.api(remove, another, other);
    expect(await stack.api(mine, freePaper, one)).toMatchObject({ sentence });
  });

  it('is not found for an item that does not exist', async () => {
    const reader = await stack.register();
    for (const id of ['no-such', 'a#b']) {
      const item = { kind: 'article', id } as const;
      expect((await failureOf(stack.api(save, { ...item, ...stars }, reader))).code).toBe(
        'not_found',
      );
      expect((await failureOf(stack.api(list, item))).code).toBe('not_found');
    }
  });
});

describe('what a review says', () => {
  it.each([
    [{ stars: 0 }, { stars: 'Choose one to five stars' }],
    [{ stars: 2.5 }, { stars: 'Choose one to five stars' }],
    [{ sentence: ' ' }, { sentence: 'Write a sentence' }],
    [{ sentence: 'x'.repeat(281) }, { sentence: 'Please keep it under 280 characters' }],
    [{ sentence: 'a\nb' }, { sentence: 'Please write one line without control characters' }],
    [
      { name: 'ada@example.test' },
      { name: 'Everybody can read this name. Leave out your email address' },
    ],
  ])('%j is refused with what to do', async (wrong, fields) => {
    const reader = await stack.register();
    const input = { ...freePaper, stars: 5, sentence, ...wrong };
    const refusal = await failureOf(stack.api(save, input, reader));
    expect([refusal.code, refusal.fields]).toEqual(['validation_failed', fields]);
  });

  it('is limited per hour', { tags: 'long' }, async () => {
    const reader = await stack.register();
    await useUpLimit('reviews', reader.id, siteConfig.limits.reviews);
    await stack.api(save, { ...freePaper, stars: 5 }, reader);
    const refusal = await failureOf(stack.api(save, { ...freePaper, stars: 5 }, reader));
    expect(refusal.code).toBe('too_many_requests');
  });
});

describe('concurrently', () => {
  it('writes one review and counts one rating, however many requests come', async () => {
    const reader = await stack.register();
    const before = (await stack.api(list, freePaper)).ratingCount ?? 0;
    const input = { ...freePaper, stars: 4, sentence: 'Said once.' };
    await Promise.all(Array.from({ length: 10 }, () => stack.api(save, input, reader)));
    expect((await stack.api(list, freePaper)).ratingCount).toBe(before + 1);
    expect((await waiting()).filter((row) => row.userId === reader.id)).toHaveLength(1);
  });

  it('approves only the text that was read, and none written since', async () => {
    const reader = await stack.register();
    await stack.api(save, { ...freePaper, stars: 5, sentence: 'Harmless.' }, reader);
    const read = (await waiting()).find(({ userId }) => userId === reader.id)!;
    await stack.api(remove, freePaper, reader);
    await stack.api(save, { ...freePaper, stars: 5, sentence: 'Buy my watches.' }, reader);
    const { userId, kind, itemId, revision } = read;
    const approval = { action: 'show' as const, reviews: [{ userId, kind, itemId, revision }] };
    const response = await stack.api(decide, approval, admin);
    expect(response.reviews).toEqual([
      { revision, outcome: 'failed', text: expect.stringContaining('has changed or removed it') },
    ]);
    const { rows } = await stack.api(list, freePaper);
    expect(rows.map((row) => row.sentence)).not.toContain('Buy my watches.');
  });

  it('decides once, and puts neither name nor sentence into the audit log', async () => {
    await decideAll('hide', 'shown');
    const item = `article#${freePaper.id}`;
    const reader = await stack.register();
    await stack.api(save, { ...freePaper, stars: 5, sentence, name: 'Ada' }, reader);
    const row = (await waiting()).find(({ userId }) => userId === reader.id)!;
    const { userId, kind, itemId, revision } = row;
    const approval = { action: 'show' as const, reviews: [{ userId, kind, itemId, revision }] };
    const shownBefore = (
      await stack.api(reportsContract.audit, { q: 'review.show' }, admin)
    ).rows.filter(({ target }) => target === item).length;
    const responses = await Promise.all([1, 2, 3].map(() => stack.api(decide, approval, admin)));
    const outcomes = responses.map(({ reviews }) => reviews[0]!.outcome).sort();
    expect(outcomes).toEqual(['changed', 'unchanged', 'unchanged']);
    const { rows } = await stack.api(reportsContract.audit, { q: 'review.show' }, admin);
    const about = JSON.stringify(rows);
    expect(about).not.toMatch(/Ada|Clear/);
    expect(about).not.toContain(userId);
    expect(rows.filter(({ target }) => target === item)).toHaveLength(shownBefore + 1);
    expect((await getReview({ userId, item }))!.state).toBe('shown');
  });
});

it("is deleted with its author's account, as are the stars of every kind of item", async () => {
  const reader = await stack.register();
  await rateEveryKind(stack, reader.id);
  const item = { kind: 'product', id: 'prod-rated' } as const;
  await stack.api(save, { ...freePaper, stars: 1, sentence: 'Gone soon.' }, reader);
  expect((await stack.api(list, item)).ratingCount).toBe(1);
  await decideAll('show');
  await stack.api(accountContract.deleteAccount, { password: testPassword }, reader);
  expect(await stack.api(list, item)).toEqual({ rows: [] });
  const { rows } = await stack.api(list, freePaper);
  expect(rows.map((row) => row.sentence)).not.toContain('Gone soon.');
  expect(await getReview({ userId: reader.id, item: `article#${freePaper.id}` })).toBeUndefined();
});

it('shows ten at a time, newest first, and links to older ones', { tags: 'long' }, async () => {
  const item = { kind: 'product', id: 'prod-many' } as const;
  await seedProduct(stack, { ...sampleProduct, id: item.id, priceMinor: 0 });
  for (let number = 1; number <= 12; number++) {
    const reader = await stack.register();
    await stack.api(save, { ...item, stars: 5, sentence: `Number ${number}.` }, reader);
  }
  await decideAll('show');
  const first = await stack.api(list, item);
  expect(first.rows.map((row) => row.sentence)).toEqual(
    Array.from({ length: 10 }, (_, index) => `Number ${12 - index}.`),
  );
  const { rows, nextCursor } = await stack.api(list, { ...item, cursor: first.nextCursor });
  expect(rows.map((row) => row.sentence)).toEqual(['Number 2.', 'Number 1.']);
  expect(nextCursor).toBeUndefined();
});
