import type { S3Client } from '@aws-sdk/client-s3';
import { parseBuffer } from 'music-metadata';
import { getEpisode, saveEpisode } from '#functions/domain/podcasts/episode-repository.ts';
import type { SampleEpisode, SampleFile } from '#shared/samples/sample.ts';
import { siteConfig } from '#shared/site-config/index.ts';
import { localSettings } from '../stack-settings.ts';
import { putFile } from './put-file.ts';

/**
 * Publishes an episode with its artwork and recording, and with its preview if it is sold. The row is written last, so
 * an interrupted run starts this episode again; an existing one is left alone.
 */
export async function seedEpisode(s3: S3Client, episode: SampleEpisode): Promise<void> {
  if (await getEpisode(episode.id)) return;
  const { pictures, recording, preview, transcript } = await episode.read();
  const folder = `podcasts/${episode.id}`;
  const key = `${folder}/${recording.name}`;
  // Podcast clients save all files of a feed in one folder, named by the last part of their URL.
  const previewKey = `${folder}/${recording.name.replace(/\.mp3$/, '-preview.mp3')}`;
  await putFile(s3, localSettings.privateBucket, { ...recording, key });
  for (const file of pictures) {
    await putFile(s3, localSettings.publicBucket, { ...file, key: `${folder}/${file.name}` });
  }
  if (preview) {
    await putFile(s3, localSettings.publicBucket, { ...preview, key: previewKey });
  }
  await saveEpisode({
    id: episode.id,
    title: episode.title,
    shortDescription: episode.shortDescription,
    longDescription: episode.longDescription,
    priceMinor: episode.priceMinor,
    currency: siteConfig.money.currency,
    publishedAt: episode.publishedAt,
    updatedAt: episode.publishedAt,
    artworkUrl: `/media/${folder}/artwork-960.webp`,
    feedArtworkUrl: `/media/${folder}/artwork-1400.jpg`,
    ...(preview && { preview: { url: `/media/${previewKey}`, ...(await audioFacts(preview)) } }),
    audio: { key, name: recording.name, ...(await audioFacts(recording)) },
    transcript,
    shelf: 'published',
  });
}

async function audioFacts({ name, body, contentType }: SampleFile) {
  const { format } = await parseBuffer(body, contentType, { duration: true });
  if (!format.duration) throw new Error(`${name} is not a recording.`);
  const durationSeconds = Math.round(format.duration * 1000) / 1000;
  return { contentType, sizeBytes: body.length, durationSeconds };
}
