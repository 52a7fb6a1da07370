// @module-tag long

import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build } from 'rolldown';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundleOptions, entryPoints } from '#infra/bundle-functions.ts';
import { createBundleLoader } from '#infra/local/load-bundle.ts';
import { loadHandler } from '../../support/load-handler.ts';
import {
  m4aFile,
  mp3File,
  pdfFile,
  pngFile,
  wavFile,
  zipFile,
} from '../../support/sample-files.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';
import { createUploads, type Sent, type Uploads } from '../../support/upload-file.ts';
import { zipOf } from '../../support/zip-files.ts';

/** Inside the project, so that the bundle finds sharp like the one in `dist`. */
const cache = path.resolve('node_modules/.cache');
let stack: TestStack;
let uploads: Uploads;
let folder: string;

beforeAll(async () => {
  mkdirSync(cache, { recursive: true });
  folder = mkdtempSync(path.join(cache, 'outcrop-media-'));
  const input = entryPoints('media');
  await build(bundleOptions({ input, folder: path.join(folder, 'media') }));
  const loadBundle = createBundleLoader(folder);
  stack = await startTestStack({
    loadHandler: (group) => (group === 'media' ? loadBundle(group) : loadHandler(group)),
  });
  uploads = await createUploads(stack);
});
afterAll(async () => {
  await stack.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe('the media function as it is bundled', () => {
  it.each<[string, () => Promise<Omit<Sent, 'itemId'>>, object]>([
    ['a PDF', async () => ({ kind: 'product-file', file: await pdfFile(3) }), { pages: 3 }],
    [
      'a locked PDF',
      async () => ({ kind: 'product-file', file: await pdfFile(1, { userPassword: 'x' }) }),
      { state: 'rejected', reason: expect.stringMatching(/password/) },
    ],
    ['a picture', async () => ({ kind: 'product-cover', file: await pngFile(64, 48) }), {}],
    ['an MP3', async () => ({ ...product('mp3', 'audio/mpeg'), file: mp3File(10) }), {}],
    ['a WAV', async () => ({ ...product('wav', 'audio/wav'), file: wavFile(10) }), {}],
    [
      'an M4A',
      async () => ({ ...product('m4a', 'audio/mp4'), file: m4aFile(10) }),
      { durationSeconds: 10 },
    ],
    [
      'an archive',
      async () => ({ ...product('zip', 'application/zip'), file: zipOf([{ name: 'a.txt' }]) }),
      {},
    ],
    [
      'an archive of nothing',
      async () => ({ ...product('zip', 'application/zip'), file: zipFile }),
      { state: 'rejected', reason: expect.stringMatching(/no files/) },
    ],
  ])('accepts %s', async (what, make, outcome) => {
    const itemId = await uploads.draft('products', what.replaceAll(' ', '-'));
    const row = await uploads.send({ itemId, ...(await make()) });
    expect(row).toMatchObject({ state: 'accepted', ...outcome });
  });
});

function product(ending: string, contentType: string) {
  return { kind: 'product-file', fileName: `file.${ending}`, contentType } as const;
}
