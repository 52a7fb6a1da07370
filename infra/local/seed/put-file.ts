import { PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';

/** Puts one sample file into a local bucket. */
export async function putFile(
  s3: S3Client,
  Bucket: string,
  { key, body, contentType }: { key: string; body: Buffer; contentType: string },
): Promise<void> {
  await s3.send(new PutObjectCommand({ Bucket, Key: key, Body: body, ContentType: contentType }));
}
