import { putRating } from '#functions/domain/ratings/rating-repository.ts';
import { samplePodcasts } from './sample-podcasts.ts';
import { sampleProduct, seedProduct } from './sample-products.ts';
import type { TestStack } from './start-test-stack.ts';

/** Lets a member rate an episode and a product as well, after `seedPodcasts`. */
export async function rateEveryKind(stack: TestStack, userId: string): Promise<void> {
  const product = { ...sampleProduct, id: 'prod-rated' };
  await seedProduct(stack, product);
  await putRating({ kind: 'products', id: product.id, userId, rating: 5 });
  await putRating({ kind: 'podcasts', id: samplePodcasts.free.id, userId, rating: 2 });
}
