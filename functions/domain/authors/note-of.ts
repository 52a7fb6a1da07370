import type { AuthorNote } from '#shared/contracts/author-note.ts';
import { readAuthors } from './author-repository.ts';
import { findByName } from './author.ts';

/** Returns what the seller says about an author; undefined if the desk does not know the name. One small read. */
export async function noteOf(name: string | undefined): Promise<AuthorNote | undefined> {
  if (!name) return undefined;
  const author = findByName((await readAuthors()).authors, name);
  return author && { line: author.line, pictureUrl: author.pictureUrl };
}
