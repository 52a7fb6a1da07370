import type { S3Client } from '@aws-sdk/client-s3';
import { putItem } from '#functions/domain/catalogue/catalogue-repository.ts';
import { previewRequest } from '#functions/domain/preview-requests/preview-request-repository.ts';
import { getProduct } from '#functions/domain/products/product-repository.ts';
import type { Product } from '#functions/domain/products/product.ts';
import type { SampleProduct } from '#shared/samples/sample.ts';
import { siteConfig } from '#shared/site-config/index.ts';
import { localSettings } from '../stack-settings.ts';
import { putFile } from './put-file.ts';

/**
 * Puts a product on sale with its cover. The row is written last, so an interrupted run starts this product again; an
 * existing one is left alone.
 */
export async function seedProduct(s3: S3Client, sample: SampleProduct): Promise<void> {
  if (await getProduct(sample.id)) return;
  const { pictures, file, pages } = await sample.read();
  const folder = `products/${sample.id}`;
  const key = `${folder}/${file.name}`;
  await putFile(s3, localSettings.privateBucket, { ...file, key });
  for (const picture of pictures) {
    await putFile(s3, localSettings.publicBucket, { ...picture, key: `${folder}/${picture.name}` });
  }
  const product: Product = {
    id: sample.id,
    title: sample.title,
    shortDescription: sample.shortDescription,
    longDescription: sample.longDescription,
    priceMinor: sample.priceMinor,
    currency: siteConfig.money.currency,
    category: sample.category,
    imageUrl: `/media/${folder}/cover-960.webp`,
    ...(sample.previewPages && { previewPages: sample.previewPages }),
    ...(sample.fileList && { fileList: sample.fileList }),
    file: {
      key,
      name: file.name,
      sizeBytes: file.body.length,
      contentType: file.contentType,
      ...(pages > 0 && { pages }),
      ...(sample.contents && { contents: [...sample.contents] }),
      ...(sample.language && { language: sample.language }),
    },
    shelf: 'published',
    publishedAt: sample.publishedAt,
    updatedAt: sample.publishedAt,
  };
  const { previewPages, fileList } = product;
  const previews = { ...(previewPages && { previewPages }), ...(fileList && { fileList }) };
  await putItem('products', product, previewRequest('products', product.id, previews));
}
