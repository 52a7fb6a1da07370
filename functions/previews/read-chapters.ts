import { BadEpub } from '../domain/epubs/bad-epub.ts';
import { readEpub, type FirstChapters } from '../domain/epubs/read-epub.ts';
import { packChapter } from '../domain/previews/packed-chapter.ts';
import type { MadePreview } from '../domain/previews/preview.ts';
import type { WantedPages } from '../domain/previews/wanted-preview.ts';
import { readOriginal } from './read-original.ts';
import { unreadable } from './why-no-preview.ts';

/**
 * Reads the first chapters of an EPUB. Writes nothing.
 * @throws NoPreview
 */
export async function readChapters(
  want: WantedPages,
): Promise<Pick<MadePreview, 'chapters' | 'ofChapters' | 'language'>> {
  const { chapters, ...facts } = await read(Buffer.from(await readOriginal(want)), want.pages);
  return { chapters: chapters.map(packChapter), ...facts };
}

async function read(file: Buffer, count: number): Promise<FirstChapters> {
  try {
    return await readEpub(file, count);
  } catch (error) {
    if (!(error instanceof BadEpub)) throw error;
    throw unreadable[error.reason]();
  }
}
