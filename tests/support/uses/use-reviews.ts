import { pagesContract } from '#shared/contracts/pages.ts';
import { reviewsContract, type ReviewedKind } from '#shared/contracts/reviews.ts';
import { registerAdmin } from '../sample-admin.ts';
import { sampleArticles } from '../sample-articles.ts';
import { samplePodcasts } from '../sample-podcasts.ts';
import { sampleProduct, seedProduct } from '../sample-products.ts';
import type { TestStack } from '../start-test-stack.ts';

/** A review of an item of each kind, approved, shown and removed; and its author's account deleted. */
export async function useReviews(stack: TestStack): Promise<void> {
  const { list, mine, save, remove, listManaged, decide } = reviewsContract;
  const admin = await registerAdmin(stack);
  const reader = await stack.register();
  await seedProduct(stack, { ...sampleProduct, id: 'prod-free', priceMinor: 0 });
  const items: [ReviewedKind, string][] = [
    ['article', sampleArticles.free.id],
    ['podcast', samplePodcasts.free.id],
    ['product', 'prod-free'],
  ];
  for (const [kind, id] of items) {
    await stack.api(save, { kind, id, stars: 4, sentence: 'Good.' }, reader);
  }
  await stack.api(listManaged, { user: reader.id }, admin);
  const { rows } = await stack.api(listManaged, {}, admin);
  const reviews = rows.map(({ userId, kind, itemId, revision }) => {
    return { userId, kind, itemId, revision };
  });
  await stack.api(decide, { action: 'show', reviews }, admin);
  const [, id] = items[0]!;
  await stack.api(mine, { kind: 'article', id }, reader);
  await stack.api(list, { kind: 'article', id });
  await stack.send(pagesContract.episode, { id: samplePodcasts.free.id });
  await stack.api(remove, { kind: 'article', id }, reader);
}
