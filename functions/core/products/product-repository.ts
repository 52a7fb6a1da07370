import { getItem } from '../catalogue/catalogue-items.ts';
import type { Product } from './product.ts';

export function getProduct(id: string): Promise<Product | undefined> {
  return getItem<Product>('products', id);
}
