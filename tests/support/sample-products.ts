import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { putItem } from '#functions/domain/catalogue/catalogue-repository.ts';
import type { Product } from '#functions/domain/products/product.ts';
import { localSettings } from '#infra/local/stack-settings.ts';
import type { Session } from '#shared/contracts/auth.ts';
import { purchaseContract } from '#shared/contracts/purchase.ts';
import type { TestStack } from './start-test-stack.ts';
import { sessionIdOf } from './stripe-controls.ts';

/** A handbook for 12.00 USD, which is not the site's currency. */
export const sampleProduct: Product = {
  id: 'prod-handbook',
  title: 'A handbook of the borehole',
  priceMinor: 1200,
  currency: 'usd',
  category: 'E-books',
  imageUrl: '/media/products/prod-handbook/cover-960.webp',
  file: {
    key: 'products/prod-handbook/handbook.pdf',
    name: 'handbook.pdf',
    sizeBytes: 24,
    contentType: 'application/pdf',
  },
  shelf: 'published',
  publishedAt: '2026-05-03T09:00:00.000Z',
  updatedAt: '2026-05-03T09:00:00.000Z',
};

export const sampleProductBytes = Buffer.from('%PDF-1.7\n% handbook\n%%EOF');

/** Adds a product with its file to a running stack. */
export async function seedProduct(
  stack: { endpoints: { s3: string } },
  product = sampleProduct,
): Promise<void> {
  const { region, credentials, privateBucket } = localSettings;
  const s3 = new S3Client({
    endpoint: stack.endpoints.s3,
    region,
    credentials,
    forcePathStyle: true,
  });
  if (product.file) {
    const { key, contentType } = product.file;
    const object = { Bucket: privateBucket, Key: key, ContentType: contentType };
    await s3.send(new PutObjectCommand({ ...object, Body: sampleProductBytes }));
  }
  s3.destroy();
  await putItem('products', product);
}

/** Starts a Checkout for a product and returns its session's id. */
export async function startProductCheckout(
  stack: TestStack,
  buyer: Session,
  resourceId = sampleProduct.id,
): Promise<string> {
  const { url } = await stack.api(
    purchaseContract.create,
    { resourceId, resourceType: 'product', returnUrl: `${stack.siteUrl}/store` },
    buyer,
  );
  return sessionIdOf(url);
}
