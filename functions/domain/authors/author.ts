import { authorKey } from '#shared/authors/author-key.ts';

/** An author whom the seller keeps in the admin area. */
export interface Author {
  id: string;
  name: string;
  /** The names before, the latest first, which items may still have. Absent in rows of earlier versions. */
  formerNames?: string[];
  /** What the pages of their items say about them. */
  line: string;
  /** A path on the site: `/media/authors/<id>/<upload id>-256.webp`. */
  pictureUrl?: string;
  updatedAt: string;
}

export function isSameName(a: string, b: string): boolean {
  return authorKey(a) === authorKey(b);
}

/** Returns a function that finds an author by their name or, if nobody has it now, by a former name. */
export function createAuthorFinder(
  authors: readonly Author[],
): (name: string) => Author | undefined {
  const byKey = new Map<string, Author>();
  for (const author of authors) {
    for (const name of author.formerNames ?? []) byKey.set(authorKey(name), author);
  }
  for (const author of authors) byKey.set(authorKey(author.name), author);
  return (name) => byKey.get(authorKey(name));
}
