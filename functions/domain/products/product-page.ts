import type { Product as ProductSummary } from '#shared/contracts/store-products.ts';
import type { ProductPage } from '#shared/contracts/product-page.ts';
import { creditOf } from '../authors/credit-of.ts';
import { relatedCount } from '../catalogue/related-count.ts';
import { descriptionHtml } from '#shared/descriptions/description-html.ts';
import { presentEditions } from '../editions/present-editions.ts';
import { readPreviews, toPreviews } from '../previews/present-preview.ts';
import { readCatalogue } from './catalogue.ts';
import { toPublic } from './present-product.ts';
import type { Product } from './product.ts';

/** Returns everything that a product's page shows; for owners also the SHA-256 of its files. */
export async function toPage(product: Product, owned = false): Promise<ProductPage> {
  const { author, shortDescription, longDescription, publishedAt, file } = product;
  const [{ rows }, previews, editions, credit] = await Promise.all([
    readCatalogue(),
    readPreviews('products', product),
    presentEditions('products', product, owned || product.priceMinor === 0),
    creditOf(author),
  ]);
  return {
    ...toPublic(product),
    shortDescription,
    longDescription,
    ...(longDescription && { descriptionHtml: descriptionHtml(longDescription) }),
    ...credit,
    publishedAt,
    ...(file && { file: factsOf(file) }),
    editions,
    ...toPreviews('products', product, previews, editions[0]),
    related: relatedProducts(product, rows),
  };
}

/** Returns the known facts about a file, without its key. */
function factsOf(file: NonNullable<Product['file']>) {
  const { contentType, sizeBytes, pages, contents, language, durationSeconds } = file;
  return { contentType, sizeBytes, pages, contents, language, durationSeconds };
}

/** Returns other products, those of the same category first, newest first. */
export function relatedProducts(
  { id, category }: Pick<Product, 'id' | 'category'>,
  products: readonly ProductSummary[],
): ProductSummary[] {
  const others = products.filter((other) => other.id !== id);
  const ofCategory = others.filter((other) => other.category === category);
  return [...new Set([...ofCategory, ...others])].slice(0, relatedCount);
}
