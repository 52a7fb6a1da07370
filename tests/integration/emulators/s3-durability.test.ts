// @module-tag long

import {
  CreateMultipartUploadCommand,
  PutObjectCommand,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import type { S3Event } from 'aws-lambda';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buckets, credentials, openS3, s3Client } from '../../support/open-s3.ts';

let dataDir: string;
let child: ChildProcess | undefined;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'outcrop-s3-test-'));
});
afterEach(async () => {
  child?.kill('SIGKILL');
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  await rm(dataDir, { recursive: true });
});

const incoming = () => readdirSync(join(dataDir, 's3', 'incoming'));
const published = () => readdirSync(join(dataDir, 's3', 'objects'));

/** Runs the server in its own process; `line` waits for its next line of output. */
async function openS3Process() {
  const script = join(import.meta.dirname, '../../support/run-s3.ts');
  const started = spawn(process.execPath, [script, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child = started;
  const lines = createInterface({ input: started.stdout })[Symbol.asyncIterator]();
  const line = async () => String((await lines.next()).value);
  const client = s3Client(await line());
  return {
    client,
    line,
    async kill() {
      const ended = once(started, 'exit');
      started.kill('SIGKILL');
      await ended;
      client.destroy();
    },
  };
}

it('keeps objects over a restart', async () => {
  const first = await openS3({ dataDir });
  await first.put('private', 'kept', 'content');
  await first.close();
  const second = await openS3({ dataDir });
  expect(await second.text('private', 'kept')).toBe('content');
  await second.close();
});

it('removes its temporary folder on close', async () => {
  vi.stubEnv('TMPDIR', dataDir);
  const s3 = await openS3();
  expect(readdirSync(dataDir)).toEqual([expect.stringMatching(/^outcrop-s3-/)]);
  await s3.close();
  expect(readdirSync(dataDir)).toEqual([]);
});

it('has everything acknowledged after a kill, and never half an object', async () => {
  const running = await openS3Process();
  const put = (Key: string, Body: string) =>
    running.client.send(new PutObjectCommand({ Bucket: 'private', Key, Body }));
  await put('kept', 'old');
  await put('cut', 'old');
  const url = await getSignedUrl(
    running.client,
    new PutObjectCommand({ Bucket: 'private', Key: 'cut' }),
  );
  const upload = request(url, { method: 'PUT', headers: { 'Content-Length': 1_000_000 } });
  upload.on('error', () => undefined);
  upload.write(Buffer.alloc(500_000, 'n'));
  await expect.poll(incoming).toHaveLength(1);
  const [half = ''] = incoming();
  await expect
    .poll(() => statSync(join(dataDir, 's3', 'incoming', half)).size)
    .toBeGreaterThan(100_000);
  await running.kill();
  expect(incoming()).toHaveLength(1);

  const again = await openS3({ dataDir });
  expect(await again.text('private', 'kept')).toBe('old');
  expect(await again.text('private', 'cut')).toBe('old');
  expect(incoming()).toEqual([]);
  expect(published()).toHaveLength(2);
  await again.close();
});

it('delivers an unfinished event again after a kill', async () => {
  const running = await openS3Process();
  await running.client.send(new PutObjectCommand({ Bucket: 'private', Key: 'a paper', Body: 'x' }));
  expect(await running.line()).toBe('event a+paper');
  await running.kill();
  const keys: (string | undefined)[] = [];
  const again = await openS3({
    dataDir,
    onObjectCreated: (event) => void keys.push(event.Records[0]?.s3.object.key),
  });
  await expect.poll(() => keys).toEqual(['a+paper']);
  await again.close();
  const third = await openS3({ dataDir, onObjectCreated: () => void keys.push('once more') });
  await third.put('private', 'later', 'x');
  await expect.poll(() => keys).toContain('once more');
  expect(keys).toEqual(['a+paper', 'once more']);
  await third.close();
});

describe('an object-created event', () => {
  it('is sent once the object exists, and does not delay the response', async () => {
    let finish: () => void = () => undefined;
    const handled = new Promise<void>((resolve) => (finish = resolve));
    const events: S3Event[] = [];
    const seen: (string | undefined)[] = [];
    const s3 = await openS3({
      async onObjectCreated(event) {
        events.push(event);
        await handled;
        seen.push(await s3.text('private', 'Größe 1/a+b.pdf'));
      },
    });
    const { ETag } = await s3.put('private', 'Größe 1/a+b.pdf', 'content');
    expect(seen).toEqual([]);
    await expect.poll(() => events).toHaveLength(1);
    finish();
    await expect.poll(() => seen).toEqual(['content']);
    expect(events[0]?.Records).toMatchObject([
      {
        eventName: 'ObjectCreated:Put',
        eventSource: 'aws:s3',
        awsRegion: 'eu-west-2',
        s3: {
          bucket: { name: 'private' },
          object: {
            key: 'Gr%C3%B6%C3%9Fe+1/a%2Bb.pdf',
            size: 7,
            eTag: ETag?.replaceAll('"', ''),
          },
        },
      },
    ]);
    await s3.close();
  });

  it('is retried until its handler succeeds', async () => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    let calls = 0;
    const s3 = await openS3({
      onObjectCreated() {
        calls += 1;
        if (calls < 3) throw new Error('not yet: a test');
      },
    });
    await s3.put('private', 'key', 'x');
    await expect.poll(() => calls, { timeout: 10_000 }).toBe(3);
    await s3.close();
    expect(calls).toBe(3);
    expect(report).toHaveBeenCalledTimes(2);
  });

  it('is not sent for refused uploads, deletions or parts', async () => {
    const names: (string | undefined)[] = [];
    const s3 = await openS3({
      onObjectCreated: (event) => void names.push(event.Records[0]?.s3.object.key),
    });
    const given = { Bucket: 'private', Key: 'refused' };
    await expect(
      s3.client.send(new PutObjectCommand({ ...given, Body: 'x', ChecksumCRC32: 'AAAAAA==' })),
    ).rejects.toMatchObject({ name: 'BadDigest' });
    const { UploadId } = await s3.client.send(new CreateMultipartUploadCommand(given));
    await s3.client.send(new UploadPartCommand({ ...given, UploadId, PartNumber: 1, Body: 'x' }));
    await s3.put('private', 'accepted', 'x');
    await expect.poll(() => names).toEqual(['accepted']);
    await s3.close();
  });
});

it(
  'streams a large file in and out without holding it in memory',
  { timeout: 300_000 },
  async () => {
    const megabytes = 500;
    const chunk = Buffer.alloc(1024 * 1024, 'outcrop ');
    const s3 = await openS3({ dataDir, credentials, buckets });
    const before = process.memoryUsage.rss();
    let peak = before;
    function* chunks() {
      for (let sent = 0; sent < megabytes; sent += 1) {
        peak = Math.max(peak, process.memoryUsage.rss());
        yield chunk;
      }
    }
    await s3.client.send(
      new PutObjectCommand({
        Bucket: 'public',
        Key: 'long.mp3',
        Body: Readable.from(chunks()),
        ContentLength: megabytes * chunk.length,
      }),
    );
    const response = await fetch(`${s3.url}/public/long.mp3`);
    let received = 0;
    for await (const piece of response.body ?? []) {
      received += piece.length;
      peak = Math.max(peak, process.memoryUsage.rss());
    }
    expect(received).toBe(megabytes * chunk.length);
    expect((peak - before) / chunk.length).toBeLessThan(0.6 * megabytes);
    await s3.close();
  },
);
