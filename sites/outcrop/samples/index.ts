import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { SampleFile, SiteSamples } from '#shared/samples/sample.ts';
import { voiceNote } from './episodes/episode.ts';
import { episodes } from './episodes/index.ts';
import { papers } from './papers/index.ts';
import { plainText } from '#tools/press/inline.ts';
import { volumes } from './products/index.ts';
import { printedSample, sampleFiles } from './sample-files.ts';

/** How many pages of these papers and volumes are public. */
const publicPages: Readonly<Record<string, number>> = {
  'archie-and-its-limits': 2,
  'reading-a-pumping-test': 1,
  'groundwater-handbook': 4,
};

const recordings = path.join(import.meta.dirname, 'recordings');

/** The items of a new local stack. */
export const samples: SiteSamples = {
  papers: papers.map(({ id, slug, category, author, priceMinor, publishedAt, ...texts }) => ({
    id,
    title: plainText(texts.title),
    shortDescription: plainText(texts.shortDescription),
    longDescription: plainText(texts.longDescription),
    category,
    author,
    priceMinor,
    publishedAt,
    contents: texts.sections.map(({ heading }) => plainText(heading)),
    language: 'en-GB',
    previewPages: publicPages[slug],
    read: () => printedSample('papers', slug),
  })),
  episodes: episodes.map((episode) => ({
    ...episode,
    longDescription: `${episode.longDescription}\n\n${voiceNote}`,
    read: async () => ({
      pictures: await sampleFiles('episodes', episode.slug),
      recording: await readRecording(`${episode.slug}.mp3`),
      ...(episode.priceMinor > 0 && {
        preview: await readRecording(`${episode.slug}.preview.mp3`),
      }),
      transcript: await readFile(path.join(recordings, `${episode.slug}.vtt`), 'utf8'),
    }),
  })),
  products: volumes.map(({ preface, chapters, ...volume }) => ({
    ...volume,
    longDescription: preface.map(plainText).join('\n\n'),
    contents: chapters.map(({ title }) => plainText(title)),
    language: 'en-GB',
    previewPages: publicPages[volume.slug],
    read: () => printedSample('products', volume.slug),
  })),
};

async function readRecording(name: string): Promise<SampleFile> {
  const body = await readFile(path.join(recordings, name));
  return { name, contentType: 'audio/mpeg', body };
}
