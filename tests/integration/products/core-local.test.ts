import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { GetObjectCommand, NoSuchKey } from '@aws-sdk/client-s3';
import { afterAll, expect, it } from 'vitest';
import { putCore } from '#infra/local/put-core.ts';
import { localSettings } from '#infra/local/stack-settings.ts';
import { coreRelease } from '#shared/constants/core-release.ts';
import { openS3, s3Client } from '../../support/open-s3.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'outcrop-core-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('the local stack has the release that was built last, and starts without one too', async () => {
  const { credentials, privateBucket } = localSettings;
  const buckets = [{ name: privateBucket, corsOrigins: [] }];
  const server = await openS3({ credentials, buckets });
  const s3 = s3Client(server.url, credentials);
  const file = path.join(folder, coreRelease.fileName);
  const object = new GetObjectCommand({ Bucket: privateBucket, Key: coreRelease.key });

  await putCore(server.url, file);
  await expect(s3.send(object)).rejects.toThrow(NoSuchKey);
  for (const release of ['first', 'second']) {
    writeFileSync(file, release);
    await putCore(server.url, file);
    const { Body, ContentType } = await s3.send(object);
    expect([await Body?.transformToString(), ContentType]).toEqual([release, 'application/gzip']);
  }
  s3.destroy();
  await server.close();
});
