import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { feedsContract } from '#shared/contracts/feeds.ts';
import { buyPodcast, paidPodcast } from '../../support/buy-podcast.ts';
import { hasPodget, runPodget } from '../../support/run-podget.ts';
import { fullAudio, sampleAudio, samplePodcasts } from '../../support/sample-podcasts.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack();
  await stack.seedPodcasts();
});
afterAll(() => stack.stop());

const { free } = samplePodcasts;

/** Uses a third-party client, where it is installed; CI installs it from Debian. */
describe.skipIf(!hasPodget)('podget', () => {
  it(
    'subscribes to the public feed and fetches every episode, byte for byte',
    { tags: 'long' },
    async () => {
      const { files, said } = await runPodget(`${stack.siteUrl}/feeds/podcast.xml`);
      expect([...files.keys()].sort(), said).toEqual([
        `${free.id}.mp3`,
        'preview-of-gamma-ray.mp3',
      ]);
      expect(files.get(`${free.id}.mp3`)?.equals(fullAudio(free))).toBe(true);
      expect(files.get('preview-of-gamma-ray.mp3')?.equals(sampleAudio.preview.bytes)).toBe(true);
    },
  );

  it(
    "subscribes to a private feed and fetches its member's purchases",
    { tags: 'long' },
    async () => {
      const { buyer } = await buyPodcast(stack);
      const { files, said } = await runPodget(
        (await stack.api(feedsContract.address, {}, buyer)).url,
      );
      const names = [`${free.id}.mp3`, `${paidPodcast.id}.mp3`];
      expect([...files.keys()].sort(), said).toEqual(names.sort());
      expect(files.get(`${paidPodcast.id}.mp3`)?.equals(fullAudio(paidPodcast))).toBe(true);
    },
  );
});
