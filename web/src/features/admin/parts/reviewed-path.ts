import { episodePath } from '#shared/constants/episode-path.ts';
import { productPath } from '#shared/constants/product-path.ts';
import type { ReviewedKind } from '#shared/contracts/reviews.ts';

/** The paths of the pages of reviewed items. */
export const reviewedPath: Record<ReviewedKind, (id: string) => string> = {
  article: (id) => `/articles/${encodeURIComponent(id)}`,
  podcast: episodePath,
  product: productPath,
};
