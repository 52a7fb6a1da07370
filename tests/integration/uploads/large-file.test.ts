import { createWriteStream, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Episode } from '#functions/domain/podcasts/episode.ts';
import { mp3File, wavHeader } from '../../support/sample-files.ts';
import { postLargeFile } from '../../support/post-large-file.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';
import { createUploads, type Uploads } from '../../support/upload-file.ts';

const megabyte = 1024 * 1024;
/** `LARGE_FILE_MB=499` measures with the largest file that may be sent. */
const sizeMb = Number(process.env['LARGE_FILE_MB'] ?? 256);

let stack: TestStack;
let uploads: Uploads;
let folder: string;

beforeAll(async () => {
  stack = await startTestStack();
  uploads = await createUploads(stack);
  folder = mkdtempSync(path.join(tmpdir(), 'outcrop-large-'));
});
afterAll(async () => {
  await stack.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Writes a file of the given size without holding it in memory; returns its path. */
async function writeLarge(name: string, head: Buffer, piece: Buffer): Promise<string> {
  const file = path.join(folder, name);
  const pieces = Math.floor((sizeMb * megabyte - head.length) / piece.length);
  const parts = function* () {
    yield head;
    for (let written = 0; written < pieces; written++) yield piece;
  };
  await pipeline(Readable.from(parts()), createWriteStream(file));
  return file;
}

/** Returns the peak memory of buffers during some work, above the level before it. */
async function bufferPeak(run: () => Promise<void>): Promise<number> {
  const bytes = () => process.memoryUsage().arrayBuffers;
  const before = bytes();
  let peak = before;
  const timer = setInterval(() => (peak = Math.max(peak, bytes())), 5);
  await run().finally(() => clearInterval(timer));
  return peak - before;
}

async function sendLarge(ending: string, contentType: string, parts: [Buffer, Buffer]) {
  const itemId = await uploads.draft('podcasts', `large-${ending}`);
  const file = await writeLarge(`large.${ending}`, ...parts);
  const { size } = statSync(file);
  const started = await uploads.open({
    kind: 'podcast-audio',
    itemId,
    file: { length: size } as Buffer,
    fileName: `large.${ending}`,
    contentType,
  });
  const peak = await bufferPeak(async () => {
    expect(await postLargeFile(started.uploadUrl, started.fields, file)).toBe(204);
    expect(await uploads.decided(started.uploadId)).toMatchObject({ state: 'accepted' });
  });
  const { audio, preview } = await uploads.item<Episode>('podcasts', itemId);
  expect(audio!.sizeBytes).toBe(size);
  expect(preview!.durationSeconds).toBeLessThanOrEqual(40);
  expect(preview!.durationSeconds).toBeGreaterThan(39.9);
  if (process.env['LARGE_FILE_MB']) console.log(ending, Math.round(peak / megabyte), 'MB');
  // Buffers wait for the garbage collector: about 100 MB for client, S3 and function together, whatever
  // the file's size.
  expect(peak).toBeLessThan(size / 2);
}

describe('a large recording', { timeout: 120_000 }, () => {
  it('as mp3 is never completely in memory', { tags: 'long' }, () =>
    sendLarge('mp3', 'audio/mpeg', [Buffer.alloc(0), mp3File(60)]),
  );

  it('as wav is never completely in memory', { tags: 'long' }, () =>
    sendLarge('wav', 'audio/wav', wavParts()),
  );
});

/** 44,100 samples of one byte a second; the header gives the total length. */
function wavParts(): [Buffer, Buffer] {
  const piece = Buffer.alloc(megabyte, 128);
  const header = wavHeader(0, 44_100);
  const pieces = Math.floor((sizeMb * megabyte - header.length) / piece.length);
  return [wavHeader(pieces * megabyte, 44_100), piece];
}
