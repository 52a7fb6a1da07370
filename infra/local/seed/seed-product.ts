import type { S3Client } from '@aws-sdk/client-s3';
import { putItem } from '#functions/domain/catalogue/catalogue-repository.ts';
import { getProduct } from '#functions/domain/products/product-repository.ts';
import type { Product } from '#functions/domain/products/product.ts';
import { siteConfig } from '#shared/site-config/index.ts';
import { localSettings } from '../stack-settings.ts';
import { putFile } from './put-file.ts';
import type { Volume } from './press/volume.ts';
import { printedSample } from './sample-files.ts';

const contentType = 'application/pdf';

/**
 * Puts a volume on sale with its cover. The row is written last, so an interrupted run starts this product again; an
 * existing one is left alone.
 */
export async function seedProduct(s3: S3Client, volume: Volume): Promise<void> {
  if (await getProduct(volume.id)) return;
  const { pictures, pdf } = await printedSample('products', volume.slug);
  const folder = `products/${volume.id}`;
  const name = `${volume.slug}.pdf`;
  const key = `${folder}/${name}`;
  await putFile(s3, localSettings.privateBucket, { key, body: pdf, contentType });
  for (const file of pictures) {
    await putFile(s3, localSettings.publicBucket, { ...file, key: `${folder}/${file.name}` });
  }
  const product: Product = {
    id: volume.id,
    title: volume.title,
    priceMinor: volume.priceMinor,
    currency: siteConfig.money.currency,
    category: volume.category,
    imageUrl: `/media/${folder}/cover-960.webp`,
    file: { key, name, sizeBytes: pdf.length, contentType },
    shelf: 'published',
    publishedAt: volume.publishedAt,
    updatedAt: volume.publishedAt,
  };
  await putItem('products', product);
}
