import { getItem, listItems } from '../catalogue/catalogue-repository.ts';
import type { Product, ProductRow } from './product.ts';

export function getProduct(id: string): Promise<Product | undefined> {
  return getItem<Product>('products', id);
}

/** All published products, newest first. */
export function listPublished(): Promise<ProductRow[]> {
  return listItems<ProductRow>('products', 'published');
}
