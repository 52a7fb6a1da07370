import type { Product as ProductSummary } from '#shared/contracts/products.ts';
import type { ProductPage } from '#shared/contracts/product-page.ts';
import { relatedCount } from '../catalogue/related-count.ts';
import { descriptionHtml } from '../descriptions/description-html.ts';
import { readItemPreview } from '../previews/present-preview.ts';
import { readCatalogue } from './catalogue.ts';
import { toPublic } from './present-product.ts';
import type { Product } from './product.ts';

/** All that the page of a product shows to everybody. */
export async function toPage(product: Product): Promise<ProductPage> {
  const [{ rows }, preview] = await Promise.all([
    readCatalogue(),
    readItemPreview('products', product),
  ]);
  const { shortDescription, longDescription, publishedAt, file } = product;
  return {
    ...toPublic(product),
    shortDescription,
    longDescription,
    ...(longDescription && { descriptionHtml: descriptionHtml(longDescription) }),
    publishedAt,
    ...(file && { file: factsOf(file) }),
    ...(preview && { preview }),
    related: relatedProducts(product, rows),
  };
}

/** What is known of the file, without its place. */
function factsOf(file: NonNullable<Product['file']>) {
  const { contentType, sizeBytes, pages, contents, language, durationSeconds } = file;
  return { contentType, sizeBytes, pages, contents, language, durationSeconds };
}

/** Others, newest first, and those of its category before the rest. */
export function relatedProducts(
  { id, category }: Pick<Product, 'id' | 'category'>,
  products: readonly ProductSummary[],
): ProductSummary[] {
  const others = products.filter((other) => other.id !== id);
  const ofCategory = others.filter((other) => other.category === category);
  return [...new Set([...ofCategory, ...others])].slice(0, relatedCount);
}
