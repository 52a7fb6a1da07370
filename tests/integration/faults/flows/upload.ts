import { expect } from 'vitest';
import type { Episode } from '#functions/domain/podcasts/episode.ts';
import { podcastsAdminContract } from '#shared/contracts/podcasts-admin.ts';
import { ApiFailure } from '#tests/support/call-api.ts';
import { flowMark } from '#tests/support/faults/fault-layer.ts';
import { loadHandler } from '#tests/support/load-handler.ts';
import { mp3File } from '#tests/support/sample-files.ts';
import { tryTimes, type Flow } from './flow.ts';

const file = mp3File(2);

/** A preview that an administrator sends for an episode; S3 reports it to the media function. */
export const uploading: Flow = {
  async prepare({ flow, layer, call, admin, uploads }) {
    const id = await uploads.draft('podcasts', `${flowMark(flow)}episode`);
    const open = () =>
      call(
        podcastsAdminContract.uploadPreview,
        {
          id,
          fileName: `${flowMark(flow)}preview.mp3`,
          contentType: 'audio/mpeg',
          size: file.length,
        },
        admin,
      );
    const takeIn = await layer.wrap(loadHandler)('media');
    let uploadId: string | undefined;
    let isTaken = false;
    const post = async (opened: Awaited<ReturnType<typeof open>>) => {
      if (opened instanceof ApiFailure) return;
      uploadId = opened.uploadId;
      expect((await uploads.post(opened, file)).status).toBe(204);
    };
    const report = async () => {
      const { incomingKey } = await uploads.rowOf(uploadId!);
      await takeIn({ Records: [{ s3: { object: { key: incomingKey } } }] }, {});
      isTaken = true;
    };
    return {
      steps: [
        async () => {
          await post(await tryTimes(2, open));
          // Lambda tries an event of S3 three times.
          for (let time = 1; uploadId && !isTaken && time <= 3; time++) {
            await report().catch(() => undefined);
          }
        },
      ],
      async finish() {
        if (!uploadId) await post(await open());
        // An operator sends again what is left in the queue for failures.
        if (!isTaken) await report();
        const row = await uploads.rowOf(uploadId!);
        expect(row).toMatchObject({ state: 'accepted' });
        const { preview } = await uploads.item<Episode>('podcasts', id);
        expect(preview?.url).toBe(`/media/podcasts/${id}/${uploadId}.mp3`);
        const key = preview!.url.slice('/media/'.length);
        expect((await uploads.read('public', key)).length).toBe(file.length);
        expect(await uploads.keys('private', row.incomingKey)).toEqual([]);
      },
    };
  },
};
