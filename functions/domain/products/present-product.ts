import { fromMinor } from '#shared/constants/money.ts';
import type { ManagedProduct } from '#shared/contracts/products.ts';
import type { Product as PublicProduct } from '#shared/contracts/store-products.ts';
import { presentPublication, type Publication } from '../catalogue/publication.ts';
import type { ProductRow } from './product.ts';

/** Shown if a product has no cover. */
const placeholderCover = '/article-placeholder.jpg';

export function toPublic(row: ProductRow): PublicProduct {
  return {
    id: row.id,
    title: row.title,
    price: fromMinor(row.priceMinor, row.currency),
    currency: row.currency,
    category: row.category,
    author: row.author,
    tags: row.tags,
    imageUrl: row.imageUrl ?? placeholderCover,
  };
}

/** A product as administrators see it. */
export function toManaged(row: ProductRow & Publication): ManagedProduct {
  return {
    ...toPublic(row),
    ...presentPublication(row),
    fileName: row.file?.name,
    updatedAt: row.updatedAt,
  };
}
