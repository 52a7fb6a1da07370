import { getItem, listItems } from '../catalogue/catalogue-items.ts';
import type { Product, ShelfRow } from './product.ts';

export function getProduct(id: string): Promise<Product | undefined> {
  return getItem<Product>('products', id);
}

/** All published products, newest first. */
export function listPublished(): Promise<ShelfRow[]> {
  return listItems<ShelfRow>('products', 'published');
}
