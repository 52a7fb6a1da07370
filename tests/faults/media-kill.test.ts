import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Episode } from '#functions/domain/podcasts/episode.ts';
import { everyKill } from '../support/every-kill.ts';
import { loadHandler } from '../support/load-handler.ts';
import { prepareChild } from '../support/run-child.ts';
import { mp3File } from '../support/sample-files.ts';
import { startTestStack, type TestStack } from '../support/start-test-stack.ts';
import { createUploads, type Uploads } from '../support/upload-file.ts';

let stack: TestStack;
let uploads: Uploads;
let takeInChild: Awaited<ReturnType<typeof prepareChild>>;

beforeAll(async () => {
  // S3's own events are ignored here: the test starts each run of the media function.
  const nothing = () => Promise.resolve(undefined);
  stack = await startTestStack({
    loadHandler: async (group) => (group === 'media' ? nothing : loadHandler(group)),
  });
  uploads = await createUploads(stack);
  takeInChild = await prepareChild(
    fileURLToPath(new URL('./children/process-upload.ts', import.meta.url)),
  );
});
afterAll(() => stack.stop());

/** The public sees either nothing of the new file or all of it. */
async function expectWhole(itemId: string, uploadId: string): Promise<void> {
  const { shelf, audio, preview } = await uploads.item<Episode>('podcasts', itemId);
  if (shelf === 'draft') {
    expect([audio, preview]).toEqual([undefined, undefined]);
    return;
  }
  const stem = `podcasts/${itemId}/${uploadId}`;
  expect([shelf, audio?.key, preview?.url]).toEqual([
    'published',
    `${stem}.mp3`,
    `/media/${stem}-preview.mp3`,
  ]);
  expect((await uploads.read('private', audio!.key)).length).toBe(audio!.sizeBytes);
  expect((await uploads.read('public', `${stem}-preview.mp3`)).length).toBe(preview!.sizeBytes);
}

it('a media function killed between any two steps leaves all or nothing, and the next run finishes it', async () => {
  const file = mp3File(45);
  const takeIn = await loadHandler('media');
  const steps = await everyKill(async (killAt) => {
    const itemId = await uploads.draft('podcasts', `killed-${killAt}`);
    const started = await uploads.open({ kind: 'podcast-audio', itemId, file });
    await uploads.post(started, file);
    const { incomingKey } = await uploads.rowOf(started.uploadId);
    const killed = await takeInChild({ KEY: incomingKey }, killAt);
    await expectWhole(itemId, started.uploadId);
    await takeIn({ Records: [{ s3: { object: { key: incomingKey } } }] }, {});
    expect(await uploads.rowOf(started.uploadId)).toMatchObject({ state: 'accepted' });
    await expectWhole(itemId, started.uploadId);
    expect((await uploads.item('podcasts', itemId)).shelf).toBe('published');
    expect(await uploads.keys('private', incomingKey)).toEqual([]);
    return killed;
  });
  expect(steps).toBeGreaterThanOrEqual(10);
}, 300_000);

it('the sweep replaces a media function that never returns', async () => {
  const itemId = await uploads.draft('podcasts', 'never-back');
  const file = mp3File(45);
  const started = await uploads.open({ kind: 'podcast-audio', itemId, file });
  await uploads.post(started, file);
  const { uploadId } = started;
  const { incomingKey } = await uploads.rowOf(uploadId);
  let at = 1;
  while ((await uploads.keys('private', `podcasts/${itemId}`)).length === 0) {
    expect(await takeInChild({ KEY: incomingKey }, at)).toBe(true);
    at++;
  }
  await uploads.sweepAfter(0.5 * 3600_000);
  expect(await uploads.rowOf(uploadId)).toMatchObject({ state: 'checking' });
  await uploads.sweepAfter(3600_000);
  expect(await uploads.rowOf(uploadId)).toMatchObject({
    state: 'rejected',
    reason: 'We could not finish checking this file. Please send it again.',
  });
  expect(await uploads.keys('private', `podcasts/${itemId}`)).toEqual([]);
  expect(await uploads.keys('public', `podcasts/${itemId}`)).toEqual([]);
  expect(await uploads.keys('private', incomingKey)).toEqual([]);
}, 120_000);
