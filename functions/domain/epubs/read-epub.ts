import { maxPreviewCharacters } from '#shared/constants/max-preview-characters.ts';
import { BadEpub } from './bad-epub.ts';
import { decodeText } from './decode-text.ts';
import { openBook } from './open-book.ts';
import { readChapter, type Block } from './read-chapter.ts';
import { readPackage } from './read-package.ts';

export interface Chapter {
  blocks: Block[];
  /** Present if the chapter continues in the file. */
  isCut?: true;
}

export interface FirstChapters {
  /** At most as many as wanted; those after a cut one are empty. */
  chapters: Chapter[];
  ofChapters: number;
  language?: string;
}

/** The cost of a paragraph in addition to its text, in characters. */
const blockCharacters = 20;

/**
 * Reads the text of the first chapters of an EPUB, and nothing after them.
 * @throws BadEpub
 */
export async function readEpub(file: Buffer, count: number): Promise<FirstChapters> {
  const book = await openBook(file);
  const { paths, language } = await readPackage(book);
  const chapters: Block[][] = [];
  let ofChapters = 0;
  for (const path of paths.filter((each) => book.has(each))) {
    const isWanted = chapters.length < count;
    const read = async (enough: number) => readChapter(decodeText(await book.read(path)), enough);
    const found = isWanted ? await read(maxPreviewCharacters) : await read(1).catch(uncounted);
    if (found.length === 0) continue;
    ofChapters += 1;
    if (isWanted) chapters.push(found);
  }
  if (ofChapters === 0) throw new BadEpub('textless');
  return { chapters: withinLimit(chapters), ofChapters, ...(language && { language }) };
}

/** Ignores errors in a chapter that is only counted. */
function uncounted(error: unknown): Block[] {
  if (error instanceof BadEpub) return [{ text: '' }];
  throw error;
}

function withinLimit(chapters: readonly Block[][]): Chapter[] {
  let left = maxPreviewCharacters;
  return chapters.map((blocks) => {
    const kept: Block[] = [];
    for (const block of left > 0 ? blocks : []) {
      left -= block.text.length + blockCharacters;
      if (left <= 0) return { blocks: [...kept, ...cutBlock(block, left)], isCut: true as const };
      kept.push(block);
    }
    return { blocks: kept };
  });
}

/** Cuts a paragraph to the words that still fit. */
function cutBlock(block: Block, over: number): Block[] {
  const room = block.text.length + over;
  if (room < 2) return [];
  const kept = block.text.slice(0, room - 1);
  const text = kept.slice(0, Math.max(0, kept.lastIndexOf(' '))) || kept.toWellFormed();
  return [{ ...block, text: `${text}…` }];
}
