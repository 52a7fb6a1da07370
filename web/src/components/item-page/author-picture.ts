import type { AuthorWords } from '#shared/site-words/site-words.ts';

/** The URLs of the pictures in the site's `art/authors`. */
const pictures = import.meta.glob<string>('#site/art/authors/*.{avif,jpg,png,svg,webp}', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
});

const urls = new Map(Object.entries(pictures).map(([file, url]) => [file.split('/').at(-1), url]));

export function pictureOf({ picture }: AuthorWords): string | undefined {
  return picture === undefined ? undefined : urls.get(picture);
}

/** Returns the first letters of the first and the last word: `AL` for Ada King Lovelace. */
export function initialsOf(author: string): string {
  const words = author.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0]!, words.at(-1)!] : words;
  return ends.map((word) => [...word][0]?.toLocaleUpperCase() ?? '').join('');
}
