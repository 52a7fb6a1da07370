import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { S3Client } from '@aws-sdk/client-s3';
import { parseBuffer } from 'music-metadata';
import { getPodcast, savePodcast } from '#functions/domain/podcasts/podcast-repository.ts';
import { siteConfig } from '#shared/site-config/index.ts';
import { localSettings } from '../stack-settings.ts';
import { putFile } from './put-file.ts';
import { voiceNote, type Episode } from './episodes/episode.ts';
import { sampleFiles } from './sample-files.ts';

const recordings = path.join(import.meta.dirname, 'episodes/audio');
const contentType = 'audio/mpeg';

/**
 * Publishes an episode with its artwork and recording, and with its preview if it is sold. The row is written last, so
 * an interrupted run starts this episode again; an existing one is left alone.
 */
export async function seedEpisode(s3: S3Client, episode: Episode): Promise<void> {
  if (await getPodcast(episode.id)) return;
  const [pictures, recording, preview, transcript] = await Promise.all([
    sampleFiles('episodes', episode.slug),
    readAudio(`${episode.slug}.mp3`),
    episode.priceMinor > 0 ? readAudio(`${episode.slug}.preview.mp3`) : undefined,
    readFile(path.join(recordings, `${episode.slug}.vtt`), 'utf8'),
  ]);
  const folder = `podcasts/${episode.id}`;
  const name = `${episode.slug}.mp3`;
  const key = `${folder}/${name}`;
  // Podcast clients save all files of a feed in one folder, named by the last part of their URL.
  const previewKey = `${folder}/${episode.slug}-preview.mp3`;
  await putFile(s3, localSettings.privateBucket, { key, body: recording.body, contentType });
  for (const file of pictures) {
    await putFile(s3, localSettings.publicBucket, { ...file, key: `${folder}/${file.name}` });
  }
  if (preview) {
    const { body } = preview;
    await putFile(s3, localSettings.publicBucket, { key: previewKey, body, contentType });
  }
  await savePodcast({
    id: episode.id,
    title: episode.title,
    shortDescription: episode.shortDescription,
    longDescription: `${episode.longDescription}\n\n${voiceNote}`,
    priceMinor: episode.priceMinor,
    currency: siteConfig.money.currency,
    publishedAt: episode.publishedAt,
    updatedAt: episode.publishedAt,
    artworkUrl: `/media/${folder}/artwork-960.webp`,
    feedArtworkUrl: `/media/${folder}/artwork-1400.jpg`,
    ...(preview && { preview: { url: `/media/${previewKey}`, ...preview.facts } }),
    audio: { key, name, ...recording.facts },
    transcript,
    shelf: 'published',
  });
}

async function readAudio(name: string) {
  const body = await readFile(path.join(recordings, name));
  const { format } = await parseBuffer(body, contentType, { duration: true });
  if (!format.duration) throw new Error(`${name} is not a recording.`);
  const durationSeconds = Math.round(format.duration * 1000) / 1000;
  return { body, facts: { contentType, sizeBytes: body.length, durationSeconds } };
}
