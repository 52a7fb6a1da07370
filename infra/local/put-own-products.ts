import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { ownProductKey } from '#shared/site-config/own-product.ts';
import { ownProducts } from '#shared/site-config/own-products.ts';
import { localSettings } from './stack-settings.ts';

/**
 * Uploads the releases of the site's own products to the private bucket, as a deployment does. This happens at every
 * start, because the data may be older than a release. Without a build, a product cannot be bought.
 */
export async function putOwnProducts(s3Url: string, builds: string): Promise<void> {
  const { region, credentials, privateBucket } = localSettings;
  const s3 = new S3Client({ endpoint: s3Url, region, credentials, forcePathStyle: true });
  for (const product of ownProducts) {
    const key = ownProductKey(product);
    const body = readIfThere(path.join(builds, key));
    if (!body) continue;
    await s3.send(
      new PutObjectCommand({
        Bucket: privateBucket,
        Key: key,
        Body: body,
        ContentType: 'application/gzip',
      }),
    );
  }
  s3.destroy();
}

function readIfThere(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
