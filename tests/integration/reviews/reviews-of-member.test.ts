import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Session } from '#shared/contracts/auth.ts';
import { reviewsContract, type ReviewedKind } from '#shared/contracts/reviews.ts';
import { failureOf } from '../../support/failure-of.ts';
import { registerAdmin } from '../../support/sample-admin.ts';
import { sampleArticles } from '../../support/sample-articles.ts';
import { samplePodcasts } from '../../support/sample-podcasts.ts';
import { sampleProduct, seedProduct } from '../../support/sample-products.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';

const { save, listManaged, decide } = reviewsContract;
// By key, the product comes last; by time, the paper does.
const items: [ReviewedKind, string][] = [
  ['podcast', samplePodcasts.free.id],
  ['product', sampleProduct.id],
  ['article', sampleArticles.free.id],
];

let stack: TestStack;
let admin: Session;
let reader: Session;
beforeAll(async () => {
  stack = await startTestStack();
  await stack.seedArticles();
  await stack.seedPodcasts();
  await seedProduct(stack, { ...sampleProduct, priceMinor: 0 });
  admin = await registerAdmin(stack);
  reader = await stack.register();
  const other = await stack.register();
  for (const [kind, id] of items) {
    await stack.api(save, { kind, id, stars: 4, sentence: `A good ${kind}.` }, reader);
    await stack.api(save, { kind, id, stars: 1, sentence: `A bad ${kind}.` }, other);
  }
}, 60_000);
afterAll(() => stack.stop());

const read = (more: object = {}) => stack.api(listManaged, { user: reader.id, ...more }, admin);
const kindsOf = ({ rows }: Awaited<ReturnType<typeof read>>) => rows.map(({ kind }) => kind);

it('lists the reviews of one member in every state, the latest first', async () => {
  const { rows, nextCursor } = await read();
  expect([kindsOf({ rows }), nextCursor]).toEqual([['article', 'product', 'podcast'], undefined]);
  expect(rows[0]).toMatchObject({ stars: 4, sentence: 'A good article.', state: 'waiting' });
  const [{ userId, kind, itemId, revision }] = rows as [(typeof rows)[0]];
  await stack.api(decide, { action: 'show', reviews: [{ userId, kind, itemId, revision }] }, admin);
  expect(kindsOf(await read())).toEqual(['article', 'product', 'podcast']);
  expect(kindsOf(await read({ state: 'shown' }))).toEqual(['article']);
  expect(kindsOf(await read({ q: 'GOOD product' }))).toEqual(['product']);
});

it.each([
  ['date', ['podcast', 'product', 'article']],
  ['-date', ['article', 'product', 'podcast']],
] as const)('pages through them by %s', async (sort, expected) => {
  const found: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await read({ sort, limit: 1, cursor });
    found.push(...kindsOf(page));
    cursor = page.nextCursor;
  } while (cursor);
  expect(found).toEqual(expected);
});

it('is empty for an unknown member, and is for administrators only', async () => {
  expect((await read({ user: 'nobody' })).rows).toEqual([]);
  const refused = await failureOf(stack.api(listManaged, { user: reader.id }, reader));
  expect(refused.code).toBe('forbidden');
});
