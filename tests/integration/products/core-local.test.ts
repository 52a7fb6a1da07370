import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { GetObjectCommand, NoSuchKey } from '@aws-sdk/client-s3';
import { afterAll, expect, it } from 'vitest';
import { putOwnProducts } from '#infra/local/put-own-products.ts';
import { localSettings } from '#infra/local/stack-settings.ts';
import { ownProductKey } from '#shared/site-config/own-product.ts';
import { core } from '#site/config/own-products.ts';
import { openS3, s3Client } from '../../support/open-s3.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'outcrop-core-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('the local stack has the release that was built last, and also starts without one', async () => {
  const { credentials, privateBucket } = localSettings;
  const buckets = [{ name: privateBucket, corsOrigins: [] }];
  const server = await openS3({ credentials, buckets });
  const s3 = s3Client(server.url, credentials);
  const key = ownProductKey(core);
  const file = path.join(folder, key);
  mkdirSync(path.dirname(file));
  const object = new GetObjectCommand({ Bucket: privateBucket, Key: key });

  await putOwnProducts(server.url, folder);
  await expect(s3.send(object)).rejects.toThrow(NoSuchKey);
  for (const release of ['first', 'second']) {
    writeFileSync(file, release);
    await putOwnProducts(server.url, folder);
    const { Body, ContentType } = await s3.send(object);
    expect([await Body?.transformToString(), ContentType]).toEqual([release, 'application/gzip']);
  }
  s3.destroy();
  await server.close();
});
