import { getItem, getPublished } from '../catalogue/catalogue-repository.ts';
import type { Product } from './product.ts';

export function getProduct(id: string): Promise<Product | undefined> {
  return getItem<Product>('products', id);
}

/** The product if visitors see it. */
export function getPublishedProduct(id: string): Promise<Product | undefined> {
  return getPublished<Product>('products', id);
}
