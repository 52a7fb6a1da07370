import { ownProducts } from '#site/config/own-products.ts';
import type { OwnProduct } from './own-product.ts';

export { ownProducts };

export const findOwnProduct = (id: string): OwnProduct | undefined =>
  ownProducts.find((product) => product.id === id);
