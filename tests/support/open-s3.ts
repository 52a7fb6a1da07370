import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { XMLParser } from 'fast-xml-parser';
import { startS3, type S3Options } from '@outcrop/emulators/s3';

export const credentials = { accessKeyId: 'local', secretAccessKey: 'local-secret' };
export const siteOrigin = 'http://localhost:3000';
export const buckets = [
  { name: 'public', publicRead: true, corsOrigins: [siteOrigin] },
  { name: 'private', corsOrigins: [siteOrigin] },
];

export function s3Client(url: string, given = credentials): S3Client {
  return new S3Client({
    endpoint: url,
    region: 'eu-west-2',
    forcePathStyle: true,
    credentials: given,
    maxAttempts: 1,
  });
}

/** A server with a real client for it. */
export async function openS3(options: Partial<S3Options> = {}) {
  const server = await startS3({ credentials, buckets, ...options });
  const client = s3Client(server.url);
  return {
    url: server.url,
    client,
    put: (Bucket: string, Key: string, Body: string | Buffer) =>
      client.send(new PutObjectCommand({ Bucket, Key, Body })),
    async text(Bucket: string, Key: string) {
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }));
      return Body?.transformToString();
    },
    async close() {
      client.destroy();
      await server.close();
    },
  };
}

/** The Error element of an S3 error document. */
export async function errorOf(response: Response): Promise<Record<string, string>> {
  const parsed = new XMLParser({ parseTagValue: false }).parse(await response.text());
  return parsed.Error as Record<string, string>;
}
