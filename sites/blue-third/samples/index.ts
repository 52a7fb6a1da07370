import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { SampleFile, SiteSamples } from '#shared/samples/sample.ts';
import { lessons } from './lessons/index.ts';
import { products } from './products/index.ts';
import { sessions } from './sessions/index.ts';
import { playedNote } from './sessions/session.ts';

/** How many pages of these lessons are public. */
const publicPages: Readonly<Record<string, number>> = { 'two-notes-move': 1, 'leave-room': 1 };

const recordings = path.join(import.meta.dirname, 'recordings');

/** The items of a new local stack. Papers, pictures and scores are printed at the first start, which takes seconds. */
export const samples: SiteSamples = {
  papers: lessons.map((lesson) => ({
    id: `lesson-${lesson.slug}`,
    title: lesson.title,
    shortDescription: lesson.shortDescription,
    longDescription: lesson.longDescription,
    category: lesson.category,
    author: lesson.author,
    priceMinor: lesson.priceMinor,
    publishedAt: lesson.publishedAt,
    contents: lesson.sections.map(({ heading }) => heading),
    language: 'en-GB',
    previewPages: publicPages[lesson.slug],
    read: async () => (await import('./print-samples.ts')).printLesson(lesson),
  })),
  episodes: sessions.map((session) => ({
    id: `session-${session.slug}`,
    title: session.title,
    shortDescription: session.shortDescription,
    longDescription: `${session.longDescription}\n\n${playedNote}`,
    priceMinor: session.priceMinor,
    publishedAt: session.publishedAt,
    read: async () => {
      const { drawSession } = await import('./print-samples.ts');
      return {
        ...(await drawSession(session)),
        recording: await readRecording(`${session.slug}.mp3`),
        ...(session.priceMinor > 0 && {
          preview: await readRecording(`${session.slug}.preview.mp3`),
        }),
      };
    },
  })),
  products: products.map((product) => ({
    id: `product-${product.slug}`,
    title: product.title,
    shortDescription: product.shortDescription,
    category: product.category,
    priceMinor: product.priceMinor,
    publishedAt: product.publishedAt,
    fileList: 'shown',
    read: async () => (await import('./print-samples.ts')).packProduct(product),
  })),
};

async function readRecording(name: string): Promise<SampleFile> {
  const body = await readFile(path.join(recordings, name));
  return { name, contentType: 'audio/mpeg', body };
}
