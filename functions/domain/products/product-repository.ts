import { getItem, getPublished } from '../catalogue/catalogue-repository.ts';
import type { Product } from './product.ts';

export function getProduct(id: string): Promise<Product | undefined> {
  return getItem<Product>('products', id);
}

/** Reads a product that visitors can see; undefined for all others. */
export function getPublishedProduct(id: string): Promise<Product | undefined> {
  return getPublished<Product>('products', id);
}
