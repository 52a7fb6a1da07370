import { fromMinor } from '#shared/constants/money.ts';
import type { PublicationState } from '#shared/contracts/fields.ts';
import type { ManagedProduct, Product as PublicProduct } from '#shared/contracts/products.ts';
import type { ProductRow } from './product.ts';

/** Shown if a product has no cover. */
const coverOfNone = '/article-placeholder.jpg';

export function toPublic(row: ProductRow): PublicProduct {
  return {
    id: row.id,
    title: row.title,
    price: fromMinor(row.priceMinor, row.currency),
    currency: row.currency,
    category: row.category,
    imageUrl: row.imageUrl ?? coverOfNone,
  };
}

/** A product as administrators see it. */
export function toManaged(row: ProductRow, state: PublicationState): ManagedProduct {
  return { ...toPublic(row), state, fileName: row.file?.name, updatedAt: row.updatedAt };
}
