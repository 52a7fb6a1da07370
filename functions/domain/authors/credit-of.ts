import type { AuthorNote } from '#shared/contracts/author-note.ts';
import { readAuthors } from './author-repository.ts';
import { createAuthorFinder } from './author.ts';

export interface Credit {
  author?: string;
  authorNote?: AuthorNote;
}

/**
 * Returns the current name of an author, and what the seller says about them if they are in the admin area. One small
 * read.
 */
export async function creditOf(stored: string | undefined): Promise<Credit> {
  if (!stored) return {};
  const author = createAuthorFinder((await readAuthors()).authors)(stored);
  if (!author) return { author: stored };
  const { name, line, pictureUrl } = author;
  return { author: name, authorNote: { line, pictureUrl } };
}
