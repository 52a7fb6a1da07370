import { ownProducts as all } from '#site/config/own-products.ts';
import { capabilities } from './capabilities.ts';
import type { OwnProduct } from './own-product.ts';

export const ownProducts: readonly OwnProduct[] = capabilities.products ? all : [];

export const findOwnProduct = (id: string): OwnProduct | undefined =>
  ownProducts.find((product) => product.id === id);
