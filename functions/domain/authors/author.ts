/** An author whom the seller keeps at the desk. */
export interface Author {
  id: string;
  name: string;
  /** What the pages of their items say about them. */
  line: string;
  /** A path on the site: `/media/authors/<id>/<upload id>-256.webp`. */
  pictureUrl?: string;
  updatedAt: string;
}

/** Returns what identifies an author: two names that differ only in case, form or outer space are the same. */
export function authorKey(name: string): string {
  // Back from upper case, which does not tell ß from ss or ς from σ. ẞ reaches it only by way of lower case.
  const folded = name.normalize('NFKC').trim().toLowerCase().toUpperCase().toLowerCase();
  return folded.normalize('NFKC');
}

export function findByName(authors: readonly Author[], name: string): Author | undefined {
  const key = authorKey(name);
  return authors.find((author) => authorKey(author.name) === key);
}
