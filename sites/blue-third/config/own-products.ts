import type { OwnProduct } from '#shared/site-config/own-product.ts';

/** Products whose file comes with a deployment instead of an upload. */
export const ownProducts: readonly OwnProduct[] = [];
