import { readEpub } from '../domain/epubs/read-epub.ts';
import { packChapter } from '../domain/previews/packed-chapter.ts';
import type { MadePreview } from '../domain/previews/preview.ts';
import type { WantedPages } from '../domain/previews/wanted-preview.ts';
import { readOriginal } from './read-original.ts';

/**
 * Reads the first chapters of an EPUB. Writes nothing.
 * @throws NoPreview
 */
export async function readChapters(
  want: WantedPages,
): Promise<Pick<MadePreview, 'chapters' | 'ofChapters' | 'language'>> {
  const { chapters, ...facts } = await readEpub(Buffer.from(await readOriginal(want)), want.pages);
  return { chapters: chapters.map(packChapter), ...facts };
}
