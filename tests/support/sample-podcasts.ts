import { readFileSync } from 'node:fs';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import type { Episode } from '#functions/domain/podcasts/episode.ts';
import { saveEpisode } from '#functions/domain/podcasts/episode-repository.ts';
import { localSettings } from '#infra/local/stack-settings.ts';

/** Tones of 75 seconds, one slightly higher than the other, and a preview of 40 seconds. */
export const sampleAudio = {
  free: recording('free.mp3', 75.168),
  paid: recording('paid.mp3', 75.168),
  preview: recording('preview.mp3', 40.176),
};

export const sampleTranscript =
  'WEBVTT\n\n00:00.000 --> 00:04.000\nA tone, and a little beep each second.\n';

/** One episode for 3.00 GBP and a free one, both with audio, preview and transcript. */
export const samplePodcasts = {
  paid: samplePodcast('pod-gamma-ray', 300, '2026-05-02T09:00:00.000Z'),
  free: samplePodcast('pod-spring-line', 0, '2026-06-02T09:00:00.000Z'),
} as const;

/** Adds rows and audio of the sample episodes, or of the given ones, to a running stack. */
export async function seedPodcasts(
  s3Url: string,
  podcasts: readonly Episode[] = Object.values(samplePodcasts),
): Promise<void> {
  const { region, credentials, privateBucket, publicBucket } = localSettings;
  const s3 = new S3Client({ endpoint: s3Url, region, credentials, forcePathStyle: true });
  const put = (Bucket: string, Key: string, Body: Buffer) =>
    s3.send(new PutObjectCommand({ Bucket, Key, Body, ContentType: 'audio/mpeg' }));
  for (const podcast of podcasts) {
    const { audio, preview, priceMinor } = podcast;
    if (audio) await put(privateBucket, audio.key, fullAudio({ priceMinor }));
    if (preview) {
      await put(publicBucket, preview.url.slice('/media/'.length), sampleAudio.preview.bytes);
    }
    await saveEpisode(podcast);
  }
  s3.destroy();
}

/** The bytes of a sample episode's full audio. */
export function fullAudio({ priceMinor }: Pick<Episode, 'priceMinor'>): Buffer {
  return (priceMinor === 0 ? sampleAudio.free : sampleAudio.paid).bytes;
}

function samplePodcast(id: string, priceMinor: number, publishedAt: string): Episode {
  const subject = id.slice('pod-'.length).replace('-', ' ');
  const { bytes: _full, ...facts } = priceMinor === 0 ? sampleAudio.free : sampleAudio.paid;
  const { bytes: _preview, ...previewFacts } = sampleAudio.preview;
  const name = `${id.slice('pod-'.length)}.mp3`;
  return {
    id,
    title: `A short talk about the ${subject}`,
    shortDescription: 'A tone that stands for a voice in the tests.',
    longDescription: 'What would be told, if somebody spoke.\n\nIt has two paragraphs.',
    priceMinor,
    currency: 'gbp',
    publishedAt,
    artworkUrl: `/media/podcasts/${id}/artwork-960.webp`,
    feedArtworkUrl: `/media/podcasts/${id}/artwork-1400.jpg`,
    preview: { ...previewFacts, url: `/media/podcasts/${id}/preview-of-${name}` },
    audio: { ...facts, key: `podcasts/${id}/${name}`, name },
    transcript: sampleTranscript,
    shelf: 'published',
    updatedAt: publishedAt,
  };
}

function recording(file: string, durationSeconds: number) {
  const bytes = readFileSync(new URL(`./audio/${file}`, import.meta.url));
  return { bytes, contentType: 'audio/mpeg', sizeBytes: bytes.length, durationSeconds };
}
