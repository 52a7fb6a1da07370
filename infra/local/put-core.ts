import { readFileSync } from 'node:fs';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { coreRelease } from '#shared/constants/core-release.ts';
import { localSettings } from './stack-settings.ts';

/**
 * Uploads the release of Core to where buyers download it, as a deployment does. This happens at every start,
 * because the data may be older than the release. Without a build, Core cannot be bought.
 */
export async function putCore(s3Url: string, file: string): Promise<void> {
  const body = readIfThere(file);
  if (!body) return;
  const { region, credentials, privateBucket } = localSettings;
  const s3 = new S3Client({ endpoint: s3Url, region, credentials, forcePathStyle: true });
  await s3.send(
    new PutObjectCommand({
      Bucket: privateBucket,
      Key: coreRelease.key,
      Body: body,
      ContentType: 'application/gzip',
    }),
  );
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
